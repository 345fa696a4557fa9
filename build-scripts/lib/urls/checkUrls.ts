import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../../src/core/counted';
import { ContentError, type Problem } from '../content/source/problem';
import { displayPath } from '../files/displayPath';
import { replaceFiles } from '../files/replaceFiles';
import { formatLock, lockedUrls, lostUrls, newUrls, notAddresses, type PublishedUrls, type UrlLock } from './urlLock';

export const LOCK_NAME = 'urls.lock';

/** @returns null for a folder without one */
export function readLock(contentDir: string): UrlLock | null {
  const path = join(contentDir, LOCK_NAME);
  return existsSync(path) ? { file: displayPath(path), text: readFileSync(path, 'utf8') } : null;
}

/** What a comparison with a folder's lock has found. */
interface UrlReport {
  /** Every address of the lock that leads nowhere. */
  readonly problems: readonly Problem[];
  /** What the owner should know. */
  readonly notices: readonly string[];
  /** The lock. */
  readonly text: string;
}

/** Compares what is published with a folder's lock. */
export function compareUrls(contentDir: string, published: PublishedUrls): UrlReport {
  const lock = readLock(contentDir);
  if (!lock) return { problems: [], notices: [], text: '' };
  const { length } = newUrls(lock, published);
  const notices = length === 0 ? [] : [`${lock.file} lacks ${counted(length, 'new address', 'new addresses')}; npm run urls -- --write adds them.`];
  return { problems: lostUrls(lock, published), notices, text: lock.text };
}

/**
 * The same for commands that end when an address is lost.
 *
 * @param outcome what became of the run, at the end of the error's message
 * @returns what the owner should know
 * @throws ContentError with every address of the lock that leads nowhere
 */
export function checkUrls(contentDir: string, published: PublishedUrls, outcome?: string): readonly string[] {
  const { problems, notices, text } = compareUrls(contentDir, published);
  if (problems.length > 0) throw new ContentError(problems, () => text, outcome);
  return notices;
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
