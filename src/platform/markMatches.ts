/*
 * Marks by the CSS Custom Highlight API (css-highlight-api-1): ranges that the browser paints, with no change to the
 * document, so that React's elements stay as they are. Browsers without it show the page unmarked.
 */
const NAME = 'search-match';

/** Where texts were found, as places in one string: start and end, in UTF-16 units. */
export type FindPlaces = (text: string) => readonly (readonly [start: number, end: number])[];

interface TextPiece {
  readonly node: Text;
  /** Where the node begins in its block's text. */
  readonly from: number;
}

const BLOCKS = 'p, li, pre, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption';

/**
 * Finds places in each block of text below an element. A block is searched as one string, so that a match may begin in
 * one element and end in another.
 *
 * @returns the ranges, in document order
 */
export function findRanges(root: Element, find: FindPlaces): Range[] {
  return blocksOf(root).flatMap(({ pieces }) => rangesIn(pieces, find));
}

export function markRanges(ranges: readonly Range[]): void {
  if (typeof Highlight !== 'undefined') CSS.highlights.set(NAME, new Highlight(...ranges));
}

export function clearMarks(): void {
  if (typeof Highlight !== 'undefined') CSS.highlights.delete(NAME);
}

interface TextBlock {
  readonly element: Element;
  readonly pieces: TextPiece[];
}

/** The text as it is read: what stands before and after a list inside an item is two blocks, not one. */
function blocksOf(root: Element): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement?.closest(BLOCKS) ?? root;
    const last = blocks.at(-1);
    const piece = last?.pieces.at(-1);
    if (last && piece && last.element === element) last.pieces.push({ node, from: piece.from + piece.node.data.length });
    else blocks.push({ element, pieces: [{ node, from: 0 }] });
  }
  return blocks;
}

function rangesIn(pieces: readonly TextPiece[], find: FindPlaces): Range[] {
  return find(pieces.map(({ node }) => node.data).join('')).map(([start, end]) => {
    const range = document.createRange();
    const first = pieceAt(pieces, start);
    const last = pieceAt(pieces, end - 1);
    if (first) range.setStart(first.node, start - first.from);
    if (last) range.setEnd(last.node, end - last.from);
    return range;
  });
}

function pieceAt(pieces: readonly TextPiece[], place: number): TextPiece | undefined {
  return pieces.filter(({ from }) => from <= place).at(-1);
}
