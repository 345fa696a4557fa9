import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, hidden ones too, as sorted relative paths with slashes; no symbolic links. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
