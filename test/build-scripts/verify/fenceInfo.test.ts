import { parseFenceInfo } from '../../../build-scripts/lib/content/code/fenceInfo';
import { compile, FIELDS, problemsOf } from '../support/compile';

const faultsOf = (language: string, meta: string) => parseFenceInfo(meta, { language, lineCount: 9 }).faults.map(({ message, hint }) => `${message} → ${hint}`);
const checksOf = (language: string, meta: string) => parseFenceInfo(meta, { language, lineCount: 9 }).checks;

describe('parseFenceInfo: marks for checks', () => {
  it.each([
    ['console', 'run', { run: 'ok' }],
    ['console', 'on=server run=fails', { run: 'fails' }],
    ['bash', 'run {2}', { run: 'ok' }],
    ['console', 'norun="needs Proxmox VE"', { norun: 'needs Proxmox VE' }],
    ['ini', 'title="/etc/x" write', { write: '' }],
    ['bash', 'title="/usr/local/bin/x" write=0755', { write: '0755' }],
    ['ini', 'title="~/.config/x" write', { write: '' }],
    ['console', 'run only="Debian 13"', { run: 'ok', only: 'Debian 13' }],
    ['ini', 'title="/etc/x" write only="Debian 12"', { write: '', only: 'Debian 12' }],
    ['ini', 'title="/etc/x" write del={1,3} ins={2}', { write: '', removed: [1, 3] }],
    ['console', 'norun="x" del={1}', { norun: 'x', removed: [1] }],
    ['console', 'run ins={1} {2}', { run: 'ok' }],
    ['sh', 'norun="needs Proxmox VE"', { norun: 'needs Proxmox VE' }],
    ['text', '', {}],
  ])('reads %s %s', (language, meta, checks) => {
    expect(checksOf(language, meta)).toEqual(checks);
    expect(faultsOf(language, meta)).toEqual([]);
  });

  it.each([
    ['console', 'rum', 'has an unknown word "rum" after its language → Did you mean "run"?'],
    ['console', 'norn="x"', 'has an unknown word "norn="x"" after its language → Did you mean "norun"?'],
    ['text', 'showLineNumbers', /unknown word "showLineNumbers".* → Known words: title, on, tab, run/],
    ['text', '{a}', /has the line marks "\{a\}"/],
    ['text', '{10}', 'has the line marks "{10}", which match no lines of the block → It has lines 1 to 9; mark only lines that exist.'],
    ['text', 'ins={7-99}', /has the line marks "ins=\{7-99\}"/],
    ['text', 'del={0}', /has the line marks "del=\{0\}"/],
    ['text', '{2, 6-3}', /has the line marks "\{2, 6-3\}"/],
    ['console', 'run=maybe', /has "run=maybe" → Write run, or run=fails/],
    ['console', 'norun=""', /has "norun=""" without a reason/],
    ['ini', 'title="/x" write=rwx', /has "write=rwx" → .*0755/],
    ['console', 'run only="Debian 14"', 'has "only="Debian 14"", which is not a release → Did you mean "Debian 13"?'],
    ['console', 'run only=', 'has "only=", which is not a release → Write only="Debian 13" or only="Debian 12".'],
    ['yaml', 'run', 'has "run" on yaml → Only console and bash are executed; remove it.'],
    ['shell-session', 'run', 'has "run" on shell-session → Only console and bash are executed; name its language console.'],
    ['sh', 'run', 'has "run" on sh → Only console and bash are executed; name its language bash.'],
    ['yaml', 'norun="x"', /has "norun" on yaml/],
    ['ini', 'write', /has "write" without an absolute title/],
    ['ini', 'title="x.conf" write', /has "write" without an absolute title/],
    ['console', 'title="/x" write run', /has "write" on a session/],
    ['diff', 'title="/x" write', /has "write" on a diff → .*del=/],
    ['console', 'run del={1}', /has both "run" and "del" → .*readers copy only those that stay/],
    ['bash', 'run=fails del={2,3}', /has both "run" and "del"/],
    ['console', 'run norun="x"', /has both "run" and "norun"/],
    [
      'text',
      'title=“/etc/x2”',
      'has "title=“/etc/x2”", whose quotes aren\'t a pair of straight ones → Write title="…", with straight quotes around the whole value.',
    ],
    ['text', 'title="/etc/x3 (unclosed)', /^has "title="\/etc\/x3", whose quotes aren't a pair of straight ones → Write title="…"/],
    ['text', 'tab=“Debian”', /^has "tab=“Debian”", whose quotes/],
    ['console', 'norun=‘x’', /^has "norun=‘x’", whose quotes .* → Write norun="…"/],
    ['console', 'norun=“needs x”', /^has "norun=“needs", whose quotes .* → Write norun="…"/],
    ['console', 'on=server"', /^has "on=server"", whose quotes/],
    ['text', 'title="a" title="b"', 'has "title" twice → Only the first one counts; remove the other.'],
    ['console', 'run run', /^has "run" twice/],
    ['console', 'run run=fails', /^has "run" twice/],
    ['text', '{}', /^has the line marks "\{\}" → Write line numbers/],
    ['text', 'ins={ , }', /^has the line marks "ins=\{ , \}"/],
  ])('reports what is wrong with %s %s', (language, meta, fault) => {
    expect(faultsOf(language, meta)).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
  });
});

it('takes an apostrophe inside a word for one', () => {
  expect(faultsOf('text', "title=Kim's.conf")).toEqual([]);
  expect(faultsOf('console', "norun=doesn't-end")).toEqual([]);
});

describe('compileDocument: marks for checks', () => {
  it('reports a fault of an info string with its line and column, in a list too', () => {
    const body = 'Text.\n\n```console on=server rum\n$ ls\n```\n\n- Item\n\n  ```yaml run\n  a: 1\n  ```\n';
    expect(problemsOf(compile(body))).toEqual(['9:22 has an unknown word "rum" after its language', '15:11 has "run" on yaml']);
    expect(problemsOf(compile('```text title="a" {1} {1} title="b"\na\n```\n'))).toEqual(['7:27 has "title" twice']);
    expect(problemsOf(compile('```text {1} title=“a b”\na\n```\n'))).toEqual([expect.stringMatching(/^7:13 has "title=“a", whose quotes/)]);
  });

  it('reports marks of lines that a block doesn’t have, with their place', () => {
    expect(problemsOf(compile('Text.\n\n```yaml ins={1} {2-99}\na: 1\nb: 2\n```\n\n```text {1,2}\na\nb\n```\n'))).toEqual([
      '9:17 has the line marks "{2-99}", which match no lines of the block',
    ]);
  });

  it('reports a release that isn’t one with its line and column', () => {
    expect(problemsOf(compile('Text.\n\n```console run only="Debian 1"\n$ ls\n```\n'))).toEqual(['9:16 has "only="Debian 1"", which is not a release']);
  });

  it('gives a block the same hash wherever it is, and another for each thing that its check depends on', () => {
    const hashOf = (info: string, text = 'ls') => compile(`More.\n\n\`\`\`${info}\n${text}\n\`\`\`\n`).fences[0]?.hash;
    expect(hashOf('bash')).toMatch(/^[0-9a-f]{12}$/);
    expect(hashOf('bash')).toBe(compile('```bash\nls\n```\n').fences[0]?.hash);
    expect(hashOf('bash {1}')).toBe(hashOf('bash'));
    const others = [
      hashOf('bash'),
      hashOf('bash run'),
      hashOf('bash norun="x"'),
      hashOf('bash title="a"'),
      hashOf('bash on=server'),
      hashOf('bash on=client'),
      hashOf('bash only="Debian 13"'),
      hashOf('bash', 'ls -l'),
      hashOf('console'),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it('gives a block another hash when an example value in it has another value, and the same when any other has', () => {
    const hashesOf = (dir: string, port: string) => {
      const variables = [`DIR: { type: path, value: ${dir}, about: A folder }`, `PORT: { type: port, value: "${port}", about: A port }`];
      const fields = `${FIELDS.wiki}\nvariables:\n  ${variables.join('\n  ')}`;
      return compile('```console run\n$ ls -d {{DIR}}\n{{DIR}}\n```\n\n```text title="{{DIR}}/a"\nx\n```\n\n```text\n{{OTHER}}\n```\n', { fields }).fences.map(
        ({ hash }) => hash,
      );
    };
    const [command, file, other] = hashesOf('/etc', '22');
    const changed = hashesOf('/nonexistent', '22');
    expect(hashesOf('/etc', '2222')).toEqual([command, file, other]);
    expect(changed[0]).not.toBe(command);
    expect(changed[1]).not.toBe(file);
    expect(changed[2]).toBe(other);
  });

  it('distinguishes equal blocks by an ordinal, on the page and in the list of fences', () => {
    const { fences, blocks } = compile('```text\na\n```\n\n```text\na\n```\n');
    expect(fences.map(({ ordinal, line, textLine }) => [ordinal, line, textLine])).toEqual([
      [1, 7, 8],
      [2, 11, 12],
    ]);
    expect(blocks.map((block) => (block.type === 'code' ? block.ordinal : null))).toEqual([undefined, 2]);
  });

  it('takes command lines outside of fences for one block without marks', () => {
    const { fences } = compile('sudo apt update\n\nsudo apt upgrade\n');
    expect(fences).toMatchObject([{ isBare: true, language: 'bash', text: 'sudo apt update\nsudo apt upgrade' }]);
  });
});
