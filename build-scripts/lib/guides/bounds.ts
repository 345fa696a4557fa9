import { routeOf, type CompiledDocument } from '../content/document';
import { suggest, type Problem } from '../content/problem';
import { isListed, type LinkHosts } from './linkHosts';
import { countBacklinks, externalLinks, pagesLinked } from '../content/pageLinks';

/** What our own articles keep to; docs/guides.md explains them. */
export const BOUNDS = {
  /** Words of prose, the ends included. */
  words: { wiki: { least: 1200, most: 2500 }, blog: { least: 900, most: 1800 } },
  /** Other pages of the site that a guide's text links to. */
  leastPagesLinked: 3,
} as const;

const KINDS = { wiki: 'guide', blog: 'post' } as const;

/** Checks what our own content keeps to beyond being right: lengths, links within the site, and where links lead. */
export function checkBounds(documents: readonly CompiledDocument[], hosts: LinkHosts): Problem[] {
  const backlinks = countBacklinks(documents);
  return documents.flatMap((document) => [
    ...wrongLength(document),
    ...(document.folder === 'wiki' ? [...fewLinks(document), ...noBacklink(document, backlinks)] : []),
    ...strangeHosts(document, hosts),
  ]);
}

/** At the front matter: it is about the whole. */
function problemOf({ file, positions }: CompiledDocument, message: string, hint: string): Problem[] {
  return [{ file, ...positions.id, message, hint }];
}

function wrongLength(document: CompiledDocument): Problem[] {
  const { folder, words } = document;
  if (folder === 'projects') return [];
  const { least, most } = BOUNDS.words[folder];
  if (words >= least && words <= most) return [];
  const hint = `A ${KINDS[folder]} has ${least} to ${most}: ${words < least ? 'add what is missing' : 'shorten it, or make two of it'}.`;
  return problemOf(document, `has ${words} words of prose`, hint);
}

function fewLinks(document: CompiledDocument): Problem[] {
  const count = pagesLinked(document).size;
  if (count >= BOUNDS.leastPagesLinked) return [];
  const message = `links to ${count === 0 ? 'no other page' : count === 1 ? '1 other page' : `${count} other pages`} of the site`;
  return problemOf(document, message, `A guide links to ${BOUNDS.leastPagesLinked} at least; an anchor on its own page is none.`);
}

function noBacklink(document: CompiledDocument, backlinks: ReadonlyMap<string, number>): Problem[] {
  const route = routeOf(document);
  if (backlinks.has(route)) return [];
  return problemOf(document, 'is linked to by no other article', `Link to ${route} in the text of another guide, post or project.`);
}

function strangeHosts(document: CompiledDocument, hosts: LinkHosts): Problem[] {
  return externalLinks(document).flatMap(({ href, line, column }) => {
    if (isListed(href, hosts)) return [];
    const { host, pathname } = new URL(href);
    const hint = suggest(host, Object.keys(hosts), 'Link to official documentation, a standard or the vendor, and say in link-hosts.yml what the host is.');
    return [{ file: document.file, line, column, message: `links to ${host}${pathname}, which link-hosts.yml doesn't list`, hint }];
  });
}
