import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { LIST_NAME } from '../content/articleName';
import type { DocumentSource } from '../content/document';
import { idOf } from '../content/idOf';
import { folderLabels } from './folderLabels';
import { isNo, isYes, partsOf, record, textOf } from './frontMatter';
import type { Report } from './report';
import { readSource } from './sourceText';
import { givenTitle, titledBody } from './titles';
import type { Generator } from './generator';
import type { Config, Item } from './item';

export interface Reading {
  readonly generator: Generator;
  /** The imported folder. */
  readonly dir: string;
  readonly config: Config;
  readonly report: Report;
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
export function itemsOf(paths: readonly string[], { generator, dir, config, report, present }: Reading): Item[] {
  const taken = new Set<string>();
  const labels = folderLabels(paths, dir);
  return paths.flatMap((path): Item[] => {
    const place = generator.placeOf(path, config);
    const skip = (what: string): [] => {
      report.add({ what: `${what}, left out`, file: path, line: 1, text: '' });
      return [];
    };
    if ('skipped' in place) return skip(place.skipped);
    const { text, encoding } = readSource(join(dir, path));
    if (encoding) report.add({ what: 'Text that isn’t in UTF-8, read in another encoding', file: path, line: 1, text: encoding });
    const { data: own, body, bodyLine, fault } = partsOf(text);
    const data = { ...generator.defaultsOf?.(path, config), ...own };
    if (fault) report.add({ what: 'Front matter that can’t be read', file: path, ...fault });
    if (place.isList && !hasProse(body)) return skip('List pages, which are generated from their contents');
    const section = labels.get(place.isList ? dirname(dirname(path)) : dirname(/\/index\.\w+$/.test(path) ? dirname(path) : path));
    const named = generator.labelsOf?.(path, config) ?? {};
    const read = {
      ...place,
      label: named.title,
      section: named.section ?? section,
      isTitledByHeading: generator.titledByHeading.includes(place.folder),
      path,
      data,
      body,
      bodyLine,
      head: text.slice(0, text.length - body.length),
    };
    const isDraft = isHidden(data) || place.isDraft === true;
    const ids = nameFor(read, taken, present);
    taken.add(`${place.folder}/${ids.id}`);
    return [{ ...read, isDraft, ...ids, addresses: generator.addressesOf(read, config) }];
  });
}

/** Whether the former site has no page for it: a draft, or for Hugo what other pages are made of. */
function isHidden(data: Item['data']): boolean {
  const { render } = record(data['build'] ?? data['_build']);
  return isYes(data['draft']) || isNo(data['published']) || isNo(data['publish']) || isYes(data['headless']) || isNo(render) || render === 'never';
}

/** Whether a text has words outside of tags, comments and headings. */
export function hasProse(body: string): boolean {
  return /\p{L}{2}/u.test(body.replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->|\{\{[<%][^]*?[%>]\}\}|<[^<>]*>|^#[^\n]*/gm, ''));
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
