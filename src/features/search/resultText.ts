import type { ReactNode } from 'react';
import { locate, type SearchResult } from '../../core/search';
import { renderMarked } from './renderMarked';

/** The title, its match marked. */
export function renderResultTitle({ title, foundFor }: SearchResult): ReactNode {
  return renderMarked({ text: title, match: locate(title, foundFor) });
}

/** S5: the excerpt as written, its match marked; code in the article looks like code. */
export function renderResultExcerpt({ excerpt }: SearchResult): ReactNode {
  return renderMarked(excerpt);
}
