import { decodePart } from '../../../src/core/site/decodePart';
import { tagOfPath } from '../../../src/core/site/routes';
import type { Redirect } from '../http/redirects';
import { isOwnPage } from '../content/rules/checkAliases';
import { nearest, type Problem } from '../content/source/problem';
import { TEXT_SECTIONS } from '../http/fullTextPaths';

/*
 * `urls.lock` in a content folder lists every address that the site has published: pages, their headings and files. What is
 * listed stays reachable, at its own address or by one redirect, or the build fails.
 */

interface LockedUrl {
  /** `/wiki/ssh`, `/wiki/ssh#troubleshooting` or `/wiki/ssh.md`. */
  readonly url: string;
  /** From 1. */
  readonly line: number;
}

export interface UrlLock {
  /** As shown in problems. */
  readonly file: string;
  readonly text: string;
}

/** What a site publishes now. */
export interface PublishedUrls {
  readonly urls: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly articles: readonly PublishedArticle[];
  /** The addresses of expired articles: nobody should find them any more. */
  readonly withdrawn?: readonly string[];
  /** Files that builds make from all articles of a kind or from the resume, whether this site has those or not. */
  readonly generated?: readonly string[];
  /** Why a build can't make a file, in sentences, by its path. */
  readonly unmade?: ReadonlyMap<string, string>;
}

export interface PublishedArticle {
  readonly file: string;
  readonly route: string;
  /** Present and former ones. */
  readonly anchors: readonly string[];
}

const HEADER = [
  '# Every address that this site has published. A build fails when one of them leads nowhere any more.',
  '# New ones are added by npm run urls -- --write.',
];

/** The addresses of a lock; comments begin with "# ". */
export function lockedUrls({ text }: UrlLock): LockedUrl[] {
  return text
    .split(/\r?\n/)
    .map((url, index) => ({ url, line: index + 1 }))
    .filter(({ url }) => url !== '' && !isComment(url));
}

/**
 * A lock's text: its addresses, sorted and without duplicates.
 *
 * @param former its text until now: the owner's comments stay, each above the address that it was written for
 */
export function formatLock(urls: readonly string[], former: string): string {
  const comments = commentsIn(former);
  const sorted = [...new Set(urls)].sort();
  return [...HEADER, ...[...sorted, END].flatMap((url) => [...(comments.get(url) ?? []), url])].join('\n');
}

/** In place of an address, for what follows the last one. */
const END = '';

/** The owner's comments by the address below them. */
function commentsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const comments = new Map<string, string[]>();
  let above: string[] = [];
  for (const line of [...text.split(/\r?\n/).filter((each) => each !== '' && !HEADER.includes(each)), END]) {
    if (isComment(line)) above.push(line);
    else {
      comments.set(line, [...(comments.get(line) ?? []), ...above]);
      above = [];
    }
  }
  return comments;
}

const isComment = (line: string) => line.startsWith('# ');

interface UrlParts {
  readonly path: string;
  readonly anchor: string | undefined;
}

function partsOf(url: string): UrlParts {
  const at = url.indexOf('#');
  return at < 0 ? { path: url, anchor: undefined } : { path: url.slice(0, at), anchor: url.slice(at + 1) };
}

/** Two addresses that differ only in their escapes are the same. A tag may hold a `#`, so the parts stay apart. */
function keyOf(url: string): string {
  const { path, anchor } = partsOf(url);
  return JSON.stringify([decodePart(path), anchor === undefined ? null : decodePart(anchor)]);
}

/** Tells whether an address leads to what the site publishes, directly or by one redirect, or has been withdrawn. */
function answering({ urls, redirects, withdrawn = [] }: PublishedUrls): (url: string) => boolean {
  const keys = new Set([...urls, ...withdrawn].map(keyOf));
  const targets = new Map(redirects.map(({ from, to }) => [keyOf(from), to]));
  return (url) => {
    const { path, anchor } = partsOf(url);
    const target = targets.get(keyOf(path)) ?? path;
    return keys.has(keyOf(anchor === undefined ? target : `${target}#${anchor}`));
  };
}

/** What is published but not in the lock yet. */
export function newUrls(lock: UrlLock, { urls }: PublishedUrls): string[] {
  const known = new Set(lockedUrls(lock).map(({ url }) => keyOf(url)));
  return urls.filter((url) => !known.has(keyOf(url)));
}

/** The lines of a lock that are neither addresses nor comments. */
export function notAddresses(lock: UrlLock): Problem[] {
  return lockedUrls(lock).flatMap(({ url, line }) => (url.startsWith('/') ? [] : [{ file: lock.file, line, column: 1, ...noAddress(url) }]));
}

