import type { Glyph } from 'fontkit';
import { createRequire } from 'node:module';
import { piecesOf, type FaceName, type Piece } from './cardFonts';
import { withoutLastWord } from '../text/withoutLastWord';

/** Finds where a text may be broken into lines (Unicode Standard Annex 14); the package has no types. */
const LineBreaker = createRequire(import.meta.url)('linebreak') as new (text: string) => { nextBreak(): { readonly position: number } | null };

/** How a text is set: its face, its font size and its letter spacing, in pixels. */
export interface TextStyle {
  readonly face: FaceName;
  readonly size: number;
  readonly spacing?: number;
}

/** The width of a text on one line, in pixels. */
export function widthOf(text: string, style: TextStyle): number {
  return piecesOf(text, style.face).reduce((sum, piece) => sum + pieceWidth(piece, style), 0);
}

const widths = new Map<string, number>();

/** The width of a word, measured once for all sizes and cards. */
function wordWidth(word: string, { face, size }: TextStyle): number {
  const key = `${face} ${word}`;
  const known = widths.get(key) ?? widthOf(word, { face, size: 1 });
  widths.set(key, known);
  return known * size;
}

function pieceWidth({ text, font, family: { scale = 1 } }: Piece, { size, spacing = 0 }: TextStyle): number {
  const run = font.layout(text);
  return (run.advanceWidth / font.unitsPerEm) * size * scale + run.glyphs.length * spacing;
}

/** Breaks a text into lines no wider than `width` pixels, where its script allows it. */
export function linesOf(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of wordsOf(text)) {
    if (used + wordWidth(word.trimEnd(), style) > width) {
      if (line) lines.push(line.trimEnd());
      const [head, rest] = splitWord(word, style, width);
      lines.push(...head);
      line = rest;
      used = wordWidth(rest, style);
    } else {
      line += word;
      used += wordWidth(word, style);
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

/** Lines aren't made shorter than this part of the width to make them equal. */
const MIN_BALANCE = 0.7;

/** Lines as equal in length as possible without adding any, so that no word is left alone on the last. */
export function balancedLines(text: string, style: TextStyle, width: number): string[] {
  let best = linesOf(text, style, width);
  for (let narrower = width - 24; best.length > 1 && narrower > width * MIN_BALANCE; narrower -= 24) {
    const lines = linesOf(text, style, narrower);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

const wordLists = new Map<string, readonly string[]>();

/** The parts that can't be broken, kept for the last text: to find its size, a text is broken into lines several times. */
function wordsOf(text: string): readonly string[] {
  const known = wordLists.get(text) ?? breakWords(text);
  wordLists.clear();
  wordLists.set(text, known);
  return known;
}

function breakWords(text: string): string[] {
  const breaker = new LineBreaker(text);
  const words: string[] = [];
  let start = 0;
  for (let place = breaker.nextBreak(); place; place = breaker.nextBreak()) {
    words.push(text.slice(start, place.position));
    start = place.position;
  }
  return words;
}

/** Breaks a word that is wider than a line between any characters: into whole lines, and the beginning of the next. */
function splitWord(word: string, style: TextStyle, width: number): readonly [lines: string[], rest: string] {
  const lines: string[] = [];
  let rest = '';
  if (wordWidth(word.trimEnd(), style) <= width) return [lines, word];
  for (const character of word) {
    if (widthOf((rest + character).trimEnd(), style) > width && rest) {
      lines.push(rest);
      rest = '';
    }
    rest += character;
  }
  return [lines, rest];
}

/** The first lines of a text; if there are more, the last ends with an ellipsis. */
export function clamp(lines: readonly string[], limit: number, { style, width }: { readonly style: TextStyle; readonly width: number }): string[] {
  if (lines.length <= limit) return [...lines];
  let last = `${lines[limit - 1] ?? ''} …`;
  while (widthOf(last, style) > width && last.length > 2) last = `${withoutLastWord(last.slice(0, -2))} …`;
  return [...lines.slice(0, limit - 1), last.replace(/[\s,;:.–—、。-]+…$/, '…')];
}

/** A line of text as outlines, its baseline beginning at a point; emoji in a colour of their own. */
export function drawText(text: string, style: TextStyle, { x, y, color, emoji = color }: TextPlace): string {
  let left = x;
  return piecesOf(text, style.face)
    .map((piece) => {
      const outlines = drawPiece(piece, style, { x: left, y, color: piece.family.isEmoji ? emoji : color });
      left += pieceWidth(piece, style);
      return outlines;
    })
    .join('');
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly emoji?: string;
}

function drawPiece({ text, font, family }: Piece, { size, spacing = 0 }: TextStyle, { x, y, color }: TextPlace): string {
  const scale = (size * (family.scale ?? 1)) / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = outlineOf(glyph);
    const at = `${round(pen + xOffset)} ${round(yOffset)}`;
    pen += xAdvance + spacing / scale;
    return outline ? `<path transform="translate(${at})" d="${outline}"/>` : '';
  });
  const stroke = family.stroke ? ` stroke="${color}" stroke-width="${family.stroke}" stroke-linejoin="round"` : '';
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" fill="${color}"${stroke}>${paths.join('')}</g>`;
}

const outlines = new WeakMap<Glyph, string>();

function outlineOf(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.path.toSVG();
  outlines.set(glyph, outline);
  return outline;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
