import type { ReactNode } from 'react';
import { plainTitle } from '../../core/content/plainTitle';
import { locateAll, withoutOverlaps, type SearchResult, type TextRange } from '../../core/search';
import { MARKED_IN_ROW } from './limits';
import { renderMarked } from './renderMarked';
import { snippetOf } from './snippet';

/** What is marked in a row: a text, or words one by one. */
type Marked = Pick<SearchResult, 'foundFor' | 'words'>;

/** A result's title, or the heading that its match is under: each match marked. */
export function renderResultTitle(title: string, { foundFor, words = [foundFor] }: Marked): ReactNode {
  const text = plainTitle(title);
  const found = words.flatMap((word) => locateAll(text, word, MARKED_IN_ROW));
  return renderMarked({ text, matches: withoutOverlaps(found) });
}

/** S5: what a row shows of the excerpt, each match marked; code in the article looks like code. */
export function renderResultExcerpt({ excerpt, foundFor }: Pick<SearchResult, 'excerpt' | 'foundFor'>): ReactNode {
  const { text, code, match, marks } = snippetOf(excerpt);
  return renderMarked({ text, code, matches: marks ?? (match ? marksIn(text, match, foundFor) : []) });
}

/** The match of an excerpt, which may be cut off at its end or differ from the text marked on the page, and the other matches in it. */
function marksIn(text: string, match: TextRange, foundFor: string): readonly TextRange[] {
  const others = locateAll(text, foundFor, MARKED_IN_ROW).filter(([start, end]) => end <= match[0] || start >= match[1]);
  return [...others, match].sort(([a], [b]) => a - b);
}
