import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../../../build-scripts/lib/verify/options';
import { verifyArticles } from '../../../../build-scripts/lib/verify/verifyArticles';
import { verifyScripts } from '../../../../build-scripts/lib/verify/verifyScripts';
import { describeDebianMachines } from '../../support/describeMachines';
import { FIELDS } from '../../support/compile';

/** Both shells, a file with a secret in it, another machine, a failure that is the point, and what isn't run. */
const GUIDE = `---
${FIELDS.wiki}
variables:
  KEY: { type: secret, value: example-key, about: A key }
  HOST: { type: hostname, value: server.example.com, about: A host }
---
## First

\`\`\`console run
$ cd /tmp; place=$PWD; id -un
alice
# id -un; echo '{{HOST}}' > /root/host
root
\`\`\`

\`\`\`ini title="/etc/app.ini" write=0600
key = {{KEY}}
\`\`\`

## Second

\`\`\`console on=laptop run
$ echo "$place"
/tmp
# cat /root/host; chmod 600 /etc/app.ini; stat -c %a /etc/app.ini; cat /etc/app.ini
host.example.net
600
key = {{KEY}}
\`\`\`

\`\`\`console run=fails
$ cat /etc/shadow
cat: /etc/shadow: Permission denied
\`\`\`

\`\`\`console norun="needs a disk"
$ touch /tmp/not-run
\`\`\`

\`\`\`console run
$ ls /tmp/not-run 2> /dev/null || echo none
none
\`\`\`
`;

describeDebianMachines('the scripts of guides', () => {
  let dir = '';
  const options = readOptions(['--release', 'Debian 12', '--script']);
  const scripts = async () => {
    const reported: string[] = [];
    const failures = await verifyScripts(dir, options, (line) => reported.push(line));
    return { reported, failures: failures.map(({ line, message }) => `${line} ${message}`) };
  };
  const write = (guide: string) => writeFileSync(join(dir, 'wiki/a.md'), guide);
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'guide-scripts-test-'));
    for (const folder of ['wiki', 'checks/wiki']) mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, 'checks/wiki/a.yml'), 'variables: { HOST: host.example.net, KEY: "+p@ss=w:o,r.d/1_-" }\n');
    write(GUIDE);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('do in a root what the ledger says of their blocks', async () => {
    expect((await verifyArticles(dir, options, () => undefined)).failures).toEqual([]);
    const { reported, failures } = await scripts();
    expect(failures).toEqual([]);
    expect(reported).toEqual([expect.stringMatching(/^wiki\/a on Debian 12: 5 of 5 blocks as in the ledger, in \d+ s$/)]);
  });

  it('are told of where they do something else', async () => {
    const { failures } = await scripts();
    expect(failures).toContain('12 runs in the script, but not according to the ledger');
    write(GUIDE.replace('none\n```', 'some\n```').replace('$ cat /etc/shadow', '$ cat /etc/hosts > /dev/null'));
    expect((await scripts()).failures).toEqual(expect.arrayContaining([expect.stringContaining('printed something else in the script')]));
  });
});
