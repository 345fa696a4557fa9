import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLedger } from '../../../../build-scripts/lib/content/ledger/ledger';
import { readOptions } from '../../../../build-scripts/lib/verify/options';
import { formatFailures } from '../../../../build-scripts/lib/verify/report';
import { verifyArticles } from '../../../../build-scripts/lib/verify/verifyArticles';
import { describeDebianMachines } from '../../support/describeMachines';
import { FIELDS } from '../../support/compile';

/** A command that prints the release, a block that only one of them has, and one whose difference is tolerated. */
const GUIDE = `---
${FIELDS.wiki}
---
\`\`\`console run
$ . /etc/os-release
$ echo "This is $VERSION_ID."
This is 12.
\`\`\`

\`\`\`console run only="Debian 13"
$ grep -o trixie /etc/os-release | head -n 1
trixie
\`\`\`

\`\`\`console run
$ echo $VERSION_CODENAME
bookworm
\`\`\`
`;
const SIDECAR = 'tolerances:\n  - { match: trixie, as: bookworm, only: Debian 13 }\n';

describeDebianMachines('a guide run on several releases', () => {
  let dir = '';
  const verify = (...args: string[]) => verifyArticles(dir, readOptions(args), () => undefined);
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'releases-test-'));
    for (const folder of ['wiki', 'checks/wiki']) mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, 'wiki/a.md'), GUIDE);
    writeFileSync(join(dir, 'checks/wiki/a.yml'), SIDECAR);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('L4 is told about a block that passes on one and fails on the other, with both outputs, and keeps what is true of each', async () => {
    const { failures } = await verify();
    expect(formatFailures(failures).replaceAll(dir, '')).toBe(
      [
        '/wiki/a.md:10 on Debian 13, but not on Debian 12: `echo "This is $VERSION_ID."` printed something else (- shown, + printed; exit 0)',
        '    - This is 12.',
        '    + This is 13.',
        '    Debian 13 printed:',
        '      This is 13.',
        '    Debian 12 printed:',
        '      This is 12.',
      ].join('\n'),
    );
    const states = readLedger(dir)['wiki/a']?.blocks.map(({ runs }) => [runs?.['Debian 13']?.state, runs?.['Debian 12']?.state]);
    expect(states).toEqual([
      ['failed', 'executed'],
      ['executed', undefined],
      ['executed', 'executed'],
    ]);
  });

  it('keeps what an article came to as soon as its last run has ended, while others still run', async () => {
    const session = (command: string) => `---\n${FIELDS.wiki}\n---\n\`\`\`console run\n$ ${command}\n\`\`\`\n`;
    writeFileSync(join(dir, 'wiki/a.md'), session('sleep 3'));
    writeFileSync(join(dir, 'wiki/b.md'), session('true'));
    const kept: string[][] = [];
    const { failures } = await verifyArticles(dir, readOptions(['--release', 'Debian 12']), (message) => {
      if (message.includes(': done in')) kept.push([message.replace(/done.*/, ''), ...Object.keys(readLedger(dir))]);
    });
    expect(failures).toEqual([]);
    expect(kept[0]).toEqual(['wiki/b on Debian 12: ', 'wiki/b']);
    expect(kept[1]).toEqual(['wiki/a on Debian 12: ', 'wiki/a', 'wiki/b']);
  });

  it('runs only on the release that is asked for, and again only when that was long ago', async () => {
    await verify('--release', 'Debian 12');
    expect(Object.keys(readLedger(dir)['wiki/a']?.runs ?? {})).toEqual(['Debian 12']);
    const path = join(dir, 'ledger.json');
    const date = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10);
    writeFileSync(path, JSON.stringify(readLedger(dir)).replaceAll(/\d{4}-\d\d-\d\d/g, date));
    const dateAfter = async (...args: string[]) => {
      await verify('--release', 'Debian 12', ...args);
      return readLedger(dir)['wiki/a']?.runs?.['Debian 12']?.date;
    };
    expect(await dateAfter()).toBe(date);
    expect(await dateAfter('--older', '31d')).toBe(date);
    expect(await dateAfter('--older', '30d')).not.toBe(date);
  });
});
