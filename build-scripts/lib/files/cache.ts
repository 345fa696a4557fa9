import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_DIR } from './paths';
import { toolchain } from './toolchain';

/** A key made of everything that a result depends on. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  return digestOf(...parts)
    .toString('hex')
    .slice(0, 32);
}

function digestOf(...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
}

/** An entry begins with the digest of its content. */
const DIGEST_BYTES = 32;
/** Reading an entry updates its modification time, but not more often than this. */
const TOUCH_MS = 24 * 60 * 60_000;

/** Results, keyed by a hash of their inputs. */
interface FileCache {
  /** @returns undefined for an entry that is missing or damaged */
  readonly read: (key: string) => Buffer | undefined;
  readonly write: (key: string, content: Buffer | string) => void;
}

/**
 * Files kept by the hash of what they were made from, under `.cache/`; the folder can be deleted at any time. The
 * installed packages and Node's version are part of every key.
 */
export function fileCache(name: string, cacheDir = CACHE_DIR): FileCache {
  const pathOf = (key: string) => {
    const hashed = hashOf(toolchain(), key);
    return join(cacheDir, name, hashed.slice(0, 2), hashed);
  };
  return {
    read: (key) => readEntry(pathOf(key)),
    write: (key, content) => writeEntry(pathOf(key), Buffer.from(content)),
  };
}

function readEntry(path: string): Buffer | undefined {
  try {
    const entry = readFileSync(path);
    const content = entry.subarray(DIGEST_BYTES);
    if (!digestOf(content).equals(entry.subarray(0, DIGEST_BYTES))) return undefined;
    if (Date.now() - statSync(path).mtimeMs > TOUCH_MS) utimesSync(path, new Date(), new Date());
    return content;
  } catch {
    // Missing, or removed by another build at this very moment.
    return undefined;
  }
}

/** A cache that can't be written to makes builds slower, not wrong. */
function writeEntry(path: string, content: Buffer): void {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Another build may write the same entry: a rename puts it there whole.
    writeFileSync(temporary, Buffer.concat([digestOf(content), content]));
    renameSync(temporary, path);
  } catch {
    removeIfThere(temporary);
  }
}

function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A parent isn't a folder.
  }
}
