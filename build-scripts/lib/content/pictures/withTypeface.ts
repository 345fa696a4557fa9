import { readFileSync } from 'node:fs';
import { decodeHTMLStrict } from 'entities';
import { fileCache, hashOf } from '../../files/cache';

/*
 * A drawing that a page shows as a picture loads nothing, not even fonts: it uses the reader's own, or what it carries
 * with it. So a drawing that names the site's typeface gets the letters that it uses, some 3 KB of them.
 */

const FAMILY = 'Hanken Grotesk';
/** The letters of Latin-1 in one file, which the site's pages have in two (src/styles/fonts/README.md). */
const SOURCE = new URL('./hanken-grotesk.woff2', import.meta.url);

/** One weight, between those for a label and for a name, takes two thirds of the bytes of a range. Kerning would add a sixth. */
const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: 560 },
  keepFeatures: [],
  noLayoutClosure: true,
  noHinting: true,
  dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
} as const;

const NAMED = /font(?:-family)?\s*[:=][^;{}]*Hanken Grotesk/;

/** Whether a drawing names the site's typeface, and brings no font of its own. */
export function namesTypeface(svg: string): boolean {
  return NAMED.test(svg) && !svg.includes('@font-face');
}

/** The drawing with the letters of its texts in the site's typeface, at the beginning of its style sheet. */
export async function withTypeface(svg: string): Promise<string> {
  const rule = `@font-face{font-family:"${FAMILY}";font-weight:400 700;src:url(data:font/woff2;base64,${await subsetFor(lettersOf(svg))})}`;
  if (/<style\b[^>]*>/.test(svg)) return svg.replace(/<style\b[^>]*>/, (tag) => tag + rule);
  return svg.replace(/<svg\b[^>]*>/, (tag) => `${tag}<style>${rule}</style>`);
}

/** A rule for a class whose texts are in another face. */
const MONOSPACED = /\.([\w-]+)\s*\{[^}]*monospace/g;

/** Every character of the texts once, sorted, leaving out texts that a class makes monospaced. */
function lettersOf(svg: string): string {
  const others = new Set([...svg.matchAll(MONOSPACED)].map(([, name]) => name));
  const isOwn = (attributes: string) =>
    !/class="([^"]*)"/
      .exec(attributes)?.[1]
      ?.split(' ')
      .some((name) => others.has(name));
  const texts = [...svg.matchAll(/<text\b([^>]*)>([^]*?)<\/text>/g)].flatMap(([, attributes = '', text = '']) => (isOwn(attributes) ? [text] : []));
  return [...new Set(decodeHTMLStrict(texts.join('').replace(/<[^>]*>/g, '')))].sort().join('');
}

const cache = fileCache('pictures');

/** @returns a WOFF2 file in base64 */
async function subsetFor(letters: string): Promise<string> {
  const source = readFileSync(SOURCE);
  const key = hashOf('typeface', JSON.stringify(OPTIONS), letters, source);
  const known = cache.read(key);
  if (known) return known.toString('base64');
  const { default: subsetFont } = await import('subset-font');
  const subset = await subsetFont(source, letters, OPTIONS);
  cache.write(key, subset);
  return subset.toString('base64');
}
