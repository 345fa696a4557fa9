import { markdownPath } from '../../../src/core/site/markdownPath';
import { decodePart } from '../../../src/core/site/decodePart';
import { ROUTES } from '../../../src/core/site/routes';
import { FULL_TEXT_PATHS } from '../http/fullTextPaths';
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

/** Rows of a server's map for a former address, quoted: with and without a trailing slash. */
export function exactRows({ from, to }: Redirect): string[] {
  return [from, `${from}/`].map((each) => `${quoted(each)} ${quoted(to)}`);
}

/** A regular expression for the addresses of all pages available as Markdown, except the home page's; it ends before a trailing slash. */
export function pagesPattern({ basePath }: Pick<Serving, 'basePath'>): string {
  // From the router's table, so that a new kind of page is answered, too; nobody asks for a search or a visit as Markdown.
  const patterns = ROUTES.flatMap(({ pattern }) => (markdownPath(pattern) === null || pattern === '/' ? [] : [pattern.slice(1)]));
  // Once its address is decoded, a tag's name may have slashes in it.
  const parts = patterns.map((pattern) => pattern.replace('*', '.+?').replace(':id', '[^/]+?'));
  return `${escaped(basePath)}(?:${parts.join('|')})`;
}

/** Files whose addresses look like those of pages. No pattern can except them: Caddy's expressions have no negative parts. */
export function filesLikePages({ basePath }: Pick<Serving, 'basePath'>): string[] {
  return FULL_TEXT_PATHS.map((path) => basePath + path.slice(1));
}

/** Escapes a path for a regular expression. */
export function escaped(path: string): string {
  return path.replace(/[.+~*?^${}()|[\]\\]/g, '\\$&');
}

/** Quotes a text for nginx and Caddy. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
