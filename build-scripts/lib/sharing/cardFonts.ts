import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/*
 * The faces of the cards, from packages: what a card shows must not depend on the machine that builds it. The site's own
 * face is one file; the others are split into files by script, each read when a text has a character in its ranges. Text
 * becomes outlines here, so whatever draws the card needs no fonts.
 */

export type FaceName = 'title' | 'text' | 'label';

interface Family {
  /** A package that is split by script, or the one file of a face. */
  readonly name: string;
  /** What a file's name ends with after its script; absent for a face of one file. */
  readonly weight?: string;
  /** The share of an em that its glyphs get; those of emoji fill more of it than letters do. */
  readonly scale?: number;
  /** Outline to add to each glyph, in units of the em: the variable file can only be read at its lightest weight. */
  readonly stroke?: number;
  readonly isEmoji?: boolean;
}

const TITLE: Family = { name: '@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf' };
const TEXT: Family = { name: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' };
const LABEL: Family = { name: '@fontsource/ibm-plex-mono', weight: '500-normal' };
const EMOJI: Family = { name: '@fontsource-variable/noto-emoji', weight: 'wght-normal', scale: 0.82, isEmoji: true };
const HAN = { name: '@fontsource-variable/noto-sans-sc', weight: 'wght-normal', scale: 0.94 };

/** Where a character is looked for, in this order. */
const FAMILIES: Readonly<Record<FaceName, readonly Family[]>> = {
  title: [TITLE, EMOJI, { ...HAN, stroke: 66 }],
  text: [TEXT, EMOJI, { ...HAN, stroke: 30 }],
  label: [LABEL, TEXT, EMOJI, { ...HAN, stroke: 40 }],
};

/** Consecutive characters of a text that one file draws. */
export interface Piece {
  readonly text: string;
  readonly font: Font;
  readonly family: Family;
}

interface FontFile {
  readonly path: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();
const families = new Map<string, readonly FontFile[]>();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text by the files that draw it; what none has a glyph for is left out, see `canDraw`. */
export function piecesOf(text: string, face: FaceName): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = pieces.at(-1);
    const file = findFile(segment, face);
    if (!file) continue;
    if (last?.font === file.font && last.family === file.family) pieces[pieces.length - 1] = { ...last, text: last.text + segment };
    else pieces.push({ text: segment, ...file });
  }
  return pieces;
}

/** What has no glyph, or none that is missed: a text says the same without an emoji. */
const UNMISSED = /^[\s\p{Default_Ignorable_Code_Point}]+$|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Whether a text that is drawn says what it says: without the letters that no file has, it may say something else. */
export function canDraw(text: string, face: FaceName): boolean {
  return [...graphemes.segment(text)].every(({ segment }) => UNMISSED.test(segment) || findFile(segment, face) !== undefined);
}

/** Joiners and variation selectors change the glyph of their neighbours and have none of their own. */
const INVISIBLE: ReadonlySet<number> = new Set([0x200d, 0xfe0e, 0xfe0f]);

interface Found {
  readonly font: Font;
  readonly family: Family;
}

const found = new Map<string, Found | undefined>();

function findFile(grapheme: string, face: FaceName): Found | undefined {
  const key = `${face} ${grapheme}`;
  if (!found.has(key)) found.set(key, searchFiles(grapheme, face));
  return found.get(key);
}

function searchFiles(grapheme: string, face: FaceName): Found | undefined {
  const points = [...grapheme].map((character) => character.codePointAt(0) ?? 0).filter((point) => !INVISIBLE.has(point));
  const isEmoji = /\p{Emoji_Presentation}|\uFE0F/u.test(grapheme);
  for (const family of FAMILIES[face]) {
    // A letter's family may have a plain glyph for a character that is meant as an emoji.
    if (isEmoji && !family.isEmoji) continue;
    for (const { path, ranges } of filesOf(family)) {
      if (!points.every((point) => ranges.some(([from, to]) => point >= from && point <= to))) continue;
      const font = fontOf(path);
      if (points.every((point) => font.hasGlyphForCodePoint(point))) return { font, family };
    }
  }
  return undefined;
}

/** The files of a family with the ranges that its package lists. */
function filesOf({ name, weight }: Family): readonly FontFile[] {
  const known = families.get(name);
  if (known) return known;
  if (weight === undefined) {
    const whole = [{ path: require.resolve(name), ranges: [[0, 0x10ffff] as const] }];
    families.set(name, whole);
    return whole;
  }
  const index = require.resolve(`${name}/unicode.json`);
  const short = name.slice(name.indexOf('/') + 1);
  const files = Object.entries(JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>).map(([part, ranges]) => ({
    path: join(dirname(index), 'files', `${short}-${part.replace(/[[\]]/g, '')}-${weight}.woff2`),
    ranges: ranges.split(',').map(parseRange),
  }));
  families.set(name, files);
  return files;
}

/** `U+0460-052F` or `U+2116`. */
function parseRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}

function fontOf(path: string): Font {
  const known = fonts.get(path);
  if (known) return known;
  const font = create(readFileSync(path));
  if (!('layout' in font)) throw new Error(`${path} contains a collection of fonts, not a single one.`);
  fonts.set(path, font);
  return font;
}
