import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../../../build-scripts/lib/verify/options';
import { strongestState } from '../../../../build-scripts/lib/content/ledger/ledger';
import { formatFailures } from '../../../../build-scripts/lib/verify/report';
import { verifyArticles } from '../../../../build-scripts/lib/verify/verifyArticles';
import { FIELDS } from '../../support/compile';
import { describeDebianMachines } from '../../support/describeMachines';

const GUIDE = `---\n${FIELDS.wiki}\n---\n\`\`\`console run\n$ cat /srv/shop/notes /tmp/data /run/state /dev/shm/x /srv/link\nx\ny\n\`\`\`\n`;
const SETUP = `setup: |
  install -d /srv/shop
  echo x > /srv/shop/notes
  echo y > /srv/unseen
  printf '#!/bin/sh\\n' > /usr/local/bin/nc
  chmod 755 /usr/local/bin/nc
  touch /etc/issue /tmp/data /run/state /dev/shm/x
  ln -s /usr/bin/echo /usr/local/bin/mytool
  ln -s /srv/unseen /srv/link
`;

describeDebianMachines('a setup that makes what readers do not have', () => {
  let dir = '';
  let executed = 0;
  const verify = async (sidecar: string) => {
    writeFileSync(join(dir, 'checks/wiki/a.yml'), sidecar);
    const { failures, problems, ledger } = await verifyArticles(dir, readOptions(['--release', 'Debian 13']), () => undefined);
    executed = ledger['wiki/a']?.blocks.filter((entry) => strongestState(entry) === 'executed').length ?? 0;
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
    const [files, programs] = [
      ['/dev/shm/x', '/run/state', '/srv/link', '/srv/shop/notes', '/tmp/data'],
      ['/usr/local/bin/mytool', '/usr/local/bin/nc'],
    ];
    expect((await verify(SETUP)).split('\n\n').sort()).toEqual([
      ...files.map((path) => `/checks/wiki/a.yml:1 on Debian 13: the setup makes ${path}, which a block names; ${advice}`),
      ...programs.map((path) => `/checks/wiki/a.yml:1 on Debian 13: the setup makes ${path}, a program; ${advice}`),
    ]);
    // Until then nothing is claimed, although all commands printed what is shown.
    expect(executed).toBe(0);
    const told = `standIns:\n  - what: A shop\n    files: [/srv/shop/]\n  - what: Another machine\n    files: [${programs.join(', ')}]\n`;
    expect(await verify(`${SETUP}${told}usual: [/dev/shm/x, /run/state, /srv/link, /tmp/data]\n`)).toBe('');
    expect(executed).toBe(1);
  });
});
