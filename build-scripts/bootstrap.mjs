// Runs a command of the project: installs the packages first when they are missing or out of date, then hands over to
// the TypeScript entry. Plain JavaScript with nothing but Node, because it must run before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = join(ROOT, 'node_modules/.installed-from');
const OLDEST = [20, 19];

const [name, ...args] = process.argv.slice(2);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`This needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const entry = join(ROOT, 'build-scripts', `${name}.ts`);
if (!name || !existsSync(entry)) {
  console.error(`There is no command "${name ?? ''}"; see "npm run".`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
if (wanted !== installed) {
  console.log('Installing the packages (npm ci) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}
run(process.execPath, ['--import', 'tsx', entry, ...args]);

function run(command, commandArgs) {
  const { status, signal, error } = spawnSync(command, commandArgs, { cwd: process.cwd(), stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(signal ? 130 : (status ?? 1));
}