const noAddress = (url: string) => ({ message: `contains "${url}", which isn't an address of the site`, hint: 'Delete the line.' });

/** Every address of the lock that leads nowhere; a page that is gone is one problem. */
export function lostUrls(lock: UrlLock, published: PublishedUrls): Problem[] {
  const locked = lockedUrls(lock);
  const answers = answering(published);
  const lost = locked.filter(({ url }) => !answers(url));
  const gone = new Set(lost.map(({ url }) => url));
  const isCovered = (url: string) => gone.has(pageOfFile(partsOf(url).path)) && pageOfFile(partsOf(url).path) !== url;
  return lost.filter(({ url }) => !isCovered(url)).map(({ url, line }) => ({ file: lock.file, line, column: 1, ...describeLoss(url, { locked, published }) }));
}

interface LockContext {
  readonly locked: readonly LockedUrl[];
  readonly published: PublishedUrls;
}

const GIVE_UP = 'to give up the address, delete its lines here.';

function describeLoss(url: string, context: LockContext): Pick<Problem, 'message' | 'hint'> {
  const { path, anchor } = partsOf(url);
  if (!path.startsWith('/')) return noAddress(url);
  const article = articleAt(path, context.published);
  if (anchor !== undefined && article)
    return { message: `lists ${url}, but no heading there has that anchor any more`, hint: hintForAnchor(anchor, article, context) };
  if (/\.\w+$/.test(path)) return { message: `lists ${url}, but there is no such file any more`, hint: hintForFile(path, context) };
  return { message: `lists ${url}, but there is no such page any more`, hint: hintForPage(path, context) };
}

function articleAt(path: string, { articles, redirects }: PublishedUrls): PublishedArticle | undefined {
  const present = redirects.find(({ from }) => keyOf(from) === keyOf(path))?.to ?? path;
  return articles.find(({ route }) => route === present);
}

function hintForAnchor(anchor: string, { file, route, anchors }: PublishedArticle, { locked }: LockContext): string {
  const known = new Set(locked.map(({ url }) => url));
  const fresh = anchors.filter((id) => !known.has(`${route}#${id}`));
  const present = nearest(anchor, fresh) ?? fresh[0] ?? 'present-anchor';
  return `If the heading was renamed, add "anchors: { ${anchor}: ${present} }" to the front matter of ${file}; ${GIVE_UP}`;
}

/** The page that a file is another form of: its Markdown, its script or the feed of its changes. Any other path stays as it is. */
const pageOfFile = (path: string) => path.replace(/(?:\.md|\.sh|\/changes\.xml)$/, '');

function hintForFile(path: string, context: LockContext): string {
  const { generated = [], unmade } = context.published;
  const reason = unmade?.get(path);
  if (reason !== undefined) return `${reason} ${GIVE_UP.replace('to', 'To')}`;
  if (generated.includes(path)) return hintForGenerated(path);
  const page = pageOfFile(path);
  if (page === path) return `Put the file back; ${GIVE_UP}`;
  const article = articleAt(page, context.published);
  return article ? `The build makes no such file from ${article.file} now; ${GIVE_UP}` : hintForPage(page, context);
}

/** No file of the owner's can be put at such an address, and no alias can have it: the build may need it again. */
function hintForGenerated(path: string): string {
  const section = TEXT_SECTIONS.find((name) => new RegExp(`^/${name}\\b`).test(path));
  return `The build makes it when there is content for it${section ? ` in ${section}/` : ''}; ${GIVE_UP}`;
}

function hintForPage(path: string, context: LockContext): string {
  if (isOwnPage(path)) return hintForGenerated(path);
  const tag = tagOfPath(path);
  if (tag !== null) return `If another tag replaced it, add "formerTags: { ${tag}: present-tag }" to site.yml; ${GIVE_UP}`;
  const file = successorOf(path, context)?.file;
  const line = `"aliases: [${path}]"`;
  const remedy = file
    ? `If ${file} replaced it, add ${line} to its front matter`
    : `Add ${line} to the front matter of the article that readers should find instead`;
  return `${remedy}; ${GIVE_UP}`;
}

/** The new article that shares most anchors with a page that is gone, or else has the nearest name. */
function successorOf(path: string, { locked, published }: LockContext): PublishedArticle | undefined {
  const known = new Set(locked.map(({ url }) => url));
  const fresh = published.articles.filter(({ route }) => !known.has(route));
  const shared = ({ anchors }: PublishedArticle) => anchors.filter((id) => known.has(`${path}#${id}`)).length;
  const [best] = [...fresh].sort((a, b) => shared(b) - shared(a));
  if (best && shared(best) > 0) return best;
  const name = nearest(
    path,
    fresh.map(({ route }) => route),
  );
  return fresh.find(({ route }) => route === name);
}
