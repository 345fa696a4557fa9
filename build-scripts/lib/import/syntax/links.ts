import { publicationOf } from '../page/fields';
import { titledBody } from '../page/titles';
import { HAS_MARK } from '../page/mask';
import type { Page } from '../page/page';
import { routeOf } from '../../content/articles/document';
import { folderFor } from '../page/places';
import { LABEL, withoutDefinitions } from './references';

const ADDRESS = /<[^<>\n]*>|(?:[^\s()\\<>]|\\.|\([^\s()]*\))*/;
const LINK = new RegExp(
  `(!?)\\[(${LABEL.source})\\]\\(\\s*(${ADDRESS.source})(?:\\s+(?:("[^"\\n]*"|'[^'\\n]*'|\\([^)\\n]*\\))|=\\d*x\\d*))?\\s*\\)(?:\\{:?[^}\\n]*\\})?`,
  'g',
);

const HTML = /\.html?$/i;
const MISSING = 'Missing pictures, now their descriptions';
const NOWHERE = 'Links that lead nowhere, now text';

/** Begins the address of a page that a pass has already found; no other address can begin like this. */
export const PAGE_SCHEME = '\uE00Dpage:';

/** Resolves links and pictures to addresses of this site. What can't be resolved becomes plain text and goes into the report. */
export function convertLinks(text: string, page: Page): string {
  return inlineLinks(withoutDefinitions(bareReferences(text, page), page), page);
}

/** Turns a bare `page:` reference in running text into a link with the page's title. */
function bareReferences(text: string, page: Page): string {
  return text.replace(/(?<!\](?:\([ \t]*|:[ \t]*)<?)\uE00Dpage:[\w/.-]*(?:#[^\s)>]*)?(?<![.,])/g, (address) => {
    const item = page.site.pageAtRoute(`/${address.slice(PAGE_SCHEME.length).replace(/#.*/, '')}`);
    return `[${item ? titledBody(item).title : address.slice(PAGE_SCHEME.length)}](${address})`;
  });
}

/** In a link's label, a picture can't become a link of its own. */
function inlineLinks(text: string, page: Page, isLabel = false): string {
  return text.replace(LINK, (...[raw = '', sign = '', label = '', address = '', title, offset]: (string | undefined)[]) => {
    const at = Number(offset);
    const bare = address.replace(/^<|>$/g, '').replace(/\\([()])/g, '$1');
    if (!sign) return linkTo(bare, inlineLinks(label, page, true), { raw, page });
    const isAlone = /(?:^\s*|\n[ \t]*\n)[ \t]*$/.test(text.slice(0, at)) && /^[ \t]*(?:\s*$|\n[ \t]*\n)/.test(text.slice(at + raw.length));
    return picture(bare, label, { raw, page, isLabel, caption: isAlone ? title?.slice(1, -1).trim() : undefined });
  });
}

interface Written {
  readonly raw: string;
  readonly page: Page;
}

interface Shown extends Written {
  readonly isLabel: boolean;
  readonly caption: string | undefined;
}

function linkTo(address: string, label: string, written: Written): string {
  const found = addressOf(address, written);
  if (found === null) return label;
  written.page.addConverted('link');
  return `[${label || found}](${found})`;
}

