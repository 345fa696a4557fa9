import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isBelow } from '../files/isBelow';
import { CACHE_DIR, ROOT } from '../files/paths';
import { isSite } from './marker';

/** Folders of the project in which a site would become part of its own sources. */
const SOURCES = ['src', 'build-scripts', 'test', 'public', 'docs', 'node_modules', '.git', '.ci'].map((name) => join(ROOT, name));
const ADVICE = 'Choose another folder, for example OUT_DIR=/tmp/site.';

/**
 * Makes sure that a build may replace a folder: it is missing, empty, or a site that this project built.
 *
 * @throws Error that names the folder, why it is refused and what to do
 */
export function checkTarget(target: string, contentDir: string): void {
  const real = realPath(target);
  for (const kept of [ROOT, contentDir, CACHE_DIR].map(realPath)) {
    if (isBelow(real, kept)) throw refusal(target, kept === real ? 'is not a folder for a built site' : `contains ${kept}`, ADVICE);
  }
  const source = [...SOURCES, contentDir].map(realPath).find((folder) => isBelow(folder, real));
  if (source) throw refusal(target, `is inside ${source}, which the site is built from`, ADVICE);
  checkKind(target);
  checkContents(target);
}

function checkKind(target: string): void {
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isSymbolicLink()) throw refusal(target, 'is a symbolic link', `Name the folder itself: OUT_DIR=${realPath(target)}`);
  if (!stats.isDirectory()) throw refusal(target, 'is a file', ADVICE);
  if (isMountPoint(target)) throw refusal(target, "is a mount point, which can't be replaced", `Choose a folder inside it: OUT_DIR=${join(target, 'site')}`);
}

/** @throws Error for a folder that holds anything but a site of ours */
export function checkContents(target: string): void {
  if (!existsSync(target)) return;
  const names = readdirSync(target);
  if (names.includes('.git')) throw refusal(target, 'is a Git repository, which a build would replace', `${ADVICE} Then copy the site into the repository.`);
  if (names.length === 0 || isSite(target)) return;
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
  throw refusal(
    target,
    `contains other files (${shown}) and isn't a site that this project built`,
    'Choose a new or an empty folder, or move those files away first.',
  );
}

function refusal(target: string, reason: string, advice: string): Error {
  return new Error(`OUT_DIR: ${target} ${reason}. Nothing was built. ${advice}`);
}

/** A mount of another device shows by its number, one of the same device only in Linux's list. */
function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) return true;
  try {
    const real = realpathSync(folder).replace(/[\s\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);
    return readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .some((line) => line.split(' ')[4] === real);
  } catch {
    return false;
  }
}

/** Where a path leads, links resolved as far as it exists. */
function realPath(path: string): string {
  const full = resolve(path);
  try {
    return realpathSync(full);
  } catch {
    return dirname(full) === full ? full : join(realPath(dirname(full)), relative(dirname(full), full));
  }
}
