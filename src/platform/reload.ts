const KEY = 'builds-loaded';

/**
 * Loads the address as a document because the server has another build, once for each build in a tab: servers that
 * disagree with each other, or a cache that holds an old document, never make a loop.
 *
 * @param build what the server has now
 * @param own the build of this document
 * @returns whether the document is being loaded
 */
export function reloadForBuild(build: string, own = ''): boolean {
  try {
    const seen = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (seen.includes(build)) return false;
    sessionStorage.setItem(KEY, [...seen, own, build].join(' ').trim());
  } catch {
    // Without storage there is no knowing whether it was tried, so the visitor decides.
    return false;
  }
  reload();
  return true;
}

/** Loads the address as a document, because the visitor asked for it. */
export function reload(): void {
  window.location.reload();
}
