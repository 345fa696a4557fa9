import { locate } from '../../../src/core/search';
import { excerptAt } from '../../../src/core/search/exact/excerptAt';
import { snippetOf } from '../../../src/features/search/snippet';

const LONG = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty ';
const textFor = (body: string, needle: string, sections: readonly (readonly [number, string])[] = []) =>
  snippetOf(excerptAt(body, locate(body, needle), { sections })).text;

describe('snippetOf', () => {
  it('S5 begins and ends with whole words', () => {
    const text = textFor(LONG + LONG, 'eighteen');
    expect(text).toMatch(/^…\S/);
    expect(text.endsWith('…')).toBe(true);
    const words = LONG.trim().split(' ');
    for (const word of text.replaceAll('…', '').split(' ')) expect(words).toContain(word);
  });

  it('S5 ends with a whole sentence as it is, without a fourth dot', () => {
    const body = `The needle is in this sentence. ${'x'.repeat(400)}`;
    expect(textFor(body, 'needle')).toBe('The needle is in this sentence.');
  });

  it('S5 shows as much of a text that is written without spaces, although it has one somewhere', () => {
    const body = `${'設定を確認します。'.repeat(9)}次に Docker を起動 ${'設定を確認します。'.repeat(30)}`;
    expect(textFor(body, 'Docker').length).toBeGreaterThan(140);
    expect(textFor(`${'設'.repeat(80)} ${'は'.repeat(18)}needle`, 'needle')).toBe(`…${'設'.repeat(31)} ${'は'.repeat(18)}needle`);
  });

  it('S5 begins with the line of the match where that is in view', () => {
    expect(textFor('The line before it.\nPermitRootLogin no\nMore of it.', 'Root')).toBe('PermitRootLogin no · More of it.');
  });

  it.each([
    ['reports:x:101:106::/nonexistent:/usr/sbin/nologin', 'nologin', '…nonexistent:/usr/sbin/nologin'],
    ["point, unable to access '/etc/.git/config': Permission denied", 'Permission denied', "…to access '/etc/.git/config': Permission denied"],
    ['12:Include /etc/ssh/sshd_config.d/*.conf', 'sshd_config', '12:Include /etc/ssh/sshd_config.d/*.conf'],
    [`${'a'.repeat(45)}needle`, 'needle', '…needle'],
  ])('S5 begins so near before its match that a phone’s two lines show this: %s', (line, needle, expected) => {
    expect(textFor(`First.\n${line}\nLast.`, needle)).toBe(`${expected} · Last.`);
  });

  it('S5 has no heading in it: it begins after the one above and ends before the next', () => {
    const body = 'Keys\nUse keys instead of passwords.\nServer\nRestart it.';
    const sections = [
      [0, 'keys'],
      [body.indexOf('Server'), 'server'],
    ] as const;
    expect(textFor(body, 'passwords', sections)).toBe('Use keys instead of passwords.');
    expect(textFor(body, 'Restart', sections)).toBe('Restart it.');
    // A match in the heading itself is marked there; the row shows what follows it.
    expect(textFor(body, 'Server', sections)).toBe('Restart it.');
  });

  it('S5 shows a description as it is', () => {
    expect(snippetOf({ text: 'About Ansible.', match: null }).text).toBe('About Ansible.');
  });

  it.each([
    ['Migrated servers to Azure', 'Migrated servers to Azure…'],
    ['From a dear cloud into a cheaper one.', 'From a dear cloud into a cheaper one.'],
    ['Coming soon...', 'Coming soon...'],
    ['...and so on', '...and so on…'],
    [`${'word '.repeat(39)}cut-in-two`, `${'word '.repeat(38)}word…`],
  ])('S5 shows, without a match, all words of a text that is no longer than an excerpt, and whole words of another: %s', (body, expected) => {
    expect(textFor(body, 'nowhere')).toBe(expected);
  });

  it('S5 shows dots of the text itself as they are', () => {
    expect(textFor('Now wait for it...', 'wait')).toBe('Now wait for it...');
    expect(textFor('...and wait for it', 'wait')).toBe('...and wait for it');
    expect(snippetOf({ text: 'Coming soon...', match: null }).text).toBe('Coming soon...');
  });

  it('S5 keeps code where it was', () => {
    const { text, code } = snippetOf({ text: '...rt of it\nrun ls -l now', match: [16, 18], isCut: [true, false], code: [[16, 21]] });
    expect(text).toBe('run ls -l now');
    expect(code.map(([from, to]) => text.slice(from, to))).toEqual(['ls -l']);
  });

  it('S5 joins blocks on a line, with a dot between them unless the first ends as a sentence does, and marks what it did before', () => {
    const { text, code, match } = snippetOf({ text: 'Peers\nRun it once:\nrun ls -l now\nIt worked.\nNext, ls', match: [23, 25], code: [[23, 28]] });
    expect(text).toBe('run ls -l now · It worked. Next, ls');
    const whole = snippetOf({
      text: 'Peers\nRun it:\nls -l\nnow',
      match: [0, 5],
      code: [
        [14, 19],
        [20, 23],
      ],
    });
    expect(whole.text).toBe('Peers · Run it: ls -l · now');
    expect(whole.code.map(([from, to]) => whole.text.slice(from, to))).toEqual(['ls -l', 'now']);
    expect(snippetOf({ text: 'sudo true\nsudo works\nThen', match: [0, 4], code: [[0, 20]] }).text).toBe('sudo true\nsudo works · Then');
    expect([text.slice(...(match ?? [])), code.map(([from, to]) => text.slice(from, to))]).toEqual(['ls', ['ls -l']]);
  });

  it('S5 shows a match over two blocks as it was searched for', () => {
    const { text, match } = snippetOf({ text: 'one two\nthree four\nfive', match: [4, 13] });
    expect(text).toBe('one two three four · five');
    expect(text.slice(...(match ?? []))).toBe('two three');
  });

  it('S5 keeps the whole of a match that has no space around it', () => {
    const token = `${'a'.repeat(120)}needle${'b'.repeat(400)}`;
    expect(textFor(token, 'needle')).toContain('needle');
  });
});
