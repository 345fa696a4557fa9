import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { HOSTILE_CONTENT, HOSTILE_SITE } from '../../../build-scripts/lib/testing/testSites';
import { NAMES, PAYLOADS } from '../../support/hostilePayloads';
import { byTurns, sample } from '../../support/propertyRuns';

/* What is asked of the built files of the hostile content. */

export const builtText = (path: string) => readFileSync(join(HOSTILE_SITE, path), 'utf8');
export const builtNames = (ending: string) => readdirSync(HOSTILE_SITE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));

/** The addresses of the built pages that aren't a tag's. */
export const pagePaths = () =>
  builtNames('index.html')
    .map((path) => `/${path.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'))
    .filter((path) => !path.startsWith('/tags/'));

/** Addresses that contain the content's names and the payloads: as a tag, a guide, a query, a parameter, an anchor, a command. */
export function hostileAddresses(): string[] {
  return [
    ...byTurns(NAMES, 2).flatMap((name) => [`/tags/${name}`, `/wiki/${name}`, `/search?q=${name}`, `/wiki/constructor#${name}`]),
    ...sample(PAYLOADS).map((text) => `/search?q=${encodeURIComponent(text)}`),
    ...sample(PAYLOADS).map((text) => `/wiki/constructor?x=${encodeURIComponent(text)}#${encodeURIComponent(text)}`),
    ...sample(PAYLOADS).map((text) => `/tags/${encodeURIComponent(text)}`),
    ...sample(PAYLOADS).map((text) => `/?cmd=${encodeURIComponent(text)}`),
  ];
}

/** What a browser would run or load from documents, including fragments of feeds. Runs in a page without a policy, with its parser. */
export const runningIn = (documents: { path: string; html: string }[]): string[] => {
  /** Where an attribute leads by the browser's own rules; null if it is no address. */
  const urlOf = ({ name, value }: Attr) => {
    const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'ping', 'background', 'xlink:href'].includes(name);
    return isAddress && URL.canParse(value, 'https://example.com') ? new URL(value, 'https://example.com') : null;
  };
  const isBadUrl = ({ protocol, pathname, hostname }: URL) =>
    !/^(?:https?|mailto):$/.test(protocol) || pathname.startsWith('/canary') || hostname.startsWith('canary');
  const isBad = (element: Element) =>
    element.matches('iframe, frame, object, embed, applet, base, form[action*=":"], meta[http-equiv], body[background], set, animate, foreignObject, math') ||
    (element.localName === 'script' && !/json$/.test(element.getAttribute('type') ?? '') && /canary/.test(element.outerHTML)) ||
    (element.localName === 'style' && /canary/.test(element.outerHTML)) ||
    [...element.attributes].some(
      (attribute) => /^(?:on|style$|srcdoc$|srcset$)/.test(attribute.name) || (urlOf(attribute) !== null && isBadUrl(urlOf(attribute) as URL)),
    );
  return documents.flatMap(({ path, html }) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].filter(isBad).map(({ outerHTML }) => `${path}: ${outerHTML.slice(0, 120)}`),
  );
};

/** The head of a document as programs read it: its title, its structured data, and its social card. */
export const headOf = (html: string) => {
  const { title, head } = new DOMParser().parseFromString(html, 'text/html');
  const contentOf = (property: string) => head.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? '');
  // A document's title never has two spaces in a row.
  return { title, data, card: contentOf('title')?.replace(/\s+/g, ' ').trim() ?? '', siteName: contentOf('site_name') };
};

/** The given texts that aren't XML, shortened. */
export const brokenXml = (texts: string[]): string[] =>
  texts.filter((text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')).map((text) => text.slice(0, 80));

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The HTML in a Markdown file, and its addresses that are neither of the web nor of mail, or that lead to a canary. */
export function activeParts(path: string): string[] {
  const found: string[] = [];
  const isSafe = (url: string) => /^(?:https?:|mailto:)/.test(url) && !/^https?:\/\/[^/]*\/canary/.test(url);
  visit(markdown.parse(builtText(path).replace(/^---\n[^]*?\n---\n/, '')), (node: Nodes) => {
    if (node.type === 'html') found.push(`${path}: ${node.value}`);
    if ('url' in node && !isSafe(node.url)) found.push(`${path}: ${node.url}`);
  });
  return found;
}

/** What a shell prints when it runs the commands. */
export function outputOf(commands: string): string {
  return spawnSync('bash', ['-c', commands], { cwd: HOSTILE_CONTENT, encoding: 'utf8' }).stdout;
}
