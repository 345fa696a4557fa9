import type { Block } from '../../core/content/blocks';
import { isCodeKind, newRanges, type Change } from '../../core/history/changes';
import { placedPassages, type PassageKind, type PlacedPassage } from '../../core/history/passages';
import { clearMarks, findRanges, markRanges } from '../../platform/markMatches';

/** The highlights of the style sheet: of all changes, and of the one that is shown. */
const MARKS = ['guide-change', 'guide-change-here'] as const;

const LINES = '.line';
/** The elements of each kind of passage, in the order of the text. */
const ELEMENTS: Readonly<Record<PassageKind, string>> = {
  heading: ':is(h2, h3, h4, h5, h6)',
  paragraph: 'p:not(.callout__title, .tabs__label)',
  item: 'li',
  row: 'tr',
  caption: '.diagram figcaption',
  file: '.code__title',
  command: LINES,
  code: LINES,
};

/** A guide on the page, in its passages. */
interface ShownGuide {
  readonly passages: readonly PlacedPassage[];
  readonly elementsOf: (kind: PassageKind) => readonly Element[];
}

export function shownGuide(blocks: readonly Block[]): ShownGuide {
  const found = new Map<string, readonly Element[]>();
  const elementsOf = (kind: PassageKind) => {
    const selector = `.prose ${ELEMENTS[kind]}`;
    const elements = found.get(selector) ?? [...document.querySelectorAll(selector)];
    found.set(selector, elements);
    return elements;
  };
  return { passages: placedPassages(blocks), elementsOf };
}

/** The element of a change; for a passage that is gone, of what is in its place. */
export function elementOf({ passages, elementsOf }: ShownGuide, { at }: Pick<Change, 'at'>): Element | undefined {
  const placed = passages[at] ?? passages.at(-1);
  return placed && elementsOf(placed.passage[0])[placed.place];
}

/** Marks what is new: words in prose, lines in code. What is gone has no place. */
export function showMarks(guide: ShownGuide, changes: readonly Change[], here: Change | undefined): void {
  const [all, own] = MARKS;
  const ranges = (wanted: readonly Change[]) => wanted.flatMap((change) => (change.now === null ? [] : rangesOf(guide, change, change.now)));
  markRanges(ranges(changes.filter((change) => change !== here)), all);
  markRanges(here ? ranges([here]) : [], own);
}

export function hideMarks(): void {
  MARKS.forEach((name) => clearMarks(name));
}

function rangesOf(guide: ShownGuide, change: Change, text: string): Range[] {
  const element = elementOf(guide, change);
  if (!element) return [];
  const news = newRanges(change);
  if (!isCodeKind(change.kind)) return wordRanges(element, text, news);
  const first = guide.passages[change.at]?.place ?? 0;
  const lineAt = (offset: number) => first + text.slice(0, offset).split('\n').length - 1;
  // By number, because lines have the reader's own values in them.
  return news.flatMap(([start, end]) => guide.elementsOf(change.kind).slice(lineAt(start), lineAt(end) + 1)).map(rangeOf);
}

function rangeOf(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}

/** The new parts of a passage's text in its element, which may hold it in several pieces, such as the cells of a row. */
function wordRanges(element: Element, text: string, news: ReturnType<typeof newRanges>): Range[] {
  let end = 0;
  return findRanges(element, (written) => {
    // A table introduces each further message of a cell so; see ui/Table.tsx.
    const piece = written.replace(/^or /, '').trim();
    const start = text.indexOf(piece, end);
    if (piece === '' || start < 0) return [];
    end = start + piece.length;
    const shift = start - written.indexOf(piece);
    return news.flatMap(([from, to]) => {
      const [first, last] = [Math.max(from, start), Math.min(to, end)];
      return first < last ? [[first - shift, last - shift] as const] : [];
    });
  });
}
