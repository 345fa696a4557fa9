import { readdirSync, type Dirent } from 'node:fs';

/** What is in a folder; nothing if it is gone or we may not read it, such as a disk's `lost+found`. */
export function entriesIn(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}
