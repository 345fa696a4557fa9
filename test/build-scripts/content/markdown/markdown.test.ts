import { CALLOUTS } from '../../../../src/core/content/callouts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import { plainText } from '../../../../src/core/content/textOf';
import type { Block } from '../../../../src/core/content/blocks';
import { blocksOf, codeOf, compile, linesOf } from '../../support/compile';

/** The only block of a body, which has to be of the given type. */
function only<T extends Block['type']>(body: string, type: T): Extract<Block, { type: T }> {
  const blocks = blocksOf(body);
  const [block] = blocks.filter((candidate): candidate is Extract<Block, { type: T }> => candidate.type === type);
  if (!block || blocks.length > 1) throw new Error(`no single ${type}: ${JSON.stringify(blocks)}`);
  return block;
}

function paragraph(text: string): Block {
  return { type: 'paragraph', children: [text] };
}

describe('compileDocument: headings', () => {
  it('W6 keeps depths and notes every heading with its id for the contents', () => {
    const { headings } = compile('## One *two* `three`\n\n### Four\n\n#### Five\n');
    expect(headings).toEqual([
      { depth: 2, id: 'one-two-three', text: 'One two three' },
      { depth: 3, id: 'four', text: 'Four' },
      { depth: 4, id: 'five', text: 'Five' },
    ]);
  });

  it('W6 B2 leaves level 1 to the page and knows no level below 6: moves all headings down by one when the document has a first-depth heading of its own', () => {
    expect(compile('# One\n\n## Two\n\n###### Six\n').headings.map(({ depth }) => depth)).toEqual([2, 3, 6]);
  });

  it('gives headings of equal text ids of their own, also against names made up for others', () => {
    const ids = compile('## Same\n\n## Same\n\n## Same 1\n\n## Same\n\n## constructor\n\n## __proto__\n\n## 日本\n\n## 🚀\n\n##\n').headings.map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(9);
  });

  it('gives a heading of signs alone an id that can be linked to', () => {
    expect(compile('## 🚀\n\n## ???\n\n##\n').headings.filter(({ id }) => id === '')).toEqual([]);
  });
});

describe('compileDocument: what is shown as typed', () => {
  it.each([
    'It holds {{ inventory_hostname }} and {{ bare }}.',
    'In <10s it is up, 3 < 4 > 2.',
    'Use ${{ secrets.TOKEN }} there.',
    'Write ssh <user>@<host> in a shell.',
    'Ctrl <kbd>C</kbd> stops <em>it</em>.',
    'A <script>alert(1)</script> in a line.',
    'An <img src=x onerror="alert(1)"> in a line.',
  ])('keeps: %s', (text) => {
    expect(blocksOf(text)).toEqual([paragraph(text)]);
  });

  it.each([
    '<script>window.hacked = true</script>',
    '<img src=x onerror="window.hacked = true">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<style>* { display: none }</style>',
    '<?php echo 1 ?>',
    '<!DOCTYPE html>',
  ])('turns the raw HTML %s into text', (html) => {
    expect(blocksOf(html)).toEqual([paragraph(html)]);
  });

  it('keeps templates in fences and in code as typed', () => {
    const code = 'run: echo ${{ github.sha }} {{ item }} <10s && ssh <user>@<host>';
    expect(codeOf(`\`\`\`yaml\n${code}\n\`\`\``).flatMap(linesOf)).toEqual([code]);
    expect(blocksOf('Run `echo {{ item }} <b>`.')).toEqual([{ type: 'paragraph', children: ['Run ', { type: 'code', text: 'echo {{ item }} <b>' }, '.'] }]);
  });

  it('W6 has a blank where code goes over the end of a line, so that it is found as it is read', () => {
    const blocks = blocksOf('Run `jj\nsplit -r REV`.\n\n- Then `git\n     log`.\n\n> And `a\n> b`.\n');
    expect(JSON.stringify(blocks)).toContain('{"type":"code","text":"jj split -r REV"}');
    expect(plainText(blocks)).toBe('Run jj split -r REV.\nThen git log.\nAnd a b.');
  });

  it('drops comments of one line, of several, and in a line', () => {
    expect(blocksOf('<!-- a note -->\n\n<!-- of\nseveral\n\nlines -->\n\nSeen <!-- hidden -->text.')).toEqual([paragraph('Seen text.')]);
  });

  it('drops a comment that is indented', () => {
    expect(blocksOf('  <!-- a note -->\n\nSeen.')).toEqual([paragraph('Seen.')]);
  });

  it('keeps the text that follows a comment on its line', () => {
    expect(JSON.stringify(blocksOf('<!-- a note --> Seen.'))).toContain('Seen.');
  });

  it('decodes entities once', () => {
    expect(blocksOf('A &amp; B &lt;b&gt; &amp;lt; &copy;')).toEqual([paragraph('A & B <b> &lt; ©')]);
  });
});

