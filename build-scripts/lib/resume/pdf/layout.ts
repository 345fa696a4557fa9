import type { Block, Run } from './blocks';
import { missingCharacter } from './fonts';
import { LABEL_GAP, MAX_PAGES, PAGE, RIGHT_GAP, STYLES, TIGHTNESS } from './look';

/** The part of a run that is on one line; `x` is its distance from the left edge of the page, in points. */
export interface Piece {
  readonly run: Run;
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

/** A block broken into lines. `gap` is the room above it, which `height` leaves out. */
export interface PlacedBlock {
  readonly block: Block;
  readonly lines: readonly (readonly Piece[])[];
  readonly leading: number;
  readonly gap: number;
  readonly height: number;
}

/** The width in points of a text in the style of a run. */
export type Measure = (run: Run, text: string) => number;

/** @returns a measure with the document's fonts, which throws an Error on a character that they lack. */
export function measurer(doc: PDFKit.PDFDocument): Measure {
  return ({ style }, text) => {
    const { font, size } = STYLES[style];
    const missing = missingCharacter(text, font);
    if (missing !== undefined) throw new Error(`Resume PDF: the PDF's fonts have no "${missing}" (in "${text.trim()}"); write it another way.`);
    return doc.font(font).fontSize(size).widthOfString(text);
  };
}

/** A resume with more text than its pages hold. */
export class TooLong extends Error {}

/**
 * Distributes the blocks over pages, with line heights and gaps as wide as the number of pages allows.
 * @throws TooLong when even the narrowest don't fit.
 */
export function layOut(blocks: readonly Block[], measure: Measure): PlacedBlock[][] {
  const attempts = TIGHTNESS.map((tightness) => () => paginate(blocks.map((block) => place(block, measure, tightness))));
  for (const attempt of attempts) {
    const pages = attempt();
    if (pages.length <= MAX_PAGES && pages.every(fitsPage)) return pages;
  }
  throw new TooLong(`needs more than ${MAX_PAGES} pages as a PDF`);
}

/** Breaks a block into lines, each as full as possible. */
function place(block: Block, measure: Measure, tightness: number): PlacedBlock {
  const { start, limit } = roomOf(block, measure);
  const lines: Piece[][] = [[]];
  for (const words of unbreakable(block.runs, measure).flatMap((each) => fitting(each, limit - start, measure))) {
    const end = rightEdgeOf(lines.at(-1)) ?? start;
    const fits = end === start || end + widthOf(words, measure) <= limit;
    if (!fits) lines.push([]);
    for (const word of words) lines.at(-1)?.push({ ...word, x: rightEdgeOf(lines.at(-1)) ?? start });
  }
  const leading = STYLES[block.runs[0]?.style ?? 'body'].leading * tightness;
  const height = block.tag === 'H2' ? 0 : lines.length * leading;
  return { block, lines: lines.map((line) => merge(withoutSeparator(line))), leading, gap: block.gap * tightness, height };
}

/** Where the lines of a block begin and where they must end. */
function roomOf(block: Block, measure: Measure): { readonly start: number; readonly limit: number } {
  if (block.tag === 'H2') return { start: PAGE.rail, limit: PAGE.railEnd };
  const { right } = block;
  return { start: PAGE.left + indentOf(block, measure), limit: right ? PAGE.right - measure(right, right.text) - RIGHT_GAP : PAGE.right };
}

/** A label that is too wide for its column pushes the text aside. */
function indentOf({ label, indent = 0 }: Block, measure: Measure): number {
  return label ? Math.max(indent, measure(label, label.text) + LABEL_GAP) : indent;
}

/** A chain of blocks that are kept together moves to the next page if it doesn't fit as a whole. */
function paginate(blocks: readonly PlacedBlock[]): PlacedBlock[][] {
  const pages: PlacedBlock[][] = [[]];
  for (const chain of chains(blocks)) {
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && !fitsPage([...page, ...chain])) pages.push([]);
    pages.at(-1)?.push(...chain);
  }
  return pages;
}

