import { join } from 'node:path';
import { entriesBelow } from './entriesBelow';
import { pathBelow } from './pathBelow';

/** The files below a folder, hidden ones too, as sorted relative paths with slashes; no symbolic links. */
export function filesIn(dir: string): string[] {
  return entriesBelow(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => pathBelow(dir, join(entry.parentPath, entry.name)))
    .sort();
}
