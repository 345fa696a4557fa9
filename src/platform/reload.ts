const KEY = 'builds-loaded';

/**
 * Whether a document may be loaded for a reason: once per reason and tab, so that servers that disagree, or a cache with an
 * old document, never cause a loop.
 *
 * @param reason the server's current build
 * @param own this document's build
 */
export function mayLoad(reason: string, own = ''): boolean {
  try {
    const seen = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (seen.includes(reason)) return false;
    sessionStorage.setItem(KEY, [...seen, own, reason].join(' ').trim());
    return true;
  } catch {
    // Without storage a loop can't be ruled out, so the visitor decides.
    return false;
  }
}

/**
 * Reloads the document because the server has another build.
 *
 * @param build the server's current build
 * @param own this document's build
 * @returns whether the document is being loaded
 */
export function reloadForBuild(build: string, own?: string): boolean {
  const isFirst = mayLoad(build, own);
  if (isFirst) reload();
  return isFirst;
}

/** Loads another page as a document. */
export function loadDocument(address: string): void {
  window.location.assign(address);
}

/** Reloads the document on the visitor's request. */
export function reload(): void {
  window.location.reload();
}
