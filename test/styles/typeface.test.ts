import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const fontOf = (file: string) => create(readFileSync(join(__dirname, '../../src/styles/fonts', file))) as Font;

describe('the typeface', () => {
  it.each(['hanken-grotesk.woff2', 'hanken-grotesk-italic.woff2'])('has the euro, accented letters and curly quotes in %s', (file) => {
    const font = fontOf(file);
    const missing = [...'€éÉüñ‘’“”'].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });

  it('has an italic with letters of its own', () => {
    const [upright, italic] = [fontOf('hanken-grotesk.woff2'), fontOf('hanken-grotesk-italic.woff2')];
    expect([upright.italicAngle === 0, italic.italicAngle < 0]).toEqual([true, true]);
  });
});
