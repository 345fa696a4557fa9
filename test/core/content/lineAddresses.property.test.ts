import fc from 'fast-check';
import type { Block, CodeLine } from '../../../src/core/content/blocks';
import { addressedLines, isLineId, lineAt, lineFragment } from '../../../src/core/content/lineAddresses';
import { runs } from '../../support/propertyRuns';

const lineOf = (text: string): CodeLine => ({ role: 'output', tokens: [text] });
const code = (...texts: string[]): Block => ({ type: 'code', language: 'console', label: 'Terminal', lines: texts.map(lineOf) }) as Block;
const table = (...rows: string[][]): Block => ({ type: 'table', align: [], head: [['See']], rows: rows.map((row) => row.map((cell) => [cell])) }) as Block;

/** Few words, so that lines are often the same. */
const wordArbitrary = fc.oneof(fc.constantFrom('ls', 'cd /srv', '', 'id -u', 'ok'), fc.string({ maxLength: 12 }));
const blockArbitrary = fc.oneof(
  fc.array(wordArbitrary, { maxLength: 6 }).map((texts) => code(...texts)),
  fc.array(fc.array(wordArbitrary, { minLength: 1, maxLength: 3 }), { maxLength: 4 }).map((rows) => table(...rows)),
  wordArbitrary.map((text): Block => ({ type: 'paragraph', children: [text] })),
);
const innerArbitrary = fc.oneof(
  blockArbitrary,
  fc.array(blockArbitrary, { maxLength: 3 }).map((children): Block => ({ type: 'quote', children })),
  fc.array(blockArbitrary, { maxLength: 3 }).map((children) => ({ type: 'list', ordered: false, items: [{ children }] }) as unknown as Block),
);
const articleArbitrary = fc.array(innerArbitrary, { maxLength: 8 });
const keyOf = ({ kind, text }: { readonly kind: string; readonly text: string }) => `${kind} ${text}`;

describe('addresses of lines', () => {
  it('W14 are different within an article, and lead to their own line', () => {
    fc.assert(
      fc.property(articleArbitrary, (blocks) => {
        const lines = addressedLines(blocks);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        for (const line of lines) {
          expect(isLineId(line.id)).toBe(true);
          expect(lineAt(lines, line.id)).toBe(line);
          expect(lineAt(lines, lineFragment(line).slice(1))).toBe(line);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('W14 stay in any other edition: a line whose text stands once keeps its address, one that stands several times leads to the same text', () => {
    fc.assert(
      fc.property(articleArbitrary, articleArbitrary, fc.func(fc.boolean()), (some, others, isKept) => {
        // Another edition: some parts removed, others added, in another order.
        const [before, after] = [addressedLines(some), addressedLines([...others, ...some.filter((_, at) => isKept(at)).reverse()])];
        for (const line of before) {
          const same = after.filter((other) => keyOf(other) === keyOf(line));
          const found = lineAt(after, line.id);
          if (same.length === 0) expect(found).toBeUndefined();
          else expect(same).toContain(found);
          const isOnly = same.length === 1 && before.filter((other) => keyOf(other) === keyOf(line)).length === 1;
          if (isOnly) expect(found?.id).toBe(line.id);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('W14 count the lines of a page as it has them, blank ones, too', () => {
    const lines = addressedLines([code('ls', '', 'ls'), table(['ls', 'lists'])]);
    expect(lines.map(({ kind, place, text, id }) => [kind, place, text, id.replace(/[\da-f]{8}/, 'X')])).toEqual([
      ['line', 0, 'ls', 'l.X'],
      ['line', 2, 'ls', 'l.X.2'],
      ['row', 0, 'See', 'l.X'],
      ['row', 1, 'ls\tlists', 'l.X'],
    ]);
  });

  it('W14 name the line’s first words for browsers without scripts: whole words of one cell, up to its first comma', () => {
    const [, row] = addressedLines([table(['a-b c, d', 'e'])]);
    expect(row && lineFragment(row)).toMatch(/^#l\.[\da-f]{8}:~:text=a%2Db%20c$/);
    const [long] = addressedLines([code(`echo ${'word '.repeat(20)}`)]);
    expect(long && decodeURIComponent(lineFragment(long).split('=')[1] ?? '')).toBe(`echo ${'word '.repeat(11)}`.trim());
  });

  it.each(['x', '中'])('W14 never cut a character in half, however long the word: 59 × %s', (letter) => {
    const [line] = addressedLines([code(`${letter.repeat(59)}😀${letter.repeat(9)}`)]);
    expect(line && decodeURIComponent(lineFragment(line).split('=')[1] ?? '')).toBe(letter.repeat(59));
  });

  it('W14 are no headings', () => {
    expect(['', 'ssh', 'l', 'l.', 'l.xyz', 'l.0123456', 'l.01234567.x'].filter(isLineId)).toEqual([]);
    expect(lineAt(addressedLines([code('ls')]), 'troubleshooting')).toBeUndefined();
  });
});
