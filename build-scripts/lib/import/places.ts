import type { Folder } from '../content/schema';

const FOLDERS: readonly (readonly [RegExp, Folder])[] = [
  [/^(?:_?posts?|blog|articles?|news|journal|diary|daily(?:[ -]notes)?)$/i, 'blog'],
  [/^_?(?:projects?|portfolio|works?)$/i, 'projects'],
];

/** The collection that the folders of a file mean; guides where they say nothing. */
export function folderFor(parents: readonly string[]): Folder {
  return parents.flatMap((name) => FOLDERS.flatMap(([pattern, folder]) => (pattern.test(name) ? [folder] : [])))[0] ?? 'wiki';
}
