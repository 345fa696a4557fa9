import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_DIR } from './settings';

/** A key made of everything that a result depends on. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Files kept by the hash of what they were made from, under `.cache/`; the folder can be deleted at any time. */
export function fileCache(name: string) {
  const pathOf = (key: string) => join(CACHE_DIR, name, key.slice(0, 2), key);
  return {
    read: (key: string): Buffer | undefined => (existsSync(pathOf(key)) ? readFileSync(pathOf(key)) : undefined),
    write: (key: string, content: Buffer | string): void => {
      const path = pathOf(key);
      mkdirSync(dirname(path), { recursive: true });
      // Another build may write the same entry: a rename puts it there whole.
      writeFileSync(`${path}.${process.pid}`, content);
      renameSync(`${path}.${process.pid}`, path);
    },
  };
}
