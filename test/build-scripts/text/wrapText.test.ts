import * as fc from 'fast-check';
import { wrapText } from '../../../build-scripts/lib/text/wrapText';

const INDENTS = { first: '- ', rest: '  ' };

describe('wrapText', () => {
  it('breaks at blanks, with its indents counted', () => {
    expect(wrapText('aa bb cc dd', 7, INDENTS)).toEqual(['- aa bb', '  cc dd']);
    expect(wrapText('aa bb cc dd', 6, INDENTS)).toEqual(['- aa', '  bb', '  cc', '  dd']);
  });

  it('leaves a longer word alone on its line, and a no-break blank whole', () => {
    expect(wrapText('a https://example.com/long b', 10)).toEqual(['a', 'https://example.com/long', 'b']);
    expect(wrapText('aaa bb\u00a0cc', 6)).toEqual(['aaa', 'bb\u00a0cc']);
  });

  it('makes one line of nothing', () => {
    expect(wrapText(' \n ', 10)).toEqual(['']);
  });

  it('keeps every word in its order, no line longer than it must be and none shorter', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'ß', '-') }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 40 }), (all, width) => {
        const lines = wrapText(all.join(' '), width, INDENTS);
        expect(lines.flatMap((line) => line.slice(2).split(' '))).toEqual(all);
        lines.forEach((line, index) => {
          expect(line.length <= width || !line.slice(2).includes(' ')).toBe(true);
          const next = lines[index + 1]?.slice(2).split(' ')[0];
          if (next !== undefined) expect(line.length + 1 + next.length).toBeGreaterThan(width);
        });
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });
});
