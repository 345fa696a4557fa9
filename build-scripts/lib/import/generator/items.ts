import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { LIST_NAME } from '../../content/source/articleName';
import type { DocumentSource } from '../../content/articles/document';
import { idOf } from '../../text/idOf';
import { folderLabels } from '../page/folderLabels';
import { isNo, isYes, partsOf, record, textOf } from '../page/frontMatter';
import { futureDate } from '../page/futureDate';
import type { Report } from '../page/report';
import { readSource } from '../page/sourceText';
import { givenTitle, titledBody } from '../page/titles';
import type { Generator } from './generator';
import type { Config, Item } from '../page/item';

interface Reading {
  readonly generator: Generator;
  /** The imported folder. */
  readonly dir: string;
  readonly config: Config;
  readonly report: Report;
  /** In milliseconds since 1970. */
  readonly buildTime: number;
  /** The content's pages, by their names in lowercase, such as `wiki/ssh`. */
  readonly present: ReadonlyMap<string, PresentPage>;
}

interface PresentPage {
  readonly file: string;
  readonly title: string;
}

export function presentPages(documents: readonly DocumentSource[]): ReadonlyMap<string, PresentPage> {
  return new Map(documents.map(({ folder, name, file, text }) => [`${folder}/${name}`.toLowerCase(), { file, title: givenTitle(partsOf(text)) }]));
}

/** Reads the pages, each with an id that no other has, or with the file that is in its way. */
export function itemsOf(paths: readonly string[], { generator, dir, config, report, buildTime, present }: Reading): Item[] {
  const taken = new Set<string>();
  const labels = folderLabels(paths, dir);
  const sources = new Map(paths.map((path) => [path, sourceIn(join(dir, path), generator)]));
  const pages = new Map([...sources].map(([path, { data }]) => [path, data]));
  const dataOf = generator.dataOf?.({ pages, config, report });
  return paths.flatMap((path): Item[] => {
    const place = generator.placeOf(path, config);
    const skip = (what: string, at = { line: 1, text: '' }): [] => {
      report.add({ what: `${what}, left out`, file: path, ...at });
      return [];
    };
    if ('skipped' in place) return skip(place.skipped);
    const source = sources.get(path);
    if (!source) return [];
    const { text, encoding, body, bodyLine, fault } = source;
    if (encoding) report.add({ what: 'Text that isn’t in UTF-8, read in another encoding', file: path, line: 1, text: encoding });
    if (fault) report.add({ what: 'Front matter that can’t be read', file: path, ...fault });
    if (place.isAboutFolder && text === body) return skip('Files about the folder');
    if (place.isList && !hasProse(body)) return skip('List pages, which are generated from their contents');
    if (place.hasListHere) return skip('Texts above lists', firstProse(body, bodyLine));
    const { data: own, shared }: Pick<Item, 'data' | 'shared'> = dataOf?.(path) ?? source;
    const later = generator.holdsFuture?.(path, config) ? futureDate({ data: own, place, head: text, buildTime }) : undefined;
    if (later) report.add({ what: 'Pages dated later than the import, published then', file: path, line: later.line, text: later.text });
    const data = later ? { ...own, publishAt: later.moment } : own;
    const section = labels.get(place.isList ? dirname(dirname(path)) : dirname(/\/index\.\w+$/.test(path) ? dirname(path) : path));
    const named = generator.labelsOf?.(path, config) ?? {};
    const read = {
      ...place,
      label: named.title,
      // What names the outermost folder names the whole site.
      section: named.section ?? (place.parents.length > 0 ? section : undefined),
      isTitledByHeading: generator.titledByHeading.includes(place.folder),
      path,
      data,
      shared,
      body,
      bodyLine,
      head: text.slice(0, text.length - body.length),
    };
    const addresses = generator.addressesOf(read, config);
    if (NOT_FOUND.test(addresses[0] ?? '')) return skip('Files for addresses that don’t exist, for which the new site has a page');
    const isDraft = isHidden(data) || place.isDraft === true;
    const ids = nameFor(read, taken, present);
    taken.add(`${place.folder}/${ids.id}`);
    return [{ ...read, isDraft, ...ids, addresses }];
  });
}

/** Where hosts look for the page that they show for addresses without one. */
const NOT_FOUND = /^\/404(?:\.html|\/)?$/;

function sourceIn(path: string, generator: Generator) {
  const source = readSource(path);
  return { ...source, ...partsOf(source.text, generator) };
}

/** What says no to a page: Jekyll's, Obsidian Publish's and the Digital Garden's. */
const PUBLISHING = ['published', 'publish', 'dg-publish'];

/** Whether the former site has no page for it: a draft, or for Hugo what other pages are made of. */
function isHidden(data: Item['data']): boolean {
  const { render } = record(data['build'] ?? data['_build']);
  const isUnpublished = PUBLISHING.some((key) => isNo(data[key]));
  return isYes(data['draft']) || isUnpublished || isYes(data['headless']) || isNo(render) || render === 'never' || render === 'link';
}

/** Whether a text has words outside of tags, comments and headings, and of what Liquid and kramdown have between braces. */
export function hasProse(body: string): boolean {
  return /\p{L}{2}/u.test(body.replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->|\{\{[<%][^]*?[%>]\}\}|\{[{%:][^{}]*\}\}?|<[^<>]*>|^#[^\n]*/gm, ''));
}

/** The first line with words of its own, for a report. */
function firstProse(body: string, bodyLine: number): { readonly line: number; readonly text: string } {
  const lines = body.split('\n');
  const at = Math.max(0, lines.findIndex(hasProse));
  return { line: bodyLine + at, text: lines[at] ?? '' };
}

/**
 * From the file's name, or its folder's if that is the list's; if it is taken, with the folders around it. At last pages of one import get
 * numbers; a page of the content stays in the way then, and one with the same title does at once: it is from an earlier import.
 */
function nameFor(item: Unnamed, taken: ReadonlySet<string>, present: Reading['present']): Pick<Item, 'id' | 'inTheWay'> {
  const { name, parents, folder, data } = item;
  const around = idOf(name) === LIST_NAME ? (parents.at(-1) ?? '') : '';
  const own = [name, around, textOf(data['slug']), textOf(data['title'])].map(idOf).find((id) => id !== '' && id !== LIST_NAME) ?? 'page';
  const longer = [...parents].reverse().map((_, index) => [...parents.slice(-index - 1).map(idOf), own].filter(Boolean).join('-'));
  const isFree = (id: string) => !taken.has(`${folder}/${id}`) && !present.has(`${folder}/${id}`);
  const found = [own, ...longer].find(isFree);
  const there = [own, ...longer].flatMap((id) => present.get(`${folder}/${id}`) ?? []);
  const same = there.length > 0 ? there.find(({ title }) => title === titledBody({ ...item, id: own }).title) : undefined;
  const inTheWay = same ?? (found === undefined ? there[0] : undefined);
  if (inTheWay) return { id: own, inTheWay: inTheWay.file };
  let number = 2;
  while (found === undefined && !isFree(`${own}-${number}`)) number += 1;
  return { id: found ?? `${own}-${number}` };
}

/** What a title and an id are made from. */
type Unnamed = Omit<Item, 'id' | 'addresses'>;
