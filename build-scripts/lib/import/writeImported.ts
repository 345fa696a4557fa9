import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { displayPath } from '../files/displayPath';
import { isAbandoned, readOwner, thisProcess } from '../release/owner';
import type { Imported } from './imported';
import { refuseExisting } from './refuseExisting';

/** Begins the name of a folder that holds the files until all are written. */
const STAGING = '.import-';
const IS_STAGING = /^\.import-[A-Za-z0-9]{6}$/;
/** Names the process that writes them. */
const OWNER = 'owner.json';
/** No import takes so long. Without it, a process that has the number of one that was killed would keep its folder where the system doesn't say when processes started. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Writes the result of an import into a content folder, all or nothing: everything is on disk before the first file is moved into
 * place, and no existing file is touched.
 *
 * @returns the paths of the files
 * @throws Error naming those that already exist; then nothing is written
 */
export function writeImported(contentDir: string, { texts, copies, config, report }: Imported): string[] {
  const abandoned = abandonedIn(contentDir);
  const present = existsSync(contentDir) ? readdirSync(contentDir).filter((name) => name !== '.git' && !abandoned.includes(name)) : [];
  const isNew = present.length === 0;
  const site = isNew ? [['site.yml', siteForm(config)] as const] : [];
  const paths = [...site.map(([path]) => path), ...texts.keys(), ...copies.keys()];
  refuseExisting(paths.map((path) => join(contentDir, path)).flatMap((path) => (existsSync(path) ? [displayPath(path)] : [])));
  if (!isNew && !present.includes('site.yml')) report.addNote(withoutSite(present));
  for (const name of abandoned) remove(join(contentDir, name));
  mkdirSync(contentDir, { recursive: true });
  const staging = mkdtempSync(join(contentDir, STAGING));
  try {
    writeFileSync(join(staging, OWNER), JSON.stringify(thisProcess()));
    for (const [path, text] of [...site, ...texts]) writeFileSync(prepared(staging, path), text);
    for (const [path, file] of copies) copyFileSync(file, prepared(staging, path));
    moveAll(paths, staging, contentDir);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return paths.map((path) => join(contentDir, path));
}

/** The folders that killed imports have left, of all that have such a name. */
function abandonedIn(contentDir: string): string[] {
  const entries = existsSync(contentDir) ? readdirSync(contentDir, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory() && IS_STAGING.test(entry.name) && isLeft(join(contentDir, entry.name))).map(({ name }) => name);
}

/** An import that was killed at its very start has left an empty folder. */
function isLeft(folder: string): boolean {
  const file = join(folder, OWNER);
  const owner = readOwner(file);
  if (owner === undefined) return readdirSync(folder).length === 0 && isAbandoned(folder);
  return isAbandoned(file) || (owner.started === '' && Date.now() - statSync(file).mtimeMs > LONGEST_MS);
}

function remove(folder: string): void {
  if (existsSync(join(folder, OWNER))) rmSync(folder, { recursive: true, force: true });
  else rmdirSync(folder);
}

function withoutSite(present: readonly string[]): string {
  const shown = present.slice(0, 3).join(', ') + (present.length > 3 ? ', …' : '');
  return `site.yml: not written, because the folder isn’t empty (${shown}). Write one with the name and the url of the site.`;
}

function prepared(folder: string, path: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  return join(folder, path);
}

/** After a failure, what was moved before is removed again. */
function moveAll(paths: readonly string[], from: string, to: string): void {
  const done: string[] = [];
  try {
    for (const path of paths) {
      renameSync(join(from, path), prepared(to, path));
      done.push(path);
    }
  } catch (error) {
    for (const path of done) rmSync(join(to, path), { force: true });
    throw error;
  }
}

function siteForm({ title, url }: Imported['config']): string {
  return stringify({ name: title, ...(URL.canParse(url) ? { url: url.replace(/\/$/, '') } : {}) }, { lineWidth: 0 });
}
