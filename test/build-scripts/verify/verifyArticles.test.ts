import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ledgerPath, writeLedger } from '../../../build-scripts/lib/content/ledger/ledger';
import { readOptions } from '../../../build-scripts/lib/verify/options';
import { formatFailures } from '../../../build-scripts/lib/verify/report';
import { verifyArticles, type VerifyReport } from '../../../build-scripts/lib/verify/verifyArticles';
import { compile, FIELDS } from '../support/compile';
import { writeFiles } from '../support/folder';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'verify-test-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>) => writeFiles(dir, files);

const guide = (body: string) => `---\n${FIELDS.wiki}\n---\n${body}`;
const verify = (...args: string[]): Promise<VerifyReport> => verifyArticles(dir, readOptions(['--static', ...args]), () => undefined);
const placesOf = ({ failures }: VerifyReport) => formatFailures(failures).replaceAll(dir, '').split('\n\n');

/** A ledger with the last check of this body's blocks. */
function know(body: string): void {
  const blocks = compile(body).fences.map(({ hash, ordinal }) => ({ hash, ordinal, state: 'parsed' as const, date: '2026-01-01' }));
  writeLedger(dir, { checked: { 'wiki/a': { blocks } }, gone: () => false });
}

describe('npm run verify -- --static', () => {
  it('passes blocks that are right and as they were at their last check', async () => {
    const body = '```console norun="needs a server"\n$ ls -l\n```\n\n```yaml\na: 1\n```\n\n```text\nx\n```\n';
    write({ 'wiki/a.md': guide(body) });
    know(body);
    const report = await verify();
    expect(report).toMatchObject({ failures: [], problems: '' });
  });

  it.each([
    ['a word without quotes', '{\n  "a": 1,\n  "b": yes,\n  "c": 2\n}', 9],
    ['a comment', '{\n  "a": [1,\n    2], // two\n  "b": 3\n}', 9],
    ['a comma too many', '{\n  "a": 1,\n}', 9],
    ['no end', '{\n  "a": [\n    1', 9],
    ['one line', '{"a": yes}', 7],
  ])('names the line of a fault in JSON: %s', async (_, json, line) => {
    const body = `\`\`\`json\n${json}\n\`\`\`\n`;
    write({ 'wiki/a.md': guide(body) });
    know(body);
    expect(placesOf(await verify())).toEqual([expect.stringMatching(new RegExp(`^/wiki/a\\.md:${line + 1} JSON\\.parse: `))]);
  });

  it('names file and line of every block that is wrong, all at once', async () => {
    const body = [
      '```console norun="x"\n$ true\n$ if\n```',
      '```yaml\na: 1\nb: [1\n```',
      '```json\n{\n  "a": 1,\n}\n```',
      '```toml\na = 1\nb =\n```',
      '```nftables\ntable {\n```',
      '```ini\n[a]\n]b\n```',
      '```ssh-config\nPort 22\nPort\n```',
      '```xml\n<a>\n<b></a>\n```',
      '```bash\necho hi\n```',
      '```sh\necho hi\n```',
      '```\n$ echo hi\n```',
    ].join('\n\n');
    write({ 'wiki/a.md': guide(body) });
    know(body);
    expect(placesOf(await verify())).toEqual([
      expect.stringMatching(/^\/wiki\/a\.md:9 bash -n: /),
      expect.stringMatching(/^\/wiki\/a\.md:1[45] yaml: /),
      expect.stringMatching(/^\/wiki\/a\.md:20 JSON\.parse: /),
      expect.stringMatching(/^\/wiki\/a\.md:25 smol-toml: /),
      '/wiki/a.md:29 a check of its brackets: opens a bracket that "}" never closes',
      '/wiki/a.md:34 a check of its lines: is neither a section, a key with a value, nor a comment',
      "/wiki/a.md:39 a check of its lines: isn't a keyword with a value",
      expect.stringMatching(/^\/wiki\/a\.md:44 saxes: /),
      '/wiki/a.md:47:1 has none of run, write and norun="…"; mark it with whichever is true',
      '/wiki/a.md:51:1 has none of run, write and norun="…"; name its language bash and mark it with whichever is true',
      '/wiki/a.md:55:1 has none of run, write and norun="…"; name its language console and mark it with whichever is true',
    ]);
  });

  it('names a block that was never checked once, and says so', async () => {
    write({ 'wiki/a.md': guide('1. A step\n\n   ```bash\n   echo hi\n   ```\n\n```json\n{,}\n```\n\n```text\nx\n```\n') });
    expect(placesOf(await verify())).toEqual([
      '/wiki/a.md:9:4 has none of run, write and norun="…"; mark it with whichever is true',
      expect.stringMatching(/^\/wiki\/a\.md:1[45] JSON\.parse: /),
      '/wiki/a.md:17:1 has never been checked; run: npm run verify -- wiki/a',
    ]);
  });

  it('fails a block that has changed since its last check, and writes nothing', async () => {
    know('```text\nold\n```\n');
    const before = readFileSync(ledgerPath(dir), 'utf8');
    write({ 'wiki/a.md': guide('```text\nnew\n```\n') });
    expect(placesOf(await verify())).toEqual(['/wiki/a.md:7:1 has changed since its last check; run: npm run verify -- wiki/a']);
    expect(readFileSync(ledgerPath(dir), 'utf8')).toBe(before);
  });

  it('checks one article although another is broken, and reports a name that is unknown', async () => {
    write({ 'wiki/a.md': guide('Text.\n'), 'wiki/b.md': 'no front matter' });
    expect(await verify('wiki/a')).toMatchObject({ failures: [], problems: '' });
    expect((await verify()).problems).toMatch(/wiki\/b\.md:1:1 has no front matter[^]*1 problem in the content; articles with any were not checked\.$/);
    await expect(verify('wiki/aa')).rejects.toThrow('There is no article wiki/aa. Did you mean "wiki/a"?');
  });

  it('reports what is wrong with sidecars, with file, line and column', async () => {
    write({
      'wiki/a.md': guide('Text.\n'),
      'checks/wiki/a.yml': 'packages: [sudo]\ntolerances:\n  - { match: "(", as: x }\npackage: [x]\nusual: [/srv/my files/a, srv]\n',
      'checks/wiki/c.yml': 'packages: []\n',
    });
    const { problems } = await verify();
    expect(problems).toMatch(/checks\/wiki\/a\.yml:3:\d+ "tolerances\.0\.match" is "\(": must be a JavaScript regular expression/);
    expect(problems).toMatch(/checks\/wiki\/a\.yml:4:1 has an unknown key "package"\n {2}Did you mean "packages"\?/);
    expect(problems).toMatch(
      /checks\/wiki\/a\.yml:5:\d+ "usual\.1" is "srv": must be an absolute path\n {2}Change the value; docs\/checks\.md lists the fields\./,
    );
    expect(problems).not.toContain('usual.0');
    expect(problems).toMatch(/checks\/wiki\/c\.yml:1:1 doesn't belong to any article/);
  });

  it.each(['FILE_TAG=1 docker-compose config -q', "printf 'events {}' > /tmp/x; nginx -t", '$(command -v php-fpm) -t'])(
    'L3 asks for the program behind %s, whose name readers see',
    async (command) => {
      write({ 'wiki/a.md': guide('Text.\n'), 'checks/wiki/a.yml': `validators:\n  /etc/a.conf: ${JSON.stringify(command)}\n` });
      expect((await verify()).problems).toMatch(/a\.yml:2:16 .*doesn't begin with the program that reads the file: write "program:"/);
      write({ 'checks/wiki/a.yml': `validators:\n  /etc/a.conf: { program: nginx, command: ${JSON.stringify(command)} }\n  /etc/b.conf: nginx -t\n` });
      expect((await verify()).problems).toBe('');
    },
  );

  it('reports answers to a command that no session has, with file and line', async () => {
    const session = '```console run\n$ ssh-add ~/.ssh/id\n```\n\n```console norun="no"\n$ passwd\n```\n';
    const typed = 'typed: [{ after: "Enter", text: x }]';
    write({
      'wiki/a.md': guide(session),
      'checks/wiki/a.yml': `answers:\n  - command: ssh-add ~/.ssh/id\n    ${typed}\n  - command: ssh-add ~/.ssh/di\n    ${typed}\n  - command: passwd\n    ${typed}\n`,
      'wiki/b.md': guide(session),
      'checks/wiki/b.yml': 'answers:\n  - command: ssh-add ~/.ssh/id\n    typed: [{ text: x }]\n',
    });
    const { problems } = await verify();
    expect(problems).toMatch(
      /a\.yml:4:1 answers the command "ssh-add ~\/\.ssh\/di", which isn't in any session that is run\n {2}Did you mean "ssh-add ~\/\.ssh\/id"\?/,
    );
    expect(problems).toMatch(/a\.yml:6:1 answers the command "passwd", which isn't in any session that is run\n {2}Write it exactly as/);
    expect(problems).toMatch(/b\.yml:3:\d+ .*"answers\.0\.typed\.0\.after"/);
    expect(problems).not.toContain('a.yml:2');
  });

  it('reports an answer that nobody prints, that stands in for something untold, or that a machine prints which isn’t there', async () => {
    const plan = (answer: string, rest = '') => `answers:\n  - command: passwd\n    typed: [{ after: "Enter", ${answer} }]\n${rest}`;
    const told = 'standIns: [{ what: A clock }]\n';
    write({
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`wiki/${name}.md`, guide('```console run\n$ passwd\n```\n')])),
      'checks/wiki/a.yml': plan('secret: true'),
      'checks/wiki/b.yml': plan('printedBy: { command: "$ date" }'),
      'checks/wiki/c.yml': plan('printedBy: { command: "$ date", on: phone }', told),
      'checks/wiki/d.yml': plan('printedBy: { command: date }', told),
    });
    const { problems } = await verify();
    expect(problems).toMatch(/a\.yml:3:\d+ "answers\.0\.typed\.0" .*needs either "text" or "printedBy"/);
    expect(problems).toMatch(/b\.yml:2:\d+ "answers" .*declare it in "standIns"/);
    expect(problems).toMatch(/c\.yml:2:\d+ "answers" .*are printed on "phone", which isn't one of the machines/);
    expect(problems).toMatch(/d\.yml:3:\d+ "answers\.0\.typed\.0\.printedBy\.command" .*must begin with a prompt/);
  });

  it('reports a release that no guide can be run on, with file, line and column', async () => {
    write({
      'wiki/a.md': guide('```console run only="Debian 3"\n$ true\n```\n'),
      'wiki/b.md': guide('Text.\n'),
      'checks/wiki/b.yml': 'only: [Debian 13, Debian 14]\npackages:\n  - { name: sudo, only: Debian 1 }\n',
    });
    const { problems } = await verify();
    expect(problems).toMatch(/wiki\/a\.md:7:16 has "only="Debian 3"", which is not a release/);
    expect(problems).toMatch(/checks\/wiki\/b\.yml:1:19 "only\.1" is "Debian 14"/);
    expect(problems).toMatch(/checks\/wiki\/b\.yml:3:\d+ "packages\.0/);
  });

  it('reports disks that no machine can have, and disks of a kind of machine that has none, with file, line and column', async () => {
    write({
      'wiki/a.md': guide('Text.\n'),
      'checks/wiki/a.yml': 'kind: machine\ndisks:\n  - 1G\n  - 20G\n',
      'wiki/b.md': guide('Text.\n'),
      'checks/wiki/b.yml': 'kind: booted\ndisks: [1G]\n',
      'wiki/c.md': guide('Text.\n'),
      'checks/wiki/c.yml': 'kind: machine\ndisks: [1G, 512M]\n',
      'wiki/d.md': guide('Text.\n'),
      'checks/wiki/d.yml': 'hosts: ["192.0.2.1 vm", "192.0.2.2 client"]\nmachines:\n  vm: { kind: machine, disks: [1G] }\n  client: { disks: [1G] }\n',
      'wiki/e.md': guide('Text.\n'),
      'checks/wiki/e.yml': 'kind: machine\ndisks: [1G]\nhosts: ["192.0.2.1 vm"]\nmachines:\n  vm: {}\n',
    });
    const { problems } = await verify();
    expect(problems).toMatch(/a\.yml:4:5 "disks\.1" is "20G": must be a size such as 512M or 1G, of at most 8G/);
    expect(problems).toMatch(/b\.yml:2:8 "disks" is .*: needs "kind: machine": only that kind has disks/);
    expect(problems).toMatch(/d\.yml:4:\d+ "machines\.client\.disks" .*: needs "kind: machine"/);
    expect(problems).not.toMatch(/"machines\.vm/);
    expect(problems).toMatch(/e\.yml:2:8 "disks" .*: belong to one of the machines: name them there/);
    expect(problems).not.toContain('c.yml');
  });

  it('reports machines without an address, and blocks for a machine that isn’t among them, with file and line', async () => {
    write({
      'wiki/a.md': guide('```console run on=clint\n$ true\n```\n\n```console run on=server\n$ true\n```\n'),
      'checks/wiki/a.yml': 'hosts: ["192.0.2.1 server.example.com", "192.0.2.2 client"]\nmachines:\n  server: {}\n  client: {}\n',
      'wiki/b.md': guide('Text.\n'),
      'checks/wiki/b.yml': 'hosts: ["192.0.2.1 server2"]\nmachines:\n  server: {}\n  client: { kind: computer }\n',
    });
    const { problems } = await verify();
    expect(problems).toMatch(/wiki\/a\.md:7:1 is for "clint", which isn't one of the machines in its sidecar\n {2}Did you mean "client"\?/);
    expect(problems).toMatch(/checks\/wiki\/b\.yml:4:\d+ "machines\.client\.kind"/);
    write({ 'checks/wiki/b.yml': 'hosts: ["192.0.2.1 server2"]\nmachines:\n  server: {}\ncarries: [{ file: /root/a, from: server, to: elsewhere }]\n' });
    expect((await verify()).problems).toMatch(/checks\/wiki\/b\.yml:4:\d+ "carries\.0\.to" is "elsewhere": isn't one of the machines: server/);
    // A long value is truncated, so that the message after it is seen.
    write({ 'checks/wiki/b.yml': `hosts: ["192.0.2.1 server2"]\nmachines:\n  server: { setup: "${'true; '.repeat(40)}" }\n` });
    expect((await verify()).problems).toMatch(/checks\/wiki\/b\.yml:3:\d+ "machines\.server" is .{1,81}: has no address: no line of "hosts" names server/);
  });

  it('L5 reports a mode that a file is written with and no reader sees, with file and line', async () => {
    const block = (title: string) => `\`\`\`ini title="${title}" write=0640\na = b\n\`\`\`\n`;
    const sessions = ['$ sudo chmod 640 /etc/seen', '$ sudo install -m 0640 copied.ini /etc/', '$ sudo chmod 0600 /etc/other'];
    const session = (mark: string, command: string) => `\`\`\`console ${mark}\n${command}\n\`\`\`\n`;
    const shown = sessions.map((command) => session('run', command)).join('\n');
    write({
      'wiki/a.md': guide(
        [...['/etc/seen', '/etc/copied.ini', '/etc/other', '/etc/hidden'].map(block), shown, session('norun="no"', '$ chmod 640 /etc/hidden')].join('\n'),
      ),
      'ledger.json': '{}',
    });
    const { problems } = await verify();
    expect([...problems.matchAll(/a\.md:(\d+):1 is written with the mode 0640, which no command sets/g)].map(([, line]) => line)).toEqual(['15', '19']);
    expect(problems).toContain('Write a session with "chmod 0640 /etc/hidden", which readers see.');
  });

  it('refuses a file that is no ledger', async () => {
    write({ 'wiki/a.md': guide('Text.\n'), 'ledger.json': '{"wiki/a": 1}' });
    await expect(verify()).rejects.toThrow("isn't a ledger");
    write({ 'wiki/a.md': guide('[a][b]\n\n```console run=maybe\n$ a\n```\n') });
    await expect(verify()).rejects.toThrow(/ledger\.json:1:12 isn't a ledger[^]*wiki\/a\.md:\d+/);
  });
});
