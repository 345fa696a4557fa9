import { watch, type FSWatcher } from 'node:fs';

/** Editors write a file in several steps; it is read this long after the last one, in milliseconds. */
const SETTLE_MS = 15;
/** How long until a folder that can't be watched is tried again, such as one that is being replaced. */
const RETRY_MS = 500;

/**
 * Calls back after each change of a folder or of anything in it, some of them together.
 *
 * On Linux, Node watches the files that were there at first: one that an editor has replaced by another one, as many do to save it, and what
 * is in a renamed folder would be lost. So watching begins anew before each call: what changes until then is there to be read, what changes after it is noticed.
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
