import type { ReactNode } from 'react';
import { plainTitle } from '../../core/content/plainTitle';
import { locateAll, type SearchResult, type TextRange } from '../../core/search';
import { MARKED_IN_ROW } from './limits';
import { renderMarked } from './renderMarked';
import { ELLIPSIS, firstWord, lastWord } from './wholeWords';

/** A result's title, or the heading that its match is under: each match marked. */
export function renderResultTitle(title: string, foundFor: string): ReactNode {
  const text = plainTitle(title);
  return renderMarked({ text, matches: locateAll(text, foundFor, MARKED_IN_ROW) });
}

/** S5: the excerpt as written, in lines, each match marked; code in the article looks like code. */
export function renderResultExcerpt({ excerpt: { text, match, code }, foundFor }: Pick<SearchResult, 'excerpt' | 'foundFor'>): ReactNode {
  return renderMarked({ text: inLines(text, match ?? undefined), matches: match ? locateAll(text, foundFor, MARKED_IN_ROW) : [], code });
}

/**
 * An excerpt as a row shows it: whole words only, and of the lines before that of its match the last alone begins anew, so that
 * the match stays in view where the row is cut. No character changes its place; spaces beyond the first aren't displayed.
 */
function inLines(text: string, [at, end]: TextRange = [0, 0]): string {
  const first = firstWord(text, at);
  const line = Math.max(first, text.lastIndexOf('\n', text.lastIndexOf('\n', at) - 1));
  const start = (first > 0 ? ELLIPSIS : '').padEnd(first) + text.slice(first, line).replace(/\n/g, ' ');
  const last = lastWord(text, end);
  return start + text.slice(line, last).replace(/\n(?=\s)/g, ' ') + (last < text.length ? ELLIPSIS : '');
}
