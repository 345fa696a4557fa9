import { relative } from 'node:path';

/** A path as messages show it: relative to the current folder where it is below it. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
