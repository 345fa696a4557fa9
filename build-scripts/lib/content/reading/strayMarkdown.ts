import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../files/displayPath';
import { entriesIn } from '../../files/entriesIn';
import { suggest, type Problem } from '../source/problem';

interface KnownFolders {
  /** Folders of articles. */
  readonly articles: readonly string[];
  /** Folders with another meaning, where Markdown isn't a page. */
  readonly others: readonly string[];
}

/** Warns of each folder with Markdown that isn't read, and of Markdown beside the folders: it would silently be missing. */
export function strayMarkdown(contentDir: string, { articles, others }: KnownFolders): Problem[] {
  const known = new Set([...articles, ...others]);
  const places = foldersIn(contentDir).filter((folder) => !known.has(folder));
  if (articles.some((folder) => existsSync(join(contentDir, folder)))) {
    const beside = warning(filesOf(contentDir), 'beside it', suggest('', articles, MOVE));
    return [...beside, ...places.flatMap((folder) => warning(markdownBelow(contentDir, folder), `in ${folder}/`, suggest(folder, articles, MOVE)))];
  }
  // A folder that was made for something else has one warning.
  return warning([...filesOf(contentDir), ...places.flatMap((folder) => markdownBelow(contentDir, folder))], 'in this folder', CONVERT);

  function warning([first, ...more]: readonly string[], where: string, hint: string): Problem[] {
    if (first === undefined) return [];
    const others = more.length === 0 ? '' : `, nor ${countOf(more)} ${where}`;
    const message = `isn't read${others}: articles are in ${listOf(articles)}`;
    return [{ file: displayPath(join(contentDir, first)), line: 1, column: 1, message, hint, isWarning: true }];
  }
}

const MOVE = 'Move it into one of these. Folders whose names begin with a dot are ignored.';
const CONVERT = 'Convert the folder with npm run import -- markdown FOLDER --to ../my-site, or move its files into these.';

const countOf = ({ length }: readonly string[]) => (length === 1 ? 'is another' : `are ${length} more`);

const listOf = (folders: readonly string[]) => new Intl.ListFormat('en-GB').format(folders.map((folder) => `${folder}/`));

/** Neither what describes a folder nor what repositories have by convention, such as `LICENSE.md` and `CODE_OF_CONDUCT.md`. */
const isStray = (name: string) =>
  /\.(?:md|markdown|mdown|mkdn?|mdx)$/i.test(name) && !/^(?:[A-Z][A-Z_-]*\.md|readme\.\w+)$/.test(name) && !name.startsWith('.');

function filesOf(dir: string): string[] {
  return entriesIn(dir)
    .flatMap((entry) => (entry.isFile() && isStray(entry.name) ? [entry.name] : []))
    .sort();
}

function foldersIn(dir: string): string[] {
  return entriesIn(dir)
    .flatMap((entry) => (entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name) ? [entry.name] : []))
    .sort();
}

/** Skips a nested repository, such as the engine's, which has its own Markdown. */
function markdownBelow(contentDir: string, folder: string): string[] {
  const dir = join(contentDir, folder);
  if (existsSync(join(dir, '.git'))) return [];
  const inside = foldersIn(dir).flatMap((name) => markdownBelow(contentDir, join(folder, name)));
  return [...filesOf(dir).map((name) => join(folder, name)), ...inside];
}
