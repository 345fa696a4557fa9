/*
 * Marks matches with the CSS Custom Highlight API (css-highlight-api-1): the browser paints ranges without any change
 * to the DOM, which React owns. Browsers without it show the page unmarked.
 */
const SEARCH = 'search-match';

/** Finds matches in a text: their start and end offsets, in UTF-16 code units. */
export type FindMatches = (text: string) => readonly (readonly [start: number, end: number])[];

interface TextPiece {
  readonly node: Text;
  /** The node's offset in its block's text. */
  readonly from: number;
}

/** Elements whose text nobody reads: structured data, and the picture that takes a lazy one's place without scripts, as markup. */
const UNREAD = 'script, noscript';

const BLOCKS = 'p, li, pre, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption';

/**
 * Finds matches in each block of text inside an element. A block is searched as one string, so that a match may span
 * several elements.
 *
 * @returns the ranges, in document order
 */
export function findRanges(root: Element, find: FindMatches): Range[] {
  return blocksOf(root).flatMap(({ pieces }) => rangesIn(pieces, find));
}

/** @param name the name of the highlight in the style sheets */
export function markRanges(ranges: readonly Range[], name = SEARCH): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.set(name, new Highlight(...ranges));
  noteMarks();
}

export function clearMarks(name = SEARCH): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(name);
  noteMarks();
}

/** Rules for marks apply only while there are some. */
function noteMarks(): void {
  document.documentElement.toggleAttribute('data-marks', CSS.highlights.size > 0);
}

interface TextBlock {
  readonly element: Element;
  readonly pieces: TextPiece[];
}

/** The text blocks as they are read: the text before and after a list inside an item is two blocks, and so is that before and after a line break. */
function blocksOf(root: Element): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(UNREAD) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement?.closest(BLOCKS) ?? root;
    const last = blocks.at(-1);
    const piece = last?.pieces.at(-1);
    if (last && piece && last.element === element && node.previousSibling?.nodeName !== 'BR')
      last.pieces.push({ node, from: piece.from + piece.node.data.length });
    else blocks.push({ element, pieces: [{ node, from: 0 }] });
  }
  return blocks;
}

function rangesIn(pieces: readonly TextPiece[], find: FindMatches): Range[] {
  return find(pieces.map(({ node }) => node.data).join('')).map(([start, end]) => {
    const range = document.createRange();
    const first = pieceAt(pieces, start);
    const last = pieceAt(pieces, end - 1);
    if (first) range.setStart(first.node, start - first.from);
    if (last) range.setEnd(last.node, end - last.from);
    return range;
  });
}

function pieceAt(pieces: readonly TextPiece[], offset: number): TextPiece | undefined {
  return pieces.filter(({ from }) => from <= offset).at(-1);
}
