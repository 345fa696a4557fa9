import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes files, and removes those whose content is null, all or none: every content is on the disk before the first file
 * is replaced, and after a failure the files are what they were.
 *
 * @param contents by path
 */
export function replaceFiles(contents: ReadonlyMap<string, string | null>): void {
  const before = new Map([...contents.keys()].map((path) => [path, existsSync(path) && statSync(path).isFile() ? readFileSync(path) : null]));
  const temporary = (path: string) => `${path}.${process.pid}`;
  const done: string[] = [];
  try {
    for (const [path, content] of contents) if (content !== null) writeNew(temporary(path), content);
    for (const [path, content] of contents) {
      if (content === null) rmSync(path, { force: true });
      else renameSync(temporary(path), path);
      done.push(path);
    }
  } catch (error) {
    for (const path of done) restore(path, before.get(path) ?? null);
    throw error;
  } finally {
    for (const path of contents.keys()) rmSync(temporary(path), { force: true });
  }
}

function writeNew(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function restore(path: string, content: Buffer | null): void {
  if (content === null) rmSync(path, { force: true });
  else writeNew(path, content);
}
