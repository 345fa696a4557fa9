/** Webpack's name for a loader with options that its cache sees. A `#` in the path would begin a fragment; after a NUL, it is a character like any other. */
export function loaderRequest(path: string, options: object): string {
  return `${path.replaceAll('#', '\0#')}?${JSON.stringify(options)}`;
}
