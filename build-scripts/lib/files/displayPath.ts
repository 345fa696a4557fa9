import { relative } from 'node:path';
import { isBelow } from './isBelow';

/** A path as messages show it: relative if it is below the current folder. */
export function displayPath(path: string): string {
  return isBelow(process.cwd(), path) ? relative(process.cwd(), path) : path;
}
