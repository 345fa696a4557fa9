import { CUT, type SearchResult, type TextRange } from '../../core/search';
import { UNBROKEN } from './limits';
import { beginInView } from './matchInView';
import { ELLIPSIS, firstWord, lastWord } from './wholeWords';

/** A part of a text, with the ranges in it that are the match or code. */
interface Snippet {
  readonly text: string;
  /** The part of the match in it; an empty range if there is none. */
  readonly match: TextRange | null;
  /** The words in it that are marked instead of the match; null if that is. */
  readonly marks: readonly TextRange[] | null;
  readonly code: readonly TextRange[];
}

/**
 * The part of an excerpt (S5) that a row shows: from the beginning of the match's line, or of a word near enough before it, up to the
 * next heading or the end of a word, without empty lines. The heading that the match is under is shown on its own, so it isn't
 * included.
 */
export function snippetOf({ text: excerpt, match, isCut, marks, code = [], headings = [] }: SearchResult['excerpt']): Snippet {
  const hasDots = isCut && (isCut[1] || !match);
  const text = hasDots ? excerpt.slice(0, -CUT.length) : excerpt;
  const at = match?.[0] ?? 0;
  const above = headings.filter(([start]) => start <= at).at(-1)?.[1] ?? null;
  const below = headings.find(([start]) => start > at)?.[0] ?? null;
  const first = above ?? (isCut?.[0] ? firstWord(text, at) : 0);
  const last = below ?? (isCut?.[1] ? lastWord(text, match?.[1] ?? 0) : text.length);
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const begin = skipSpace(text, Math.max(first, line));
  // Of words close together all are shown, of a long match the beginning.
  const end = match?.[1] ?? at;
  const shown = text.slice(at, marks ? end : Math.min(end, at + UNBROKEN));
  const from = match ? beginInView(text, begin, { at, shown }) : begin;
  const to = from + text.slice(from, Math.max(from, last)).trimEnd().length;
  const before = from > begin || (isCut?.[0] && from === first && above === null) ? ELLIPSIS : '';
  const after = below === null && hasDots ? ellipsisAfter(text.slice(from, to)) : '';
  const clip = ([start, end]: TextRange): TextRange => [Math.max(start, from) - from, Math.min(end, to) - from];
  // Words in a row are marked one by one, so that blocks between them stay apart.
  const joined = joinBlocks(text.slice(from, to), match && !marks ? clip(match) : null, code.map(clip));
  const place = (range: TextRange): TextRange => {
    const [start, end] = clip(range);
    return [before.length + joined.moved(start), before.length + joined.moved(end)];
  };
  return {
    text: before + joined.text + after,
    match: match && place(match),
    marks: marks?.map(place).filter(isLong) ?? null,
    code: code.map(place).filter(isLong),
  };
}

const isLong = ([start, end]: TextRange) => start < end;

/** What separates two blocks on one line, unless the first ends as a sentence does. */
const BETWEEN_BLOCKS = ' · ';

/** Joins the blocks of an excerpt, so that a row's few lines are full. Lines of code stay lines, and a match over two blocks as it was searched for. */
function joinBlocks(text: string, match: TextRange | null, code: readonly TextRange[]) {
  const breaks: { readonly at: number; readonly separator: string }[] = [];
  const joined = text.replace(/\n(?=\s)/g, ' ').replace(/\n/g, (_, at: number) => {
    const isAround = ([start, end]: TextRange) => start <= at && at < end;
    const separator = code.some(isAround) ? '\n' : (match && isAround(match)) || /[.!?:;,…]\s*$/.test(text.slice(0, at)) ? ' ' : BETWEEN_BLOCKS;
    breaks.push({ at, separator });
    return separator;
  });
  const moved = (offset: number) => breaks.reduce((sum, { at, separator }) => (at < offset ? sum + separator.length - 1 : sum), offset);
  return { text: joined, moved };
}

/** The ellipsis for text that is left out at the end; after a full stop it would read as a fourth dot. */
function ellipsisAfter(text: string): string {
  return /[.!?]$/.test(text) ? '' : ELLIPSIS;
}

function skipSpace(text: string, from: number): number {
  return from + (text.slice(from).match(/^\s*/)?.[0].length ?? 0);
}
