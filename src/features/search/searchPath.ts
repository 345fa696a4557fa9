/** The address under which a search can be shared. */
export function searchPath(query: string): string {
  const q = query.trim();
  return q === '' ? '/search' : `/search?q=${encodeURIComponent(wellFormed(q))}`;
}

/** `encodeURIComponent` throws on half a surrogate pair, which typing can leave behind. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}
