import { join, relative } from 'node:path';
import { entriesBelow } from './entriesBelow';

/** The files below a folder, hidden ones too, as sorted relative paths with slashes; no symbolic links. */
export function filesIn(dir: string): string[] {
  return entriesBelow(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
