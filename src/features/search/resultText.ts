import type { ReactNode } from 'react';
import { plainTitle } from '../../core/content/plainTitle';
import { locateAll, type SearchResult } from '../../core/search';
import { MARKED_IN_ROW } from './limits';
import { renderMarked } from './renderMarked';

/** A result's title, or the heading that its match is under: each match marked. */
export function renderResultTitle(title: string, foundFor: string): ReactNode {
  const text = plainTitle(title);
  return renderMarked({ text, matches: locateAll(text, foundFor, MARKED_IN_ROW) });
}

/** S5: the excerpt as written, each match marked; code in the article looks like code. */
export function renderResultExcerpt({ excerpt: { text, match, code }, foundFor }: Pick<SearchResult, 'excerpt' | 'foundFor'>): ReactNode {
  return renderMarked({ text, matches: match ? locateAll(text, foundFor, MARKED_IN_ROW) : [], code });
}
