import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { entriesBelow } from '../../files/entriesBelow';
import { pathBelow } from '../../files/pathBelow';
import type { Generator } from './generator';

export interface Sources {
  /** The files that can be imported, sorted. */
  readonly files: readonly string[];
  /** Symbolic links that aren't followed. */
  readonly links: readonly string[];
}

/**
 * The files of a site: no hidden ones, and none from folders that aren't content. A link stands for its file if that is in the folder; the files
 * of a linked folder would be there twice.
 */
export function sourcesIn(dir: string, { ignored }: Generator): Sources {
  const root = realpathSync(dir) + sep;
  const entries = entriesBelow(dir)
    .map((entry) => ({ path: pathBelow(dir, join(entry.parentPath, entry.name)), isLink: entry.isSymbolicLink(), isFile: entry.isFile() }))
    .filter(({ path }) => !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path) && !ignored.test(path));
  const isFollowed = (path: string) => isFileIn(root, join(dir, path));
  return {
    files: entries.flatMap(({ path, isFile, isLink }) => (isFile || (isLink && isFollowed(path)) ? [path] : [])).sort(),
    links: entries.flatMap(({ path, isLink }) => (isLink && !isFollowed(path) ? [path] : [])).sort(),
  };
}

function isFileIn(root: string, path: string): boolean {
  const target = statSync(path, { throwIfNoEntry: false })?.isFile() ? realpathSync(path) : '';
  return target.startsWith(root);
}
