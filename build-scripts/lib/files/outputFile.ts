import { mkdirSync, writeFileSync, type WriteFileOptions } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file, in a folder that is made if it is missing. */
export function outputFile(path: string, content: string | Uint8Array, options?: WriteFileOptions): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, options);
}
