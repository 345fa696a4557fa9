import { decodePart } from '../../../src/core/site/routes';
import type { Redirect } from '../content/aliases';
import type { HeaderRule } from '../headers';
import { redirectsFile } from '../redirects';

/** How a site is to be served, for any host. */
export interface Serving {
  readonly rules: readonly HeaderRule[];
  /** Former addresses below the base path, escaped. */
  readonly redirects: readonly Redirect[];
  /** With a slash at both ends. */
  readonly basePath: string;
}

/** `_headers` with the given text, and `_redirects` where there are any. */
export function headersAndRedirects(headers: string, { redirects, basePath }: Serving): Map<string, string> {
  return new Map([['_headers', headers], ...(redirects.length > 0 ? [['_redirects', redirectsFile(redirects, basePath)] as const] : [])]);
}

/** Rows of a server's map of former addresses, quoted: decoded, as servers compare them, and with and without a slash at the end. */
export function movedRows({ redirects, basePath }: Serving): string[] {
  return redirects.flatMap(({ from, to }) => {
    const path = basePath + decodePart(from).slice(1);
    return [path, `${path}/`].map((each) => `${quoted(each)} ${quoted(basePath + to.slice(1))}`);
  });
}

/** The addresses of articles, as the beginning of a regular expression. */
export function articlesPattern({ basePath }: Pick<Serving, 'basePath'>): string {
  return `${escaped(basePath)}(?:wiki|blog|projects)/[^/]+`;
}

/** A path in a regular expression. */
export function escaped(path: string): string {
  return path.replace(/[.+~]/g, '\\$&');
}

/** A text as nginx and Caddy read it. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
