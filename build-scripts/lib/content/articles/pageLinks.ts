import { decodePart } from '../../../../src/core/site/decodePart';
import type { Reference } from '../markdown/compileContext';
import { routeOf, type CompiledDocument } from './document';

type Linking = Pick<CompiledDocument, 'folder' | 'id' | 'links'>;

/** The path that an address of the site leads to: decoded, without anchor and query. */
export function linkedPath(href: string): string {
  return decodePart(href.split(/[?#]/)[0] ?? '');
}

/** The other pages of the site that a document's text links to, each once: paths without anchors. */
export function pagesLinked(document: Linking): Set<string> {
  const paths = document.links.filter(({ href }) => href.startsWith('/')).map(({ href }) => linkedPath(href));
  return new Set(paths.filter((path) => path !== routeOf(document)));
}

/** How many documents link to each page in their text, the page itself not counted. */
export function countBacklinks(documents: readonly Linking[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of documents.flatMap((document) => [...pagesLinked(document)])) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}

/** A document's links to other sites, including repeated ones; documentation addresses don't count. */
export function externalLinks({ links }: Linking): Reference[] {
  return links.filter(({ href }) => /^https?:/i.test(href) && !isDocumentationHost(new URL(href).hostname));
}

/** Names that nobody can own: RFC 2606 and RFC 6761. */
const RESERVED_NAMES = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)\.?$/;
/** Networks that no host is in: RFC 5737, RFC 3849 and, for one's own machine, RFC 1122 and RFC 4291. */
const RESERVED_NETWORKS = /^(?:192\.0\.2|198\.51\.100|203\.0\.113|127\.\d+\.\d+)\.\d+$|^\[(?:2001:db8:.*|::1)\]$/;

/** @param hostname in the normal form of `URL` */
function isDocumentationHost(hostname: string): boolean {
  return RESERVED_NAMES.test(hostname) || RESERVED_NETWORKS.test(hostname);
}
