import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, hidden ones too, as sorted paths below it, with slashes. Links are none. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
