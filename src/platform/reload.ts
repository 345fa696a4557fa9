const KEY = 'reloaded-for-update';
/** A second failure within this time is no stale page but a broken one, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Loads the page anew from the server, once: a page from before a deploy asks for chunks that are gone. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PATIENCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // Without storage it can't be told whether it was tried, so the visitor decides.
  }
}
