import { matchRoute } from '../../core/site/routes';

/** The address under which a search can be shared. */
export function searchPath(query: string): string {
  const q = query.trim();
  return q === '' ? '/search' : `/search?q=${encodeURIComponent(wellFormed(q))}`;
}

/** Whether a path is the search page's, also with the final slash that some hosts redirect to. */
export function isSearchPath(pathname: string): boolean {
  return matchRoute(pathname)?.route.name === 'search';
}

/** `encodeURIComponent` throws on half a surrogate pair, which typing can leave behind. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}
