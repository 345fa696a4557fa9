import { relative } from 'node:path';

/** A path as messages show it: relative if it is below the current folder. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
