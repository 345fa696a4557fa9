import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that document the folder, or that tools leave in it. */
const LEFT_OUT = /(?:^README\.md|(?:^|\/)(?:\.DS_Store|\.gitignore|\.gitkeep))$/;

/** Whether a file is part of the site: neither a description of its folder, nor what tools leave there. */
export function isPublic(path: string): boolean {
  return !LEFT_OUT.test(path);
}

/** The files that are copied to the root of the site as they are, in subfolders too: sorted paths below the folder. */
export function publicFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dir, path)).isFile())
    .map((path) => relative(dir, join(dir, path)).replaceAll('\\', '/'))
    .filter(isPublic)
    .sort();
}
