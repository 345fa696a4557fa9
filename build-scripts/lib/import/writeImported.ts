import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { displayPath } from '../files/displayPath';
import type { Imported } from './imported';
import { refuseExisting } from './refuseExisting';

/**
 * Writes the result of an import into a content folder, all or nothing: everything is on disk before the first file is moved into
 * place, and no existing file is touched.
 *
 * @returns the paths of the files
 * @throws Error naming those that already exist; then nothing is written
 */
export function writeImported(contentDir: string, { texts, copies, config }: Imported): string[] {
  const isNew = !existsSync(contentDir) || readdirSync(contentDir).filter((name) => name !== '.git').length === 0;
  const site = isNew ? [['site.yml', siteForm(config)] as const] : [];
  const paths = [...site.map(([path]) => path), ...texts.keys(), ...copies.keys()];
  refuseExisting(paths.map((path) => join(contentDir, path)).flatMap((path) => (existsSync(path) ? [displayPath(path)] : [])));
  mkdirSync(contentDir, { recursive: true });
  const staging = mkdtempSync(join(contentDir, '.import-'));
  try {
    for (const [path, text] of [...site, ...texts]) writeFileSync(prepared(staging, path), text);
    for (const [path, file] of copies) copyFileSync(file, prepared(staging, path));
    moveAll(paths, staging, contentDir);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return paths.map((path) => join(contentDir, path));
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
