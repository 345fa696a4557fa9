import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * The files and links below a folder, hidden ones too, in no particular order. Links aren't followed: Node's own recursive
 * listing follows links to folders since version 22, and repeats everything where one leads upwards.
 */
export function entriesBelow(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entriesBelow(join(dir, entry.name)) : [entry]));
}