/** The gap above a block on its page; none above the first one. */
export function gapAbove({ gap }: PlacedBlock, index: number): number {
  return index === 0 ? 0 : gap;
}

/** A text's words, each with the spaces after it, so that they stay apart when the text is extracted from the PDF. */
export function wordsOf(text: string): string[] {
  return text.split(/(?<= )(?=[^ ])/);
}

type Word = Omit<Piece, 'x'>;

/** What moves to the next line as a unit: a word or a whole link, each with what is glued to it. */
function unbreakable(runs: readonly Run[], measure: Measure): Word[][] {
  const groups: Word[][] = [];
  for (const run of runs) {
    for (const text of run.link ? [run.text] : wordsOf(run.text)) {
      const word = { run, text, width: wordsOf(text).reduce((sum, part) => sum + measure(run, part), 0) };
      const last = groups.at(-1);
      if (run.isGlued && last) last.push(word);
      else groups.push([word]);
    }
  }
  return groups;
}

/** Such a unit as it is where a line has room for it; otherwise in parts, each as long as a line, broken between words or at last within one. */
function fitting(words: readonly Word[], room: number, measure: Measure): (readonly Word[])[] {
  if (room <= 0 || widthOf(words, measure) <= room) return [words];
  const groups: Word[][] = [];
  for (const word of words.flatMap((each) => piecesOf(each, room, measure))) {
    const last = groups.at(-1);
    if (last && widthOf([...last, word], measure) <= room) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** A text's words, and the parts of one that is longer than a line. */
function piecesOf({ run, text }: Word, room: number, measure: Measure): Word[] {
  return wordsOf(text).flatMap((word) => {
    const parts = [''];
    for (const character of word) {
      const longer = (parts.at(-1) ?? '') + character;
      if (parts.at(-1) === '' || measure(run, longer.trimEnd()) <= room) parts[parts.length - 1] = longer;
      else parts.push(character);
    }
    return parts.map((part) => ({ run, text: part, width: measure(run, part) }));
  });
}

/** The width of such a unit, without trailing spaces. */
function widthOf(words: readonly Word[], measure: Measure): number {
  const last = words.at(-1);
  return words.slice(0, -1).reduce((sum, { width }) => sum + width, 0) + (last ? measure(last.run, last.text.trimEnd()) : 0);
}

/** A separator at the end of a line becomes a mere space, which keeps the words around it apart. */
function withoutSeparator(line: readonly Piece[]): readonly Piece[] {
  const last = line.at(-1);
  return last?.run.isSeparator ? [...line.slice(0, -1), { ...last, text: ' ' }] : line;
}

function rightEdgeOf(line: readonly Piece[] | undefined): number | undefined {
  const last = line?.at(-1);
  return last && last.x + last.width;
}

/** Joins the words of a line that belong to the same run. */
function merge(line: readonly Piece[]): Piece[] {
  return line.reduce<Piece[]>((pieces, piece) => {
    const last = pieces.at(-1);
    if (last?.run !== piece.run) return [...pieces, piece];
    return [...pieces.slice(0, -1), { ...last, text: last.text + piece.text, width: last.width + piece.width }];
  }, []);
}

function chains(blocks: readonly PlacedBlock[]): PlacedBlock[][] {
  return blocks.reduce<PlacedBlock[][]>((all, placed) => {
    const last = all.at(-1);
    if (!last?.at(-1)?.block.keep) return [...all, [placed]];
    return [...all.slice(0, -1), [...last, placed]];
  }, []);
}

function fitsPage(blocks: readonly PlacedBlock[]): boolean {
  const height = blocks.reduce((sum, placed, index) => sum + gapAbove(placed, index) + placed.height, 0);
  return height <= PAGE.bottom - PAGE.top;
}
