import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder or below it. Neither needs to exist, and symbolic links aren't followed. */
export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
