import { matchRoute } from '../../core/site/routes';
import { ADDRESS_TEXT } from './limits';

/** The shareable address of a search. */
export function searchPath(query: string): string {
  const q = addressedQuery(query);
  return q === '' ? '/search' : `/search?q=${encodeURIComponent(q)}`;
}

/** A query as its address has it: of a long paste the beginning, because servers refuse long addresses. */
export function addressedQuery(query: string): string {
  let q = wellFormed(query.trim().slice(0, ADDRESS_TEXT));
  while (encodeURIComponent(q).length > 2 * ADDRESS_TEXT) q = wellFormed(q.slice(0, -50));
  return q;
}

/** Whether a path is the search page's, with or without the trailing slash that some hosts redirect to. */
export function isSearchPath(pathname: string): boolean {
  return matchRoute(pathname)?.route.name === 'search';
}

/** `encodeURIComponent` throws on a lone surrogate, which typing or a cut can leave behind. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