describe('compileDocument: blocks', () => {
  it('B2 reads bold, emphasis, struck text, code and hard breaks', () => {
    expect(blocksOf('**a** *b* ~~c~~ `d`\\\ne')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: ['a'] },
          ' ',
          { type: 'emphasis', children: ['b'] },
          ' ',
          { type: 'deleted', children: ['c'] },
          ' ',
          { type: 'code', text: 'd' },
          { type: 'break' },
          expect.stringMatching(/^ ?e$/),
        ],
      },
    ]);
  });

  it('W6 reads bullets, numbers with their start, and task lists', () => {
    const line = (text: string) => ({ type: 'line', children: [text] });
    expect(blocksOf('- a\n- b\n\n7. c\n8. d\n\n- [x] e\n- [ ] f\n')).toEqual([
      { type: 'list', ordered: false, items: [{ children: [line('a')] }, { children: [line('b')] }] },
      { type: 'list', ordered: true, start: 7, items: [{ children: [line('c')] }, { children: [line('d')] }] },
      {
        type: 'list',
        ordered: false,
        items: [
          { checked: true, children: [line('e')] },
          { checked: false, children: [line('f')] },
        ],
      },
    ]);
  });

  it('keeps lists and code inside list items', () => {
    const { items } = only('1. Make it:\n\n   ```bash\n   mkdir a\n     cd a\n   ```\n\n2. Then:\n   - one\n     - two\n', 'list');
    expect(items.map(({ children }) => children.map(({ type }) => type))).toEqual([
      ['paragraph', 'code'],
      ['paragraph', 'list'],
    ]);
    const code = items[0]?.children[1];
    expect(code?.type === 'code' && linesOf(code)).toEqual(['mkdir a', '  cd a']);
    const inner = items[1]?.children[1];
    expect(inner?.type === 'list' && inner.items[0]?.children).toEqual([
      { type: 'line', children: ['one'] },
      { type: 'list', ordered: false, items: [{ children: [{ type: 'line', children: ['two'] }] }] },
    ]);
  });

  it('reads a table with its alignment, inline marks and escaped bars', () => {
    expect(only('| Key | N | C |\n| --- | ---: | :-: |\n| a \\| b | **1** | `x` |\n| short |\n', 'table')).toEqual({
      type: 'table',
      align: [null, 'right', 'center'],
      head: [['Key'], ['N'], ['C']],
      rows: [
        [['a | b'], [{ type: 'strong', children: ['1'] }], [{ type: 'code', text: 'x' }]],
        [['short'], [], []],
      ],
    });
  });

  it('W6 has the cells of long rows below one another on a phone, in a table of three columns or more', () => {
    const tableOf = (columns: number, text: string) =>
      only([text, '---', text].map((cell) => `| ${Array(columns).fill(cell).join(' | ')} |\n`).join(''), 'table').hasLongRows;
    const long = 'many words '.repeat(5).trim();
    expect([tableOf(3, long), tableOf(2, long), tableOf(3, 'few')]).toEqual([true, undefined, undefined]);
  });

  it('fills a table’s shorter rows, and leaves out what a longer one has too many, with a warning', () => {
    const { blocks, problems } = compile('| A | B |\n| --- | --- |\n| a |\n| `x|y` | 1 |\n');
    expect(blocks[0]).toMatchObject({
      head: [['A'], ['B']],
      rows: [
        [['a'], []],
        [['`x'], ['y`']],
      ],
    });
    expect(problems).toEqual([
      expect.objectContaining({ line: 10, column: 9, isWarning: true, message: "is one cell too many for a table of 2 columns, and isn't shown" }),
    ]);
  });

  it.each(Object.keys(CALLOUTS))('reads the callout %s', (kind) => {
    expect(only(`> [!${kind.toUpperCase()}]\n> This can *lock* you out.\n>\n> - So\n`, 'callout')).toMatchObject({
      kind,
      children: [{ type: 'paragraph', children: ['This can ', { type: 'emphasis' }, ' you out.'] }, { type: 'list' }],
    });
  });

  it('leaves a quote that only begins with a bracket a quote', () => {
    expect(only('> [!DANGER] Not one of ours.', 'quote').children).toEqual([paragraph('[!DANGER] Not one of ours.')]);
    expect(only('> [!NOTE]', 'callout').children).toEqual([]);
  });

  it('gives a picture in the first paragraph of a callout its caption, as in any other, or warns that its title isn’t shown', () => {
    expect(only('> [!NOTE]\n> ![a](/images/a.svg "Its caption")', 'callout').children).toEqual([expect.objectContaining({ type: 'figure' })]);
    expect(compile('> [!NOTE] See ![a](/images/a.svg "Not shown")').problems).toEqual([
      expect.objectContaining({ line: 7, message: 'has a picture title that isn\'t shown: "Not shown"' }),
    ]);
  });

  it('shows the first of two texts for a footnote, as GitHub does', () => {
    const { blocks, problems } = compile('A.[^a]\n\n[^a]: One.\n\n[^a]: Two.\n');
    expect(blocks.at(-1)).toMatchObject({ type: 'footnotes', items: [{ children: [paragraph('One.')] }] });
    expect(problems).toEqual([expect.objectContaining({ line: 11, isWarning: true })]);
  });

  it('numbers footnotes by first mention, lets one be mentioned twice and one mention another', () => {
    const blocks = blocksOf('A[^b] and[^a] and again[^b].\n\n[^a]: First.\n[^b]: Second.[^c]\n[^c]: Third.\n[^unused]: Never.\n');
    expect(blocks[0]).toMatchObject({
      children: ['A', { number: 1, ref: 'fnref-b' }, ' and', { number: 2, ref: 'fnref-a' }, ' and again', { number: 1, ref: 'fnref-b-2' }, '.'],
    });
    expect(blocks[1]).toMatchObject({
      type: 'footnotes',
      items: [
        { id: 'fn-b', refs: ['fnref-b', 'fnref-b-2'], children: [{ children: ['Second.', { number: 3 }] }] },
        { id: 'fn-a', children: [paragraph('First.')] },
        { id: 'fn-c', children: [paragraph('Third.')] },
      ],
    });
  });

  it.each([
    ['a.b', 'a-b'],
    ['é', 'ü'],
    ['1', '1-2'],
  ])('gives the footnotes %s and %s ids of their own', (one, other) => {
    const footnotes = blocksOf(`A[^${one}] B[^${one}] C[^${other}]\n\n[^${one}]: One.\n[^${other}]: Two.\n`).at(-1);
    const items = footnotes?.type === 'footnotes' ? footnotes.items : [];
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(new Set(items.flatMap(({ refs }) => refs)).size).toBe(3);
  });

  it("reads a whole file of another system's line ends as it reads one of ours", () => {
    const file = join(__dirname, '../../../fixtures/foreign/wiki/templates.md');
    const text = readFileSync(file, 'utf8');
    const source = { folder: 'wiki', file, name: 'templates' } as const;
    expect(compileDocument({ ...source, text: text.replaceAll('\n', '\r\n') })).toEqual(compileDocument({ ...source, text }));
  });
});
