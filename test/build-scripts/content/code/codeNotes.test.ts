import { plainText } from '../../../../src/core/content/textOf';
import { copyText } from '../../../../src/core/content/session';
import { codeOf, compile, linesOf, problemsOf } from '../../support/compile';

const NOTED = ['```ssh-config title="/etc/ssh/sshd_config" write', 'Port 2222 # (1)', '', 'PermitRootLogin no   # really # (2)', '```'].join('\n');
const LIST = '1. Not the usual one.\n2. Root has no *password*.';
const BODY = `Before.\n\n${NOTED}\n\n${LIST}\n\nAfter.\n`;

/** The number of each line's note, 0 for none. */
const notesOf = (body: string) => codeOf(body).map(({ lines }) => lines.map(({ note = 0 }) => note));
const listsOf = (body: string) => compile(body).blocks.filter((block) => block.type === 'list');

const fence = (language: string, ...lines: string[]) => `\`\`\`${language}\n${lines.join('\n')}\n\`\`\`\n`;

describe('notes on lines of code', () => {
  it('W4 connects each marked line to its item in the list that follows, and takes the marks out of the code', () => {
    expect(compile(BODY).problems).toEqual([]);
    expect(notesOf(BODY)).toEqual([[1, 0, 2]]);
    expect(codeOf(BODY).map(linesOf)).toEqual([['Port 2222', '', 'PermitRootLogin no   # really']]);
    expect(codeOf(BODY).map(({ notes }) => notes)).toEqual([1]);
    expect(listsOf(BODY).map(({ notes }) => notes)).toEqual([1]);
  });

  it('W4 copies, finds and colours the code as if it had no notes', () => {
    const plain = `Before.\n\n${NOTED.replaceAll(/ *# \(\d\)/g, '')}\n\n${LIST}\n\nAfter.\n`;
    const [noted, unnoted] = [codeOf(BODY), codeOf(plain)];
    expect(noted.map((block) => copyText(block, {}))).toEqual(['Port 2222\n\nPermitRootLogin no   # really']);
    expect(noted.map(({ lines }) => lines.map(({ tokens }) => tokens))).toEqual(unnoted.map(({ lines }) => lines.map(({ tokens }) => tokens)));
    expect(plainText(compile(BODY).blocks)).toBe(plainText(compile(plain).blocks));
  });

  it('W4 keeps the hash of a block, so that one that was checked still is when it gets notes', () => {
    const plain = BODY.replaceAll(/ *# \(\d\)/g, '');
    const [noted, unnoted] = [compile(BODY).fences, compile(plain).fences];
    expect(noted).toEqual(unnoted);
    expect(noted).toMatchObject([{ text: 'Port 2222\n\nPermitRootLogin no   # really', textLine: 10 }]);
    expect(codeOf(BODY).map(({ hash }) => hash)).toEqual(codeOf(plain).map(({ hash }) => hash));
    expect(compile(BODY.replace('2222', '2223')).fences[0]?.hash).not.toBe(unnoted[0]?.hash);
  });

  it('W4 keeps the marks in the Markdown file and in feeds, where the list is a plain one', () => {
    const { markdown, html } = compile(BODY);
    expect(markdown.join('')).toContain('\nPort 2222 # (1)\n\nPermitRootLogin no   # really # (2)\n```\n\n1. Not the usual one.\n2. Root has no *password*.\n');
    expect(html.join('')).toContain('Port 2222 # (1)\n\nPermitRootLogin no   # really # (2)\n</code></pre>\n<ol>\n<li>Not the usual one.</li>');
  });

  it.each([
    ['bash', 'a # (1)'],
    ['nftables', 'a #(1)'],
    ['brainfuck', 'a # (1)'],
    ['text', 'a ; (1)'],
    ['ini', 'a ; (1)'],
    ['js', 'a // (1)'],
    ['js', 'a /* (1) */'],
    ['css', 'a /* (1) */'],
    ['hcl', 'a // (1)'],
    ['SQL', 'a -- (1)'],
    ['xml', 'a <!-- (1) -->'],
    ['yaml', 'a\t# (1)  '],
  ])('W4 knows the comments of %s: %s', (language, line) => {
    expect(notesOf(`${fence(language, line)}\n1. One.\n`)).toEqual([[1]]);
    expect(codeOf(`${fence(language, line)}\n1. One.\n`).map(linesOf)).toEqual([['a']]);
  });

  it.each([
    ['bash', 'echo "# (1)"'],
    ['bash', 'a#(1)'],
    ['bash', '# (1)'],
    ['bash', 'a # (1) first'],
    ['bash', 'a # 1'],
    ['bash', 'a // (1)'],
    ['bash', 'f() (1)'],
    ['js', 'a # (1)'],
    ['sql', 'a # (1)'],
    ['markdown', 'Port 22 # (1)'],
  ])('W4 takes nothing else for a mark, in %s: %s', (language, line) => {
    const body = `${fence(language, line)}\n1. One.\n`;
    expect(compile(body).problems).toEqual([]);
    expect(codeOf(body)).toMatchObject([{ lines: [{ tokens: expect.anything() as unknown }] }]);
    expect(codeOf(body).map(linesOf)).toEqual([[line]]);
    expect([...codeOf(body), ...listsOf(body)].map(({ notes }) => notes)).toEqual([undefined, undefined]);
  });

  it('W4 notes commands, their continuations and the output of a session', () => {
    const body = `${fence('console norun="x"', '$ apt install \\ # (1)', '    nginx # (2)', 'Done. # (3)')}\n1. One.\n2. Two.\n3. Three.\n`;
    expect(notesOf(body)).toEqual([[1, 2, 3]]);
    expect(codeOf(body).map(({ lines }) => lines.map(({ role }) => role))).toEqual([['command', 'continuation', 'output']]);
    expect(codeOf(body).map((block) => copyText(block, {}))).toEqual(['apt install \\\n    nginx']);
  });

  it('W4 numbers the blocks of a document that have notes, in items and quotes too', () => {
    const inItem = '- Item\n\n  ```yaml\n  a: 1 # (1)\n  ```\n\n  1. One.\n';
    const quoted = '> ```yaml\n> a: 2 # (1)\n> ```\n>\n> 1. One.\n';
    const { blocks, problems } = compile(`${BODY}\n${inItem}\n${fence('yaml', 'b: 1')}\n${quoted}`);
    expect(problems).toEqual([]);
    const pairs = [...JSON.stringify(blocks).matchAll(/"notes":(\d)/g)].map(([, notes]) => notes);
    expect(pairs).toEqual(['1', '1', '2', '2', '3', '3']);
  });

  it('W4 leaves a block without marks and the list after it as they are', () => {
    const body = `${fence('yaml', 'a: 1')}\n1. One.\n`;
    expect([...codeOf(body), ...listsOf(body)].map(({ notes }) => notes)).toEqual([undefined, undefined]);
  });

  it('gives blocks with the same code different ordinals, whether they have notes or not', () => {
    const { fences } = compile(`${fence('yaml', 'a: 1')}\n${fence('yaml', 'a: 1 # (1)')}\n1. One.\n`);
    expect(fences.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  });
});

describe('what is wrong with notes', () => {
  // The front matter of a guide has six lines.
  it.each([
    ['no list', `${fence('yaml', 'a: 1', 'b: 2 # (1)')}\nText.\n`, '9:6 has 1 note that no list explains'],
    ['bullets', `${fence('yaml', 'a: 1 # (1)', 'b: 2 # (2)')}\n- One.\n- Two.\n`, '8:6 has 2 notes that no list explains'],
    ['text before the list', `${fence('yaml', 'a: 1 # (1)')}\nText.\n\n1. One.\n`, '8:6 has 1 note that no list explains'],
    ['a list that begins later', `${fence('yaml', 'a: 1 # (1)')}\n2. Two.\n`, '8:6 has 1 note that no list explains'],
    ['an item too many', `${fence('yaml', 'a: 1 # (1)')}\n1. One.\n2. Two.\n`, '11:1 has 2 items for the 1 note of the block before it'],
    ['an item too few', `${fence('yaml', 'a: 1 # (1)', 'b: 2 # (2)')}\n1. One.\n`, '12:1 has 1 item for the 2 notes of the block before it'],
    ['a gap', `${fence('yaml', 'a: 1 # (1)', 'b: 2 # (3)')}\n1. One.\n2. Two.\n`, '9:6 has note 3 where note 2 is expected'],
    ['a number twice', `${fence('yaml', 'a: 1 # (1)', 'b: 2 # (1)')}\n1. One.\n2. Two.\n`, '9:6 has note 1 where note 2 is expected'],
    ['another order', `${fence('yaml', 'a: 1 # (2)', 'b: 2 # (1)')}\n1. One.\n2. Two.\n`, '8:6 has note 2 where note 1 is expected'],
    ['a tab', `${fence('yaml tab="A"', 'a: 1 # (1)')}\n1. One.\n`, '8:6 has numbered notes in a tab'],
    ['too many', `${fence('yaml', ...Array.from({ length: 10 }, (_, i) => `a: ${i} # (${i + 1})`))}\n${'1. One.\n'.repeat(10)}`, '8:6 has 10 notes'],
    ['a fence in an item', `- Item\n\n  ${fence('yaml', '  a: 1 # (1)').replace('\n```', '\n  ```')}\n`, '10:8 has 1 note that no list explains'],
  ])('says where and what: %s', (_, body, problem) => {
    const document = compile(body);
    expect(problemsOf(document)).toEqual([problem]);
    expect(document.problems.every(({ file, hint }) => file === 'wiki/sample.md' && hint.endsWith('.'))).toBe(true);
  });
});
