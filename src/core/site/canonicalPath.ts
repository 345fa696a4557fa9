/** The canonical form of a page's path: `/x/` and `/x` are the same page, and `/x` is its address. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1');
}
