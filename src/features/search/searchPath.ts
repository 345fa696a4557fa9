import { matchRoute } from '../../core/site/routes';

/** The shareable address of a search. */
export function searchPath(query: string): string {
  const q = query.trim();
  return q === '' ? '/search' : `/search?q=${encodeURIComponent(wellFormed(q))}`;
}

/** Whether a path is the search page's, with or without the trailing slash that some hosts redirect to. */
export function isSearchPath(pathname: string): boolean {
  return matchRoute(pathname)?.route.name === 'search';
}

/** `encodeURIComponent` throws on a lone surrogate, which typing can leave behind. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}
