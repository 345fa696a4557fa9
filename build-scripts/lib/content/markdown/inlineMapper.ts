import type { Image, InlineCode, PhrasingContent } from 'mdast';
import { decodePart } from '../../../../src/core/site/decodePart';
import { matchRoute } from '../../../../src/core/site/routes';
import { articleName, LIST_NAME } from '../source/articleName';
import { idFor, withoutComments, type CompileContext } from './compileContext';
import { withExamples } from '../code/fencePlaceholders';
import { formula, splitFormulas } from './math/mapMath';
import { isBareAddress } from './paragraph';
import { articleDir, folderAddress, pictureHref } from '../pictures/pictureHref';
import { PICTURE_NAME } from '../pictures/readPicture';
import { suggest, type Problem } from '../source/problem';

const SAFE_SCHEMES = ['https', 'http', 'mailto'];

/** Whether nodes are all of a paragraph; cells, headings and links have no room for a block. */
type InlinePlace = 'paragraph' | 'line';

export type InlineMapper = (nodes: readonly PhrasingContent[], place?: InlinePlace) => PhrasingContent[];

/** Returns a function that maps inline Markdown to that of an article tree, noting links and images on the way. */
export function inlineMapper(context: CompileContext): InlineMapper {
  const map = (nodes: readonly PhrasingContent[], place: InlinePlace = 'line'): PhrasingContent[] =>
    joinText(splitFormulas(nodes).flatMap(({ node, isFormula }) => (isFormula && node.type === 'inlineCode' ? mapFormula(node, nodes, place) : mapNode(node))));

  /** Displayed as a block if alone in its paragraph. */
  function mapFormula(node: InlineCode, siblings: readonly PhrasingContent[], place: InlinePlace): PhrasingContent[] {
    const isAlone = siblings.every((sibling) => sibling === node || (sibling.type === 'text' && /^\s*\$?\s*$/.test(sibling.value)));
    const isBlock = isAlone && place === 'paragraph';
    return [formula(node.value, { isBlock, ...positionOf(node) }, context) ?? { type: 'inlineCode', value: onOneLine(node.value) }];
  }

  function mapNode(node: PhrasingContent): PhrasingContent[] {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: joinLines(node.value) }];
      case 'html':
        // Raw HTML is shown as typed (`ssh <user>@<host>`), but comments are the author's own notes.
        return [{ type: 'text', value: withoutComments(node.value) }];
      case 'inlineCode':
        return [{ type: 'inlineCode', value: withExamples(onOneLine(node.value), context.variables) }];
      case 'strong':
      case 'emphasis':
      case 'delete':
        return [{ type: node.type, children: map(node.children) }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return mapLink(node, node.url, map(node.children));
      case 'linkReference':
        return mapLink(node, context.definitions.get(node.identifier)?.url ?? '', map(node.children));
      case 'image':
        return mapImage(node, node);
      case 'imageReference':
        return mapImage(node, { ...node, url: '', ...definitionOf(context, node.identifier) });
      case 'footnoteReference':
        return [footnote(node.identifier)];
      default:
        return [];
    }
  }

  function mapLink(node: PhrasingContent, target: string, children: PhrasingContent[]): PhrasingContent[] {
    const { line, column } = positionOf(node);
    const isBeside = PICTURE_NAME.test(target) && !/^[/\\]/.test(target) && schemeOf(target) === undefined;
    const url = isBeside ? pictureHref(target, context.pictureDir) : resolveHref(target, context.route, articleDir(context.pictureDir));
    if (url === null) {
      // What only looks like an address to the parser was never meant for a link.
      if (!isBareAddress(node)) context.problems.push({ file: context.file, line, column, ...whyNoLink(target) });
      return children;
    }
    context.links.push({ href: url, line, column });
    return [{ type: 'link', url, children }];
  }

  function mapImage(node: PhrasingContent, { url: target, alt, title }: Pick<Image, 'url' | 'alt' | 'title'>): PhrasingContent[] {
    const url = pictureHref(target, context.pictureDir);
    context.images.push({ href: url, ...positionOf(node) });
    return [{ type: 'image', url, alt: alt ?? '', title: title ?? null }];
  }

  function footnote(identifier: string): PhrasingContent {
    const known = context.footnotes.get(identifier) ?? { number: context.footnotes.size + 1, id: idFor(`fn-${identifier}`, context.slugger), refs: [] };
    context.footnotes.set(identifier, known);
    const count = known.refs.length === 0 ? '' : `-${known.refs.length + 1}`;
    // All ids come from one slugger, so that no other footnote or heading can have the same one.
    const ref = idFor(`fnref-${identifier}${count}`, context.slugger);
    known.refs.push(ref);
    const number = String(known.number);
    return { type: 'footnoteReference', identifier: number, label: number, data: { id: known.id, ref } };
  }

  return map;
}

/** The address and the title that a reference names. */
function definitionOf({ definitions }: CompileContext, identifier: string): Partial<Pick<Image, 'url' | 'title'>> {
  const { url, title } = definitions.get(identifier) ?? {};
  return { ...(url === undefined ? {} : { url }), ...(title == null ? {} : { title }) };
}

