import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

let known: string | undefined;

/** Changes with the installed packages and with Node's major version: what the results of a build depend on beside our own code. */
export function toolchain(): string {
  return (known ??= toolchainOf(readFileSync(join(ROOT, 'package-lock.json')), process.versions.node));
}

/** @param nodeVersion as in `process.versions.node` */
export function toolchainOf(lockFile: Buffer | string, nodeVersion: string): string {
  return createHash('sha256')
    .update(lockFile)
    .update(`\0${nodeVersion.split('.')[0] ?? ''}`)
    .digest('hex')
    .slice(0, 16);
}
