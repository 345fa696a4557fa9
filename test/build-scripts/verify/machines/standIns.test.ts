import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../../../build-scripts/lib/verify/options';
import { formatFailures } from '../../../../build-scripts/lib/verify/report';
import { verifyArticles } from '../../../../build-scripts/lib/verify/verifyArticles';
import { FIELDS } from '../../support/compile';
import { describeDebianMachines } from '../../support/describeMachines';

const GUIDE = `---\n${FIELDS.wiki}\n---\n\`\`\`console run\n$ cat /srv/shop/notes\nx\n\`\`\`\n`;
const SETUP = `setup: |
  install -d /srv/shop
  echo x > /srv/shop/notes
  echo y > /srv/unseen
  printf '#!/bin/sh\\n' > /usr/local/bin/nc
  chmod 755 /usr/local/bin/nc
  touch /etc/issue
`;

describeDebianMachines('a setup that makes what readers do not have', () => {
  let dir = '';
  const verify = async (sidecar: string) => {
    writeFileSync(join(dir, 'checks/wiki/a.yml'), sidecar);
    const { failures, problems } = await verifyArticles(dir, readOptions(['--release', 'Debian 13']), () => undefined);
    return problems + formatFailures(failures).replaceAll(dir, '');
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'stand-ins-test-'));
    for (const folder of ['wiki', 'checks/wiki']) mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, 'wiki/a.md'), GUIDE);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('L2 fails until its sidecar tells of it', async () => {
    const advice = 'add it to standIns, or to usual if every reader has it';
    expect((await verify(SETUP)).split('\n\n').sort()).toEqual([
      `/checks/wiki/a.yml:1 on Debian 13: the setup makes /srv/shop/notes, which a block names; ${advice}`,
      `/checks/wiki/a.yml:1 on Debian 13: the setup makes /usr/local/bin/nc, a program; ${advice}`,
    ]);
    expect(await verify(`${SETUP}standIns:\n  - what: A shop\n    files: [/srv/shop/]\n  - what: Another machine\n    files: [/usr/local/bin/nc]\n`)).toBe('');
  });
});
