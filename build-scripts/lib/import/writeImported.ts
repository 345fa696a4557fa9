import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { displayPath } from '../files/displayPath';
import { isAbandoned, thisProcess } from '../release/owner';
import type { Imported } from './imported';
import { refuseExisting } from './refuseExisting';

/** Begins the name of a folder that holds the files until all are written. */
const STAGING = '.import-';
/** Names the process that writes them. */
const OWNER = 'owner.json';

/**
 * Writes the result of an import into a content folder, all or nothing: everything is on disk before the first file is moved into
 * place, and no existing file is touched.
 *
 * @returns the paths of the files
 * @throws Error naming those that already exist; then nothing is written
 */
export function writeImported(contentDir: string, { texts, copies, config }: Imported): string[] {
  removeAbandoned(contentDir);
  const isNew = !existsSync(contentDir) || readdirSync(contentDir).filter((name) => name !== '.git').length === 0;
  const site = isNew ? [['site.yml', siteForm(config)] as const] : [];
  const paths = [...site.map(([path]) => path), ...texts.keys(), ...copies.keys()];
  refuseExisting(paths.map((path) => join(contentDir, path)).flatMap((path) => (existsSync(path) ? [displayPath(path)] : [])));
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

/** Removes what imports that were killed have left. */
function removeAbandoned(contentDir: string): void {
  const left = existsSync(contentDir) ? readdirSync(contentDir).filter((name) => name.startsWith(STAGING)) : [];
  for (const folder of left.map((name) => join(contentDir, name))) {
    const owner = join(folder, OWNER);
    if (isAbandoned(existsSync(owner) ? owner : folder)) rmSync(folder, { recursive: true, force: true });
  }
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
