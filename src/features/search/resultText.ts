import type { ReactNode } from 'react';
import { plainTitle } from '../../core/content/plainTitle';
import { locateAll, type SearchResult } from '../../core/search';
import { MARKED_IN_ROW } from './limits';
import { renderMarked } from './renderMarked';
import { snippetOf } from './snippet';

/** A result's title, or the heading that its match is under: each match marked. */
export function renderResultTitle(title: string, foundFor: string): ReactNode {
  const text = plainTitle(title);
  return renderMarked({ text, matches: locateAll(text, foundFor, MARKED_IN_ROW) });
}

/** S5: what a row shows of the excerpt, each match marked; code in the article looks like code. */
export function renderResultExcerpt({ excerpt, foundFor }: Pick<SearchResult, 'excerpt' | 'foundFor'>): ReactNode {
  const { text, code } = snippetOf(excerpt);
  return renderMarked({ text, code, matches: excerpt.match ? locateAll(text, foundFor, MARKED_IN_ROW) : [] });
}
