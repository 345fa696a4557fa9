import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that document the folder, or that tools leave in it. */
const LEFT_OUT = /(?:^README\.md|(?:^|\/)(?:\.DS_Store|\.gitignore|\.gitkeep))$/;

/** The files that are copied to the root of the site as they are, in subfolders too: sorted paths below the folder. */
export function publicFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dir, path)).isFile())
    .map((path) => relative(dir, join(dir, path)).replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
}
