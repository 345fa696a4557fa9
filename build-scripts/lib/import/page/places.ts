import type { Folder } from '../../content/source/schema';
import { readDate } from './dates';
import type { Place } from './item';

const FOLDERS: readonly (readonly [RegExp, Folder])[] = [
  [/^(?:_?posts?|blog|articles?|news|journal|diary|daily(?:[ -]notes)?)$/i, 'blog'],
  [/^_?(?:projects?|portfolio|works?)$/i, 'projects'],
];

/** The collection that a file's folders suggest; guides if they suggest none. */
export function folderFor(parents: readonly string[]): Folder {
  return parents.flatMap((name) => FOLDERS.flatMap(([pattern, folder]) => (pattern.test(name) ? [folder] : [])))[0] ?? 'wiki';
}

/** The site's first page, which has no folder to be named after. */
export const HOME: Place = { folder: 'wiki', name: 'home', parents: [], isList: true, isFirst: true };

const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/**
 * Where a file goes whose address is its path: the page of a folder has the folder's name, and a name may begin with a date.
 *
 * @param parts the path below the folder of the documents, without the extension
 * @param isIndex whether it is the page of its folder; that of the outermost one is the site's home
 */
export function placeOfPath(parts: readonly string[], isIndex: boolean): Place {
  if (isIndex && parts.length === 1) return HOME;
  const base = parts.at(-1) ?? '';
  const [, day = '', rest = base] = DATED.exec(base) ?? [];
  return {
    folder: folderFor(parts.slice(0, -1)),
    name: isIndex ? (parts.at(-2) ?? '') : rest,
    parents: parts.slice(0, isIndex ? -2 : -1),
    date: readDate(day),
    ...(isIndex ? { isList: true } : {}),
  };
}

/** Files at the root of a repository for those who work on it. In lower case, most of these names are pages. */
export function isAboutFolder(name: string): boolean {
  return (
    /^(?:readme|changelog|contributing|license)$/i.test(name) ||
    /^(?:AGENTS|AUTHORS|CLAUDE|CODE_OF_CONDUCT|CODEOWNERS|COPYING|DEPLOYMENT|GOVERNANCE|HISTORY|LICENCE|MAINTAINERS|NOTICE|QUICKSTART|SECURITY|SUPPORT)$/.test(
      name,
    )
  );
}

/** A path without the language that the name of a file may end with: `guide.md` for `guide.en.md`. */
export const withoutLanguage = (path: string) => path.replace(/\.[a-z]{2}(?:-[a-z]{2,4})?(?=\.\w+$)/i, '');
