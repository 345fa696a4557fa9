import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything below a folder, hidden files and folders too, in no particular order. Links aren't followed: Node's own recursive
 * listing does follow links to folders from version 22 on, round in circles where one leads upwards.
 */
export function entriesBelow(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry, ...entriesBelow(join(dir, entry.name))] : [entry]));
}
