import type { Folder } from '../content/schema';

const FOLDERS: readonly (readonly [RegExp, Folder])[] = [
  [/^(?:_?posts?|blog|articles?|news|journal|diary|daily(?:[ -]notes)?)$/i, 'blog'],
  [/^_?(?:projects?|portfolio|works?)$/i, 'projects'],
];

/** The collection that the folders of a file mean; guides where they say nothing. */
export function folderFor(parents: readonly string[]): Folder {
  return parents.flatMap((name) => FOLDERS.flatMap(([pattern, folder]) => (pattern.test(name) ? [folder] : [])))[0] ?? 'wiki';
}

/** Files at the root of a repository that are for those who work in it; in small letters, most of these names are pages. */
export function isAboutFolder(name: string): boolean {
  return (
    /^(?:readme|changelog|contributing|license)$/i.test(name) ||
    /^(?:AGENTS|AUTHORS|CLAUDE|CODE_OF_CONDUCT|CODEOWNERS|COPYING|DEPLOYMENT|GOVERNANCE|HISTORY|LICENCE|MAINTAINERS|NOTICE|QUICKSTART|SECURITY|SUPPORT)$/.test(
      name,
    )
  );
}
