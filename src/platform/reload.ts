const KEY = 'builds-loaded';

/**
 * Reloads the document because the server has another build, once per build and tab: servers that disagree, or a cache
 * with an old document, never cause a loop.
 *
 * @param build the server's current build
 * @param own this document's build
 * @returns whether the document is being loaded
 */
export function reloadForBuild(build: string, own = ''): boolean {
  try {
    const seen = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (seen.includes(build)) return false;
    sessionStorage.setItem(KEY, [...seen, own, build].join(' ').trim());
  } catch {
    // Without storage a loop can't be ruled out, so the visitor decides.
    return false;
  }
  reload();
  return true;
}

/** Reloads the document on the visitor's request. */
export function reload(): void {
  window.location.reload();
}
