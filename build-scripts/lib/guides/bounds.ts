import { counted } from '../../../src/core/counted';
import type { SiteRules } from '../../../src/core/site/siteConstants';
import { routeOf, type CompiledDocument } from '../content/articles/document';
import { suggest, type Problem } from '../content/source/problem';
import { isListed, type LinkHosts } from './linkHosts';
import { countBacklinks, externalLinks, pagesLinked } from '../content/articles/pageLinks';

const KINDS = { wiki: 'guide', blog: 'post' } as const;

/** Checks the rules that a content folder sets itself beyond being valid: lengths, links in the site, and where links lead; see docs/guides.md. */
export function checkBounds(documents: readonly CompiledDocument[], rules: SiteRules, hosts: LinkHosts): Problem[] {
  const backlinks = countBacklinks(documents);
  return documents.flatMap((document) => [
    ...wrongLength(document, rules),
    ...(document.folder === 'wiki' ? [...fewLinks(document, rules), ...(rules.backlinks ? noBacklink(document, backlinks) : [])] : []),
    ...(rules.listedHosts ? unlistedHosts(document, hosts) : []),
  ]);
}

/** At the front matter, because it concerns the whole. */
function problemOf({ file, positions }: CompiledDocument, message: string, hint: string): Problem[] {
  return [{ file, ...positions.id, message, hint }];
}

function wrongLength(document: CompiledDocument, { guideWords, postWords }: SiteRules): Problem[] {
  const { folder, words } = document;
  const bounds = { wiki: guideWords, blog: postWords, projects: undefined }[folder];
  if (folder === 'projects' || !bounds || (words >= bounds.least && words <= bounds.most)) return [];
  const { least, most } = bounds;
  const hint = `A ${KINDS[folder]} has ${least} to ${most}: ${words < least ? 'add what is missing' : 'shorten it, or split it in two'}.`;
  return problemOf(document, `has ${words} words of prose`, hint);
}

function fewLinks(document: CompiledDocument, { guideLinks = 0 }: SiteRules): Problem[] {
  const count = pagesLinked(document).size;
  if (count >= guideLinks) return [];
  const message = `links to ${count === 0 ? 'no other page' : counted(count, 'other page')} of the site`;
  return problemOf(document, message, `A guide links to at least ${guideLinks}; an anchor on its own page doesn't count.`);
}

function noBacklink(document: CompiledDocument, backlinks: ReadonlyMap<string, number>): Problem[] {
  const route = routeOf(document);
  if (backlinks.has(route)) return [];
  return problemOf(document, 'is linked to by no other article', `Link to ${route} in the text of another guide, post or project.`);
}

function unlistedHosts(document: CompiledDocument, hosts: LinkHosts): Problem[] {
  return externalLinks(document).flatMap(({ href, line, column }) => {
    if (isListed(href, hosts)) return [];
    const { host, pathname } = new URL(href);
    const hint = suggest(host, Object.keys(hosts), 'Link to official documentation, a standard or the vendor, and say in link-hosts.yml what the host is.');
    return [{ file: document.file, line, column, message: `links to ${host}${pathname}, which link-hosts.yml doesn't list`, hint }];
  });
}
