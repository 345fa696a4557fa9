import { join } from 'node:path';
import { statIfThere } from '../content/source/contentFile';
import { entriesIn } from '../files/entriesIn';
import type { SiteReader } from './siteReader';

/** The content for one answer. */
export interface CurrentReader {
  readonly reader: SiteReader;
  /** A note to send with the answer; null while the content is valid. */
  readonly note: string | null;
}

const OUTDATED = 'Note: the content folder has mistakes since its last edit, so this answer is from before it. npm run check lists them.';

/**
 * Reads a content folder again when a file in it has changed since the last answer. While the content has mistakes, which are reported once,
 * its last valid version stays.
 *
 * @returns a function to call before each answer; it rejects only while there has been no valid version
 */
export function readerOfFolder(contentDir: string, load: () => Promise<SiteReader>): () => Promise<CurrentReader> {
  let stamp: string | undefined;
  let current: Promise<CurrentReader> | undefined;
  // One at a time, so that an older reading never replaces a newer one.
  const next = async (before: Promise<CurrentReader> | undefined): Promise<CurrentReader> => {
    const last = await before?.catch(() => undefined);
    try {
      return { reader: await load(), note: null };
    } catch (error) {
      if (!last) throw error;
      console.error(error instanceof Error ? error.message : error);
      return { reader: last.reader, note: OUTDATED };
    }
  };
  return () => {
    const found = stampsBelow(contentDir).join('\n');
    if (current && stamp === found) return current;
    stamp = found;
    return (current = next(current));
  };
}

/** What changes with each file that is added, removed or written, even if a copy keeps its time. Hidden files aren't part of the content. */
function stampsBelow(dir: string): string[] {
  return entriesIn(dir).flatMap((entry) => {
    if (/^\.|^node_modules$/.test(entry.name)) return [];
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return stampsBelow(path);
    const { ctimeMs = 0, size = 0 } = statIfThere(path) ?? {};
    return [`${path} ${ctimeMs} ${size}`];
  });
}
