import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const STAMP = join(FOLDER, 'node_modules/.installed-from');

/**
 * Installs the search engines and site generators to compare with if they are missing or out of date, saying so. The
 * site needs none of them, so they have a package file of their own.
 *
 * @throws Error with the command that failed
 */
export function installEngines(): void {
  const wanted = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing the engines to compare with into build-scripts/bench (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('bench: "npm ci" failed in build-scripts/bench; the lines above say why.');
  writeFileSync(STAMP, wanted);
}
