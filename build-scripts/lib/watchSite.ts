import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { SITE_FILE } from './content/siteFile';

/** Editors write a file in several steps; it is read this long after the last one, in milliseconds. */
const SETTLE_MS = 50;

/**
 * Calls back after each edit that changes the text of a folder's `site.yml`, one call after the other.
 *
 * @returns a function that ends it
 */
export function watchSite(contentDir: string, onChange: () => Promise<void>): () => void {
  const path = join(contentDir, SITE_FILE);
  const read = () => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  let text = read();
  let timer: NodeJS.Timeout | undefined;
  let called = Promise.resolve();
  const look = () => {
    const now = read();
    if (now === text) return;
    text = now;
    called = called.then(onChange).catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  };
  const watcher = watch(contentDir, () => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
