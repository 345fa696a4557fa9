import { join, relative } from 'node:path';
import { entriesBelow } from './entriesBelow';

/** The files below a folder, hidden ones too, as sorted paths below it, with slashes. Links are none. */
export function filesIn(dir: string): string[] {
  return entriesBelow(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
