import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const fontOf = (file: string) => create(readFileSync(join(__dirname, '../../src/styles/fonts', file))) as Font;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Without 0xffff, which marks the end of a character table. */
const drawn = (points: ReadonlySet<number> = new Set()) => new Set([...points].filter((point) => point < 0xffff));

describe('the typeface', () => {
  it.each(['hanken-grotesk.woff2', 'hanken-grotesk-italic.woff2'])('has the euro and curly quotes in %s', (file) => {
    const font = fontOf(file);
    const missing = [...'Aé€‘’“”'].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    expect(missing).toEqual(['é']);
  });

  // The long s isn't in the typeface, and the soft hyphen is never drawn.
  it.each(['', '-italic'])('has Latin-1 and Latin Extended-A in three files, no character in two of them (%s)', (style) => {
    const faces = ['', '-accents', '-ext'].map((part) => [...drawn(new Set(fontOf(`hanken-grotesk${style}${part}.woff2`).characterSet))]);
    const all = faces.flat();
    expect(range(0xa0, 0x17e).filter((point) => point !== 0xad && !all.includes(point))).toEqual([]);
    expect([...'„Ștefan‚ Łódź ő ÿ Ÿ ŒŽ ẞ'].filter((character) => !all.includes(character.codePointAt(0) ?? 0))).toEqual([]);
    expect(all.filter((point, at) => all.indexOf(point) !== at)).toEqual([]);
  });

  it.each([
    ['_fonts.scss', 'hanken-grotesk-accents.woff2'],
    ['_fonts.scss', 'hanken-grotesk-ext.woff2'],
    ['_italic.scss', 'hanken-grotesk-italic-accents.woff2'],
    ['_italic.scss', 'hanken-grotesk-italic-ext.woff2'],
  ])('%s asks for %s at exactly its characters', (sheet, file) => {
    const text = readFileSync(join(__dirname, '../../src/styles', sheet), 'utf8');
    const rule = text.slice(text.indexOf(file));
    const listed = /unicode-range: ([^;]+);/.exec(rule)?.[1]?.split(', ') ?? [];
    const points = listed.flatMap((each) => {
      const [from = NaN, to = from] = each
        .slice('U+'.length)
        .split('-')
        .map((digits) => parseInt(digits, 16));
      return range(from, to);
    });
    expect(points).toEqual([...drawn(new Set(fontOf(file).characterSet))].sort((a, b) => a - b));
  });

  it('has an italic with letters of its own', () => {
    const [upright, italic] = [fontOf('hanken-grotesk.woff2'), fontOf('hanken-grotesk-italic.woff2')];
    expect([upright.italicAngle === 0, italic.italicAngle < 0]).toEqual([true, true]);
  });
});