export function positionOf(node: { position?: { start: { line: number; column: number } } | undefined }): { line: number; column: number } {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}

/** Inline code may go over a line's end: in Markdown, that and the indentation below it are a blank. */
function onOneLine(code: string): string {
  return code.replace(/\r?\n[ \t]*/g, ' ');
}

/** Turns line ends in prose into blanks. A single pattern would take quadratic time on long runs of blanks. */
function joinLines(text: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines.map((line, index) => trimEdges(line, { start: index > 0, end: index < last })).join(' ');
}

function trimEdges(line: string, { start, end }: { readonly start: boolean; readonly end: boolean }): string {
  const opened = start ? line.trimStart() : line;
  return end ? opened.trimEnd() : opened;
}

/** Used for the site's own host while links are resolved; no link can name it. */
const OWN_ORIGIN = 'https://site.invalid';
const WRITTEN_WHOLE = /^(?:https?:\/\/|mailto:)/;

/**
 * An absolute address with a safe scheme, a path of this site, or an anchor; null for any other scheme and for what is no address.
 *
 * @param route the page with the link
 * @param dir the folder of the page's file, such as `/wiki/linux/`
 */
export function resolveHref(url: string, route: string, dir: string): string | null {
  // It would lead to the page itself.
  if (url === '') return null;
  const scheme = schemeOf(url);
  if (scheme !== undefined) return SAFE_SCHEMES.includes(scheme) ? absoluteHref(url) : null;
  if (url.startsWith('//')) return absoluteHref(`https:${url}`);
  if (url.startsWith('#')) return composed(url);
  const resolved = parseUrl(url, OWN_ORIGIN + route);
  if (!resolved) return null;
  // Browsers read `/\host` as `//host`, so it becomes the full address.
  if (resolved.origin !== OWN_ORIGIN) return resolved.href;
  const isRelative = !/^[/\\]/.test(url);
  return (isRelative ? articleAt(resolved, parseUrl(url, OWN_ORIGIN + folderAddress(dir))) : null) ?? ownPath(resolved);
}

/**
 * The article in a file, by its place in the content: pages know nothing of the folders within their collection. Null if the page's path leads to
 * one, unless the file is named by its folder, which such a path leaves out.
 */
function articleAt(resolved: URL, file: URL | null): string | null {
  const [, folder = '', path = ''] = /^\/(wiki|blog|projects)\/(.+\.md)$/.exec(file?.pathname ?? '') ?? [];
  if (!file || path === '' || (!path.endsWith(`/${LIST_NAME}.md`) && matchRoute(pageIn(resolved.pathname)) !== null)) return null;
  return `/${folder}${path === `${LIST_NAME}.md` ? '' : `/${articleName(path)}`}${file.search}${composed(file.hash)}`;
}

function schemeOf(url: string): string | undefined {
  // Control characters and blanks could hide a scheme from the test below but not from a browser.
  const compact = [...url].filter((character) => character > ' ').join('');
  return /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]?.toLowerCase();
}

/** As typed if its beginning tells readers of the block tree that it leads elsewhere, otherwise in its normal form. */
function absoluteHref(url: string): string | null {
  const parsed = parseUrl(url);
  return parsed && (WRITTEN_WHOLE.test(url) ? url : parsed.href);
}

/** A page without its file's extension, anything else as written: the owner's files keep theirs, and folders the slash that relative links need. */
function ownPath({ pathname, search, hash }: URL): string {
  // Dots in a path can leave two slashes at its beginning, which would make a host of what follows.
  const written = pathname.replace(/^\/+/, '/');
  const page = pageIn(written);
  return (matchRoute(page) === null ? written : page) + search + composed(hash);
}

/** An anchor in NFC, as ids are: what was copied from an address may have its letters and their marks apart. */
function composed(hash: string): string {
  const anchor = decodePart(hash.slice(1));
  return anchor === anchor.normalize() ? hash : `#${encodeURIComponent(anchor.normalize())}`;
}

/** A path without its slash at the end and its file's extension. */
function pageIn(path: string): string {
  return path.replace(/(.)\/$/, '$1').replace(/(?<=.)\/index\.md$|\.(?:md|html)$/, '');
}

function parseUrl(url: string, base?: string): URL | null {
  return URL.canParse(url, base) ? new URL(url, base) : null;
}

function whyNoLink(url: string): Pick<Problem, 'message' | 'hint'> {
  const scheme = schemeOf(url);
  if (scheme === undefined || SAFE_SCHEMES.includes(scheme))
    return { message: `links to "${url}", which isn't an address`, hint: 'Write a path of this site, or a full address such as https://example.com.' };
  const hint = suggest(url.split(':')[0] ?? '', SAFE_SCHEMES, `Use one of: ${SAFE_SCHEMES.join(', ')}, or a path of this site.`);
  return { message: `links to "${url}", whose scheme isn't allowed`, hint };
}

function joinText(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    else if (node.type !== 'text' || node.value !== '') joined.push(node);
  }
  return joined;
}
