import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../content/problem';
import { displayPath } from '../files/displayPath';
import { replaceFiles } from '../files/replaceFiles';
import { formatLock, lockedUrls, lostUrls, newUrls, notAddresses, type PublishedUrls, type UrlLock } from './urlLock';

export const LOCK_NAME = 'urls.lock';

/** @returns null for a folder without one */
export function readLock(contentDir: string): UrlLock | null {
  const path = join(contentDir, LOCK_NAME);
  return existsSync(path) ? { file: displayPath(path), text: readFileSync(path, 'utf8') } : null;
}

/**
 * Compares what is published with a folder's lock.
 *
 * @param outcome what became of the run, at the end of the error's message
 * @returns what the owner should know
 * @throws ContentError with every address of the lock that leads nowhere
 */
export function checkUrls(contentDir: string, published: PublishedUrls, outcome?: string): string[] {
  const lock = readLock(contentDir);
  if (!lock) return [];
  const problems = lostUrls(lock, published);
  if (problems.length > 0) throw new ContentError(problems, () => lock.text, outcome);
  const { length } = newUrls(lock, published);
  return length === 0 ? [] : [`${lock.file} lacks ${length} new address${length === 1 ? '' : 'es'}; npm run urls -- --write adds them.`];
}

/**
 * Adds new addresses to a folder's lock, or begins one. Returns how many it added.
 *
 * @throws ContentError for lines that aren't addresses, such as Git's around a conflict: once sorted, nobody could tell where they were
 */
export function writeLock(contentDir: string, published: PublishedUrls): number {
  const lock = readLock(contentDir) ?? { file: LOCK_NAME, text: '' };
  const strange = notAddresses(lock);
  if (strange.length > 0) throw new ContentError(strange, () => lock.text);
  const added = newUrls(lock, published);
  const text = formatLock([...lockedUrls(lock).map(({ url }) => url), ...added], lock.text);
  if (text !== lock.text) replaceFiles(new Map([[join(contentDir, LOCK_NAME), text]]));
  return added.length;
}
