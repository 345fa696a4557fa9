import { escapeMarkup } from '../text/escapeMarkup';
import { policyMeta } from './headers';
import { MOVED_SCRIPT } from './inlineScripts';
import { filesOfPath } from '../files/writeOutput';
import { documentStart, type TextLanguage } from './documentStart';

/** A former path of a page or file, as it is written in an address, and the present one. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/*
 * What is written for former addresses. Servers that can redirect get rules; for those that can't, a page at each former
 * address leads on.
 */

/** Escapes a path that may be written by hand, and keeps the escapes that it has. */
function escapedPath(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}

/** In a rule's source path, hosts read `*` as a wildcard and `:` as the start of a placeholder. */
const RULE_SIGNS = /[*:]/g;

/** The `_redirects` file that static hosts read: from, to and status. They keep the query. */
export function redirectsFile(redirects: readonly Redirect[], basePath: string): string {
  const address = (path: string) => basePath + escapedPath(path).slice(1);
  const literal = (path: string) => path.replace(RULE_SIGNS, (sign) => (sign === '*' ? '%2A' : '%3A'));
  return redirects.map(({ from, to }) => `${literal(address(from))} ${address(to)} 301\n`).join('');
}

/** Reads a `_redirects` file back, base paths included. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return { from, to };
    });
}

/** The files that answer for a former address of a page. */
export function filesOfAlias(path: string): string[] {
  return /\.html?$/.test(path) ? [decodeURI(path.slice(1))] : filesOfPath(path);
}

/** Whether a former address is that of a file: a page as Markdown, a guide as a script, or the feed of its changes. */
export function isFileAddress({ to }: Redirect): boolean {
  return /\.md$|^\/wiki\/(?:[^/]+\.sh|[^/]+\/changes\.xml)$/.test(to);
}

interface MovedPage extends TextLanguage {
  /** The page's present address: absolute for search engines, and as its link leads there. */
  readonly canonical: string;
  readonly href: string;
  readonly title: string;
  /** Whether it has the Content Security Policy inside, too (CSP_IN_PAGES). */
  readonly hasPolicyInside?: boolean;
}

/** The page at a former address, for hosts that can't redirect. It works without scripts, too. */
export function movedPage({ canonical, href, title, hasPolicyInside, ...texts }: MovedPage): string {
  const [name, address] = [escapeMarkup(title), escapeMarkup(href)];
  return [
    documentStart(texts),
    ...(hasPolicyInside ? [policyMeta({ scripts: [MOVED_SCRIPT], styles: [] })] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>Moved: ${name}</title><link rel="canonical" href="${escapeMarkup(canonical)}">`,
    // Only without scripts: it would lose query and anchor, and overtake the script, which keeps them.
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript></head>`,
    `<body><p>This page has moved: <a href="${address}">${name}</a></p><script>${MOVED_SCRIPT}</script></body></html>`,
  ].join('');
}
