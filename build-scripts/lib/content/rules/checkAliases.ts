import { decodePart } from '../../../../src/core/site/decodePart';
import { matchRoute, tagOfPath } from '../../../../src/core/site/routes';
import { isInBuiltFolder } from '../reading/builtFolders';
import type { CheckInput, Fault } from './checkLinks';
import type { CompiledDocument } from '../articles/document';
import { tagsOf } from './formerTags';
import type { Problem } from '../source/problem';
import { isBuiltFile } from '../reading/publicFolder';

/** Reports aliases whose address is taken by a page, a file or another article. */
export function takenAliases(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  const present = addressesOf(input, routes);
  const claimed = new Map<string, CompiledDocument>();
  const claimedFiles = new Map<string, CompiledDocument>();
  return input.documents.flatMap((document) =>
    (document.meta?.aliases ?? []).flatMap((alias, index): Problem[] => {
      // A page's file is the page: nothing else can be written there.
      const path = decodePart(alias).replace(/(?<=.)\/index\.html$/, '');
      const page = path.replace(/\.html$/, '');
      // Some hosts serve the page at /x from the file x.html: the two may only lead to one article.
      const [first, other] = [claimed.get(path), claimedFiles.get(page)];
      if (!first) claimed.set(path, document);
      if (!other) claimedFiles.set(page, document);
      const taker = first ?? (other === document ? undefined : other);
      const isOthers = page !== path && routes.get(page) !== document && present.isPage(page);
      const fault = taker ? claimedTwice(alias, taker, document) : faultOf(alias, isOthers ? page : path, present);
      return fault ? [{ file: document.file, ...(document.positions.aliases[index] ?? document.positions.id), ...fault }] : [];
    }),
  );
}

/** The site's addresses without aliases. */
interface Addresses {
  readonly isPage: (path: string) => boolean;
  readonly isTaken: (path: string) => boolean;
  readonly isFile: (path: string) => boolean;
}

function addressesOf(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Addresses {
  const { staticFiles } = input;
  const tags = new Set([...tagsOf(input)].map((tag) => tag.toLowerCase()));
  const isPage = (path: string) => routes.has(path) || tags.has(tagOfPath(path)?.toLowerCase() ?? '') || isOwnPage(path);
  const isMarkdown = (path: string) => path.endsWith('.md') && isPage(path.slice(0, -'.md'.length));
  // `staticFiles` also names the owner's folders that have an `index.html`.
  const isFile = (path: string) => isBuiltFile(path) || isMarkdown(path) || (staticFiles.has(path) && !staticFiles.has(`${path}/index.html`));
  // Some hosts serve the page at /x from the file x.html.
  const isTaken = (path: string) => isPage(path) || isFile(path) || isFile(`${path}.html`) || staticFiles.has(path) || isInBuiltFolder(path);
  return { isPage, isTaken, isFile };
}

/** Whether a path is that of a list or another fixed page. Tags and articles are looked up instead. */
export const isOwnPage = (path: string) => tagOfPath(path) === null && matchRoute(path)?.id === null;

/** The folders above a path: `/a` and `/a/b` for `/a/b/c`. */
function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}

function claimedTwice(alias: string, first: CompiledDocument, second: CompiledDocument): Fault {
  const hint = 'Keep it in the one that readers of the old page are looking for.';
  return { message: `has the alias ${alias}${first === second ? ' twice' : `, which ${first.file} already has`}`, hint };
}

function faultOf(alias: string, path: string, { isTaken, isFile }: Addresses): Fault | undefined {
  if (isTaken(path))
    return { message: `has the alias ${alias}, which is an address of this site`, hint: 'An alias must be an address that is no longer in use; remove it.' };
  const file = foldersAbove(path).find(isFile);
  return file === undefined
    ? undefined
    : { message: `has the alias ${alias}, but ${file} is a file of this site`, hint: 'No page can be below a file; remove the alias.' };
}
