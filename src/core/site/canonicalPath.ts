/** The canonical form of a page's path: `/x/`, `//x` and `/x` are the same page, as on many servers, and `/x` is its address. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
