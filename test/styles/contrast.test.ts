import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECORATIVE, SHAPE_ON, TEXT_ON } from '../../src/styles/colourPairs';
import { compiledSheets, declarationsOf, sheetSources } from './support/sheets';
import { contrast, readColours } from '../../build-scripts/lib/content/site/contrast';

const colours = readColours(readFileSync(join(__dirname, '../../src/styles/_tokens.scss'), 'utf8'));
const rules = compiledSheets().flatMap(declarationsOf);
const isColour = (name: string) => Object.hasOwn(colours, name);

const pairsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([ground, marks]) => marks.map((mark) => [mark, ground] as const));

/** `--tone` stands for every colour that is assigned to it somewhere. */
const tones = [...new Set(rules.flatMap(({ declarations }) => declarations.filter(([name]) => name === '--tone').flatMap(([, value]) => namesIn(value))))];

function namesIn(value: string): string[] {
  return [...value.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = '']) => (name === 'tone' ? tones : [name])).filter(isColour);
}

function valuesOf(properties: readonly string[]): { readonly where: string; readonly names: readonly string[] }[] {
  return rules.flatMap(({ selector, declarations }) =>
    declarations.filter(([name]) => properties.includes(name)).map(([name, value]) => ({ where: `${selector} { ${name} }`, names: namesIn(value) })),
  );
}

describe('contrast', () => {
  it.each(pairsOf(TEXT_ON))('has enough contrast for text of %s on %s in both themes', (mark, ground) => {
    for (const theme of ['light', 'dark'] as const) expect(contrast(colours, [mark, ground], theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(SHAPE_ON))('has enough contrast for a shape of %s on %s in both themes', (mark, ground) => {
    for (const theme of ['light', 'dark'] as const) expect(contrast(colours, [mark, ground], theme)).toBeGreaterThanOrEqual(3);
  });
});

describe('the table of pairs', () => {
  it('has every pair that a rule sets together', () => {
    const missing = rules.flatMap(({ selector, declarations }) => {
      const named = (properties: readonly string[]) => declarations.filter(([name]) => properties.includes(name)).flatMap(([, value]) => namesIn(value));
      const grounds = named(['background', 'background-color']);
      return named(['color']).flatMap((mark) =>
        grounds.filter((ground) => !TEXT_ON[ground]?.includes(mark)).map((ground) => `${selector}: ${mark} on ${ground}`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('has every colour that text, a ground or a line takes somewhere', () => {
    const texts = new Set(Object.values(TEXT_ON).flat());
    const shapes = new Set([...Object.values(SHAPE_ON).flat(), ...DECORATIVE]);
    const grounds = new Set([...Object.keys(TEXT_ON), ...shapes]);
    const unknown = (properties: readonly string[], known: ReadonlySet<string>) =>
      valuesOf(properties).flatMap(({ where, names }) => names.filter((name) => !known.has(name)).map((name) => `${where}: ${name}`));
    const sides = ['', '-top', '-right', '-bottom', '-left', '-inline', '-block'];
    expect(unknown(['color'], texts)).toEqual([]);
    expect(unknown(['background', 'background-color'], grounds)).toEqual([]);
    expect(unknown([...sides.flatMap((side) => [`border${side}`, `border${side}-color`]), 'outline', 'outline-color', 'stroke', 'fill'], shapes)).toEqual([]);
  });

  it('names only colours that there are', () => {
    const named = [...pairsOf(TEXT_ON), ...pairsOf(SHAPE_ON)].flat().concat(DECORATIVE);
    expect(named.filter((name) => !isColour(name))).toEqual([]);
  });
});

describe('the style sheets', () => {
  it('write colours in the tokens only', () => {
    const stray = rules.flatMap(({ selector, declarations }) =>
      declarations
        .filter(([, value]) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(value) && !selector.startsWith(':root'))
        .map(([name, value]) => `${selector} { ${name}: ${value} }`),
    );
    expect(stray).toEqual([]);
  });

  it('take sizes of type from the scale, but for prose, which has its own, and the terminal', () => {
    const strays = sheetSources()
      .filter(({ path }) => !/_prose|_tokens|terminal/.test(path))
      .flatMap(({ path, text }) => [...text.matchAll(/font(?:-size)?:[^;]*\d(?:px|rem)[^;]*;/g)].map(([rule]) => `${path}: ${rule}`));
    expect(strays.filter((stray) => !/terminal|0\.875rem\/1\.6|: font-size: 1rem/.test(stray))).toEqual([]);
  });
});
