import { locate, type SearchResult } from '../../core/search';
import { MarkedText } from './MarkedText';

/** The title, with what was looked for marked in it. */
export function ResultTitle({ result: { title, foundFor } }: { readonly result: SearchResult }) {
  return <MarkedText text={title} match={locate(title, foundFor)} />;
}

/** S5: the excerpt as written, its match marked; what is code in the article looks like code. */
export function ResultExcerpt({ result: { excerpt } }: { readonly result: SearchResult }) {
  return <MarkedText text={excerpt.text} match={excerpt.match} code={excerpt.code} />;
}
