import { markdownPath } from '../../../src/core/site/markdownPath';
import { decodePart } from '../../../src/core/site/decodePart';
import { ROUTES } from '../../../src/core/site/routes';
import type { Redirect } from '../http/redirects';
import type { HeaderRule } from '../http/headers';
import { redirectsFile } from '../http/redirects';

/** How a site is to be served, for any host. */
export interface Serving {
  readonly rules: readonly HeaderRule[];
  /** Former addresses below the base path, escaped. */
  readonly redirects: readonly Redirect[];
  /** With a slash at both ends. */
  readonly basePath: string;
  /** The owner's files, by their names below the site: they are published as they are. */
  readonly ownFiles?: ReadonlySet<string>;
}

/** `_headers` with the given text, and `_redirects` where there are any. */
export function headersAndRedirects(headers: string, { redirects, basePath }: Serving): Map<string, string> {
  return new Map([['_headers', headers], ...(redirects.length > 0 ? [['_redirects', redirectsFile(redirects, basePath)] as const] : [])]);
}

/** Former addresses below the host, decoded, as servers compare them. */
export function movedPaths({ redirects, basePath }: Serving): Redirect[] {
  return redirects.map(({ from, to }) => ({ from: basePath + decodePart(from).slice(1), to: basePath + to.slice(1) }));
}

/** Rows of a server's map for a former address, quoted: with and without a slash at the end. */
export function exactRows({ from, to }: Redirect): string[] {
  return [from, `${from}/`].map((each) => `${quoted(each)} ${quoted(to)}`);
}

/** The addresses of all pages that are there as Markdown, too, but the home page's; as a regular expression that ends before a slash at the end. */
export function pagesPattern({ basePath }: Pick<Serving, 'basePath'>): string {
  // The router's table, so that a new kind of page is answered, too; nobody asks for a search or a visit to be read.
  const patterns = ROUTES.flatMap(({ pattern }) => (markdownPath(pattern) === null || pattern === '/' ? [] : [pattern.slice(1)]));
  // A tag's name has the slashes that are in it once its address is decoded.
  const parts = patterns.map((pattern) => pattern.replace('*', '.+?').replace(':id', '[^/]+?'));
  return `${escaped(basePath)}(?:${parts.join('|')})`;
}

/** A path in a regular expression. */
export function escaped(path: string): string {
  return path.replace(/[.+~*?^${}()|[\]\\]/g, '\\$&');
}

/** A text as nginx and Caddy read it. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