/** The address here; null if the target doesn't exist. */
function addressOf(address: string, written: Written): string | null {
  if (HAS_MARK.test(address)) {
    return asText('Links with a part that only the former site knew, now text', { page: written.page, raw: written.page.mask.written(written.raw) });
  }
  if (address.startsWith(PAGE_SCHEME)) return ownAddress(address.slice(PAGE_SCHEME.length), written);
  const path = written.page.site.pathOf(address);
  const [target = '', anchor = ''] = path.replace(/\?[^#]*/, '').split('#');
  const aim: Aim = { ...written, path, target, hash: anchor && `#${anchor.replaceAll(' ', '%20')}` };
  for (const resolve of RESOLVERS) {
    const found = resolve(aim);
    if (found !== undefined) return found;
  }
  return asText(NOWHERE, written);
}

interface Aim extends Written {
  readonly path: string;
  /** The path without its query and its anchor. */
  readonly target: string;
  readonly hash: string;
}

/** An address here; null where there is a target, but none to link to; undefined where the next resolver is to look. */
type Resolver = (aim: Aim) => string | null | undefined;

/** The first that knows an address decides. */
const RESOLVERS: readonly Resolver[] = [elsewhere, onThisPage, ownPage, list, shownPicture, file, html, home];

function elsewhere({ path, raw, page }: Aim): string | null | undefined {
  if (/^(?:https?:|mailto:|\/\/)/i.test(path)) return path.includes(' ') ? encodeURI(path) : path;
  const hasScheme = /^[a-z][\w+.-]*:/i.test(path) && !path.startsWith('pathname:');
  return hasScheme ? asText('Links with an unsupported scheme, now text', { raw, page }) : undefined;
}

function onThisPage({ path }: Aim): string | undefined {
  // A space would end the address.
  return path.startsWith('#') ? path.replaceAll(' ', '%20') : undefined;
}

function ownPage({ target, hash, raw, page }: Aim): string | null | undefined {
  const item = target === '' ? undefined : (page.site.pageOf(target, page.item) ?? page.site.versionedPageOf(target, page.item));
  return item && ownAddress(routeOf(item).slice(1) + hash, { raw, page });
}

/** The list that was at an address of one part. */
function list({ target, page: { site } }: Aim): string | undefined {
  const [, name = ''] = /^\/([\w-]+)\/?$/.exec(target) ?? [];
  const folder = /^(?:docs|wiki)$/.test(name) ? 'wiki' : folderFor([name]) === 'wiki' ? null : folderFor([name]);
  return folder && site.items.some((item) => item.folder === folder && !isHeldBack(item, site)) ? `/${folder}` : undefined;
}

function shownPicture({ target, page }: Aim): string | undefined {
  const found = page.site.fileOf(target, page.item);
  return found === undefined ? undefined : page.site.pictureAddress(found, page.item);
}

function file({ target, page }: Aim): string | undefined {
  const found = page.site.fileOf(target, page.item);
  return found === undefined || HTML.test(found) ? undefined : page.site.fileAddress(found);
}

/** A page that is a file of HTML, or a folder with one. */
function html({ target, hash, page }: Aim): string | undefined {
  const found = page.site.fileOf(target, page.item) ?? page.site.fileOf(`${target.replace(/\/$/, '')}/index.html`, page.item);
  const own = found === undefined ? undefined : page.site.htmlAddress(found);
  return own === undefined ? undefined : own + hash;
}

function home({ target, page }: Aim): string | undefined {
  return page.site.isHome(target, page.item) ? '/' : undefined;
}

/** A published page can't link to one that doesn't exist or isn't always published. */
function ownAddress(target: string, written: Written): string | null {
  const { page } = written;
  const route = target.split('#')[0] ?? '';
  const item = page.site.pageAtRoute(`/${route}`);
  if (!item) return asText(NOWHERE, written);
  if (!isThereWith(item, page)) return asText('Links to drafts and to pages that aren’t always published, now text', written);
  return `/${target}`;
}

/** Whether a page is there as long as another one is that links to it; what isn't published may link to everything. */
function isThereWith(target: Page['item'], { item, site }: Page): boolean {
  const [own, other] = [periodOf(item, site), periodOf(target, site)];
  const isHidden = item.isDraft === true || own.to <= site.buildTime;
  return isHidden || (target.isDraft !== true && other.from <= own.from && other.to >= own.to);
}

function periodOf(item: Page['item'], { buildTime }: Page['site']): { readonly from: number; readonly to: number } {
  const { publishAt, expiresAt } = publicationOf(item);
  return { from: Math.max(buildTime, publishAt ? Date.parse(publishAt) : buildTime), to: expiresAt ? Date.parse(expiresAt) : Infinity };
}

/** Whether a page is a draft, expires, or isn't published by the time of the build. */
function isHeldBack(item: Page['item'], { buildTime }: Page['site']): boolean {
  const { publishAt, expiresAt } = publicationOf(item);
  return item.isDraft === true || expiresAt !== undefined || (publishAt !== undefined && Date.parse(publishAt) > buildTime);
}

function asText(what: string, { raw, page }: Written): null {
  page.addFinding(what, raw);
  return null;
}

/** The title of a picture in a paragraph of its own becomes its caption; elsewhere pages don't show titles. */
function picture(written: string, label: string, { raw, page, isLabel, caption }: Shown): string {
  const address = page.site.pathOf(written);
  const alt = label.replace(/\|.*$/, '').trim();
  if (/^https:\/\/(?:www\.)?(?:youtube\.com|youtu\.be|vimeo\.com|x\.com|twitter\.com)\//.test(address)) {
    page.addConverted('embedded page');
    return isLabel ? alt || 'Embedded page' : `[${alt || 'Embedded page'}](${address})`;
  }
  if (HAS_MARK.test(address)) {
    page.addFinding(MISSING, page.mask.written(raw));
    return alt;
  }
  if (/^(?:https?:)?\/\//i.test(address)) {
    page.addFinding('Pictures on other sites, now links', raw);
    return isLabel ? alt || 'Picture' : `[${alt || 'Picture'}](${encodedAddress(address.startsWith('//') ? `https:${address}` : address)})`;
  }
  const file = page.site.fileOf(address, page.item);
  const found = file === undefined ? undefined : page.site.pictureAddress(file, page.item);
  if (!found) {
    page.addFinding(MISSING, raw);
    return alt;
  }
  page.addConverted('picture');
  return captioned(`[${alt}]`, found, caption).replace(/\(<([^\s<>]*)>/, '($1');
}

/** Encodes an address without encoding it twice. A percent sign that doesn't begin an escape is a character like any other. */
function encodedAddress(address: string): string {
  return encodeURI(address.replace(/%(?![\da-f]{2})/gi, '%25')).replace(/%25(?=[\da-f]{2})/gi, '%');
}

/** A picture in Markdown, with its caption as the title. */
export function captioned(label: string, address: string, caption: string | undefined): string {
  return `!${label}(<${address}>${caption ? ` "${caption.replaceAll('"', "'")}"` : ''})`;
}

/** A link in Markdown. */
export function linked(label: string, address: string): string {
  return `[${label.replace(/[[\]]/g, '')}](<${address}>)`;
}
