import { watch, type FSWatcher } from 'node:fs';

/** Editors write a file in several steps; it is read this long after the last one, in milliseconds. */
const SETTLE_MS = 15;
/** How long until a folder that can't be watched is tried again, such as one that is being replaced. */
const RETRY_MS = 500;

/**
 * Calls back after changes to a folder or anything in it; changes close together share a call.
 *
 * On Linux, Node watches the files that were there at first. It would lose one that an editor replaces, as many do on saving, and those in
 * a renamed folder. So watching begins anew before each call: earlier changes are there to be read, later ones are noticed.
 *
 * @returns a function that ends it
 */
export function watchFolder(dir: string, onChange: () => void): () => void {
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  const beginIn = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => begin() && onChange(), delay);
  };
  const begin = (): boolean => {
    const before = watcher;
    try {
      watcher = watch(dir, { recursive: true }, () => beginIn(SETTLE_MS));
      watcher.on('error', () => beginIn(RETRY_MS));
      return true;
    } catch {
      beginIn(RETRY_MS);
      return false;
    } finally {
      before?.close();
    }
  };
  begin();
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}
