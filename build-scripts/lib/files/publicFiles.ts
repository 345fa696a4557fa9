import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathBelow } from './pathBelow';

/**
 * What describes the folder, and what tools leave in it: a repository's files would publish its whole history, and an editor's locks, swap and
 * backup files, which are there while a file is open, what isn't saved yet.
 */
const LEFT_OUT = /^README\.md$|(?:^|\/)(?:\.(?:DS_Store|git[^/]*|hg|svn|idea|vscode|obsidian|trash|#[^/]*|[^/]*\.sw[a-p])|#[^/]*#|[^/]*~)(?:\/|$)/;

/** A folder whose name begins with a dot, with its parent folders. */
const HIDDEN_FOLDER = /^(?:.*?\/)?\.(?!well-known\/)[^/]+(?=\/)/;

/** Whether a file is part of the site: it doesn't describe its folder, no tool left it there, and it is in no hidden folder but `.well-known`. */
export function isPublic(path: string): boolean {
  return !LEFT_OUT.test(path) && !HIDDEN_FOLDER.test(path);
}

/** The hidden folders that are left out though no tool is known to have made them: the owner may have meant to publish them. */
export function hiddenFolders(paths: readonly string[]): string[] {
  return [...new Set(paths.filter((path) => !LEFT_OUT.test(path)).flatMap((path) => HIDDEN_FOLDER.exec(path)?.[0] ?? []))];
}

/** The files that are copied to the root of the site as they are, in subfolders too: sorted paths below the folder. */
export function publicFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dir, path)).isFile())
    .map((path) => pathBelow(dir, join(dir, path)))
    .filter(isPublic)
    .sort();
}
