import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What describes the folder, and what tools leave in it: a repository's files would tell everybody its whole history. */
const LEFT_OUT = /^README\.md$|(?:^|\/)\.(?:DS_Store|git[^/]*|hg|svn|idea|vscode|obsidian|trash)(?:\/|$)/;

/** A folder whose name begins with a dot, with those around it. */
const HIDDEN_FOLDER = /^(?:.*?\/)?\.(?!well-known\/)[^/]+(?=\/)/;

/** Whether a file is part of the site: neither a description of its folder, nor what tools leave there, nor in a hidden folder that means nothing on the web. */
export function isPublic(path: string): boolean {
  return !LEFT_OUT.test(path) && !HIDDEN_FOLDER.test(path);
}

/** The hidden folders whose files aren't part of the site though no tool is known to have left them: their owner may have meant them to be. */
export function hiddenFolders(paths: readonly string[]): string[] {
  return [...new Set(paths.filter((path) => !LEFT_OUT.test(path)).flatMap((path) => HIDDEN_FOLDER.exec(path)?.[0] ?? []))];
}

/** The files that are copied to the root of the site as they are, in subfolders too: sorted paths below the folder. */
export function publicFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dir, path)).isFile())
    .map((path) => relative(dir, join(dir, path)).replaceAll('\\', '/'))
    .filter(isPublic)
    .sort();
}
