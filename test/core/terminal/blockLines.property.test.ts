import * as fc from 'fast-check';
import type { Block, Inline } from '../../../src/core/content/blocks';
import { plainText } from '../../../src/core/content/textOf';
import { blockLines } from '../../../src/core/terminal/blockLines';
import { textOfLine } from '../../../src/core/terminal/line';
import { runs } from '../../support/propertyRuns';

const textArbitrary = fc.constantFrom('', 'a', 'two words', 'a\nb', '\n', '<b>', '  ');
const { inline } = fc.letrec<{ inline: Inline }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 2 },
    textArbitrary,
    fc.record({ type: fc.constantFrom('strong', 'emphasis', 'deleted'), children: fc.array(tie('inline'), { maxLength: 2 }) }),
    fc.record({ type: fc.constant('code'), text: textArbitrary }),
    fc.record({ type: fc.constant('link'), href: fc.constantFrom('#here', '/wiki/ssh'), children: fc.array(tie('inline'), { maxLength: 2 }) }),
    fc.record({ type: fc.constant('image'), src: fc.constant('/x.svg'), alt: textArbitrary, size: fc.constant([960, 540] as const) }),
    fc.constant({ type: 'break' } as const),
    fc.constant({ type: 'footnote', id: 'n', number: 1, ref: 'r' } as const),
  ),
}));
const inlines = fc.array(inline, { maxLength: 3 });
const code = fc.record(
  {
    type: fc.constant('code' as const),
    language: fc.constant('console'),
    label: fc.constant('Console'),
    title: textArbitrary,
    lines: fc.array(fc.record({ tokens: fc.array(textArbitrary, { maxLength: 2 }), prompt: fc.constantFrom('', '$') }), { maxLength: 3 }),
  },
  { requiredKeys: ['type', 'language', 'label', 'lines'] },
);
const { blocks } = fc.letrec<{ blocks: Block[] }>((tie) => ({
  blocks: fc.array(
    fc.oneof(
      { maxDepth: 2 },
      fc.record({ type: fc.constantFrom('paragraph', 'line'), children: inlines }),
      fc.record({ type: fc.constant('heading'), depth: fc.constant(2), id: fc.constant('h'), children: inlines }),
      fc.record({ type: fc.constant('step'), label: fc.constant('Step 1'), children: inlines }),
      code,
      fc.record({ type: fc.constant('tabs'), tabs: fc.array(fc.record({ label: fc.constant('Debian'), block: code }), { maxLength: 2 }) }),
      fc.constant({ type: 'rule' } as const),
      fc.record({
        type: fc.constant('table'),
        align: fc.constant([]),
        head: fc.array(inlines, { maxLength: 2 }),
        rows: fc.array(fc.array(inlines, { maxLength: 2 }), { maxLength: 2 }),
      }),
      fc.record({ type: fc.constant('quote'), children: tie('blocks') }),
      fc.record({ type: fc.constant('callout'), kind: fc.constant('note'), children: tie('blocks') }),
      fc.record({ type: fc.constant('list'), ordered: fc.boolean(), items: fc.array(fc.record({ children: tie('blocks') }), { maxLength: 3 }) }),
      fc.record({
        type: fc.constant('footnotes'),
        items: fc.array(fc.record({ id: fc.constant('n'), refs: fc.constant([]), children: tie('blocks') }), { maxLength: 2 }),
      }),
    ) as fc.Arbitrary<Block>,
    { maxLength: 3 },
  ),
}));

describe('blockLines', () => {
  it('has the very lines of the plain text that the search knows, whatever is within what', () => {
    fc.assert(
      fc.property(blocks, (tree) => {
        const lines = blockLines(tree, '/wiki/x').map(({ line }) => textOfLine(line));
        expect(lines.join('\n')).toBe(plainText(tree));
        expect(lines.every((line) => !line.includes('\n'))).toBe(true);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('W4 shows the number of a note after its line and before the note, outside of their texts', () => {
    const noted: Block[] = [
      { type: 'code', language: 'yaml', label: 'YAML', notes: 1, lines: [{ tokens: ['a: 1'], note: 1 }, { tokens: ['b: 2'] }] },
      { type: 'list', ordered: true, notes: 1, items: [{ children: [{ type: 'line', children: ['One.'] }] }] },
    ];
    const lines = blockLines(noted, '/wiki/ssh').map(({ line }) => line);
    expect(lines.map(({ prefix = '', suffix = '', ...line }) => prefix + textOfLine(line) + suffix)).toEqual(['a: 1 (1)', 'b: 2', '(1) One.']);
    expect(lines.map(textOfLine)).toEqual(['a: 1', 'b: 2', 'One.']);
  });

  it('begins links to headings of the page with its path, and gives the heading of each line', () => {
    const lines = blockLines(
      [
        { type: 'line', children: [{ type: 'link', href: '#b', children: ['down'] }] },
        { type: 'heading', depth: 2, id: 'b', children: ['B'] },
        { type: 'line', children: ['below'] },
      ],
      '/wiki/x',
    );
    expect(lines.map(({ section }) => section)).toEqual([null, 'b', 'b']);
    expect(lines[0]?.line.spans).toEqual([{ text: 'down', href: '/wiki/x#b' }]);
  });
});
