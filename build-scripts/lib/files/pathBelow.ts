import { relative, sep } from 'node:path';

/** A path relative to a folder, with slashes on every system. */
export function pathBelow(dir: string, path: string): string {
  return relative(dir, path).split(sep).join('/');
}
