import { create, type Font } from 'fontkit';
import { namesTypeface, withTypeface } from '../../../../build-scripts/lib/content/pictures/withTypeface';

const drawing = (style: string, text = 'Floating <tspan>address</tspan> &amp; é') =>
  `<svg xmlns="http://www.w3.org/2000/svg">${style}<text x="1">${text}</text></svg>`;
const NAMED = '<style>text { font: 600 20px "Hanken Grotesk", sans-serif }</style>';

async function fontIn(svg: string): Promise<Font> {
  const [, data = ''] = /src:url\(data:font\/woff2;base64,([^)]+)\)/.exec(svg) ?? [];
  return create(Buffer.from(data, 'base64')) as Font;
}

describe('withTypeface', () => {
  it('puts the letters of a drawing’s texts into it, and no others', async () => {
    const svg = await withTypeface(drawing(NAMED));
    const font = await fontIn(svg);
    const has = (letters: string) => [...letters].map((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    expect(has('Floatingdres&é')).toEqual(Array(14).fill(true));
    expect(has('zQ<7')).toEqual(Array(4).fill(false));
    expect(svg.length).toBeLessThan(6000);
  });

  it('leaves the rest of the drawing as it is, and gives one without a style sheet its own', async () => {
    const bare = '<svg viewBox="0 0 9 9"><text font-family="Hanken Grotesk">a</text></svg>';
    const withoutRule = (svg: string) => svg.replace(/@font-face\{[^}]*\}/, '');
    expect(withoutRule(await withTypeface(drawing(NAMED)))).toBe(drawing(NAMED));
    expect(withoutRule(await withTypeface(bare))).toBe(bare.replace('9">', '9"><style></style>'));
  });
});

describe('namesTypeface', () => {
  it.each([
    [drawing(NAMED), true],
    [drawing('', '').replace('<text', '<text font-family="Hanken Grotesk"'), true],
    [drawing('<style>text { font: 20px system-ui }</style>', 'Hanken Grotesk'), false],
    [drawing(NAMED.replace('text', '@font-face { font-family: "Hanken Grotesk"; src: url(data:,) } text')), false],
  ])('is told by what the drawing asks for: %s', (svg, expected) => {
    expect(namesTypeface(svg)).toBe(expected);
  });
});
