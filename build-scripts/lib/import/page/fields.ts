import type { SiteConstants } from '../../../../src/core/site/siteConstants';
import type { Block } from '../../../../src/core/content/blocks';
import { firstParagraph } from '../../content/summaries/opening';
import { routeOf } from '../../content/articles/document';
import { alias } from '../../content/source/schema';
import { plainText } from '../../../../src/core/content/textOf';
import { readDate, type ReadDate } from './dates';
import { isYes, namesOf, record, textOf } from './frontMatter';
import type { Page } from './page';
import type { Item } from './item';
import { cut, givenTitle, nameOf, shownLine } from './titles';

type Fields = Readonly<Record<string, unknown>>;

const DATES = {
  created: ['date', 'created', 'created_at', 'date created', 'Created'],
  changed: ['lastmod', 'last_modified_at', 'updated', 'modified', 'last_update', 'date modified', 'lastUpdated', 'updated_at'],
  publishAt: ['publishDate', 'publishdate', 'publishAt'],
  expiresAt: ['expiryDate', 'expirydate', 'expiresAt'],
};
const ABOUT = ['description', 'summary', 'excerpt', 'subtitle'];
const NAMES = ['tags', 'tag', 'keywords', 'series', 'categories', 'category'];
const STATES = ['title', 'draft', 'headless', 'published', 'unlisted', 'publish', 'aliases', 'redirect_from', 'boost'];
export const KNOWN: ReadonlySet<string> = new Set([...Object.values(DATES).flat(), ...ABOUT, ...NAMES, ...STATES]);

/** What is known about a page and the content that it is added to. */
export interface FieldsInput {
  readonly page: Page;
  readonly blocks: readonly Block[];
  readonly title: string;
  /** When the file was last written, YYYY-MM-DD, for pages without a date. */
  readonly fileDate: string;
  /** When the page last changed according to the history of its folder, YYYY-MM-DD. */
  readonly lastChange: string | undefined;
  /** Categories that the site lists. */
  readonly categories: SiteConstants['categories'];
  /** The spelling of each tag, by its lowercase form. */
  readonly spellings: Map<string, string>;
  /** Whether an address is already in use and can't be an alias of the page at a route. */
  readonly taken: (address: string, route: string) => boolean;
}

/** The front matter of a page in our form. */
export function fieldsOf(input: FieldsInput): Fields {
  const { page, blocks, title } = input;
  const { item } = page;
  tellUnknown(page);
  const named = givenTitle(item);
  if (item.isTitledByHeading && named !== '' && named !== title) tellField(page, 'title', 'Titles that only the browser’s tab showed, left out');
  const { created, changed } = datesOf(input);
  if (item.folder !== 'wiki' && changed !== undefined && changed.day !== created.day) {
    for (const key of DATES.changed) if (dateValue(item.data, key) !== undefined) tellField(page, key, 'Dates of changes, which only guides show');
  }
  const category = categoryOf(input);
  const given = cut(shownLine(ABOUT.map((key) => textOf(item.data[key])).find(Boolean) ?? ''), 300);
  // Said twice, the title describes nothing; then the first paragraph does.
  const about = given === title ? '' : given;
  const first = cut(about || describing(blocks) || title, 400);
  const kind = {
    wiki: { lastUpdated: (changed ?? created).day, ...(about ? { description: about } : {}) },
    blog: { date: created.moment ?? created.day, excerpt: first },
    projects: { date: created.day, description: first },
  };
  const aliases = aliasesOf(input);
  return { title, category, tags: tagsOf(input, category), ...kind[item.folder], ...stateOf(page), ...(aliases.length > 0 ? { aliases } : {}) };
}

function tellUnknown(page: Page): void {
  const looks = new Set(page.site.generator.looks.map((key) => key.toLowerCase()));
  const isKnown = (key: string) => KNOWN.has(key) || looks.has(key.toLowerCase()) || page.shownFields.has(key);
  for (const key of Object.keys(page.item.data)) if (!isKnown(key)) tellField(page, key, 'Front matter without a counterpart');
}

/** Reports a field, with its line in the front matter. */
function tellField(page: Page, key: string, what: string): void {
  const { line, text } = lineOfField(page.item.head, key);
  page.addFindingAt(what, line, { text, about: key });
}

/** The line of a text at which a field of the front matter is written, from 1; the first if it isn't. */
export function lineOfField(head: string, key: string): { readonly line: number; readonly text: string } {
  const lines = head.split('\n');
  const line = lines.findIndex((each) =>
    each
      .trimStart()
      .replace(/^["[]+/, '')
      .toLowerCase()
      .startsWith(key.toLowerCase()),
  );
  return { line: Math.max(line, 0) + 1, text: lines[line] ?? key };
}

function datesOf({ page, fileDate, lastChange }: FieldsInput): { readonly created: ReadDate; readonly changed: ReadDate | undefined } {
  const read = (keys: readonly string[]) => keys.flatMap((key) => dateIn(page, key) ?? [])[0];
  const changed = read(DATES.changed);
  if (!page.item.date && /(?:^|\/)\d{4}-\d{1,2}-\d{1,2}-[^/]*$/.test(page.item.path))
    page.addFindingAt('Pages with an impossible date in their names', 1, { text: page.item.path });
  const created = read(DATES.created) ?? page.item.date ?? read(DATES.publishAt) ?? changed ?? (lastChange ? { day: lastChange } : undefined);
  if (!created) page.addFindingAt('Pages without a date, which have the date of their file', 1, { text: fileDate });
  return { created: created ?? { day: fileDate }, changed };
}

function dateIn(page: Page, key: string): ReadDate | null {
  const value = dateValue(page.item.data, key);
  // In VitePress, a boolean says whether a date is shown.
  if (value === undefined || value === null || typeof value === 'boolean') return null;
  const read = readDate(value);
  if (!read) tellField(page, key, 'Dates that can’t be read');
  return read;
}

/** Docusaurus and MkDocs put the date into a map. */
function dateValue(data: Item['data'], key: string): unknown {
  const parts = record(data[key]);
  return parts['date'] ?? parts['created'] ?? data[key];
}

function categoryOf({ page, categories }: FieldsInput): string {
  const { data, folder, parents, section } = page.item;
  const named = cut(
    [...namesOf(data['categories'], page.site.generator.splitsAtSpaces), ...namesOf(data['category'])][0] ??
      (folder === 'blog' ? '' : (section ?? nameOf(parents.at(-1) ?? ''))),
    60,
  );
  const fallback = { wiki: 'Notes', blog: 'Notes', projects: 'Projects' }[folder];
  const wanted = named || fallback;
  const listed = folder === 'blog' ? undefined : folder === 'wiki' ? categories?.wiki?.map(({ category }) => category) : categories?.projects;
  if (!listed || listed.length === 0) return wanted;
  const found = listed.find((name) => name.toLowerCase() === wanted.toLowerCase());
  if (!found) page.addFindingAt('Categories that site.yml doesn’t list, replaced by its last one', 1, { text: wanted, about: wanted });
  return found ?? listed.at(-1) ?? wanted;
}

function tagsOf({ page, spellings }: FieldsInput, category: string): string[] {
  const { data } = page.item;
  const named = [
    ...namesOf(data['tags'] ?? data['tag'], page.site.generator.splitsAtSpaces),
    ...namesOf(data['keywords']),
    ...namesOf(data['series']),
    ...namesOf(data['categories'], page.site.generator.splitsAtSpaces).slice(1),
    ...page.tags,
  ];
  const clean = named
    .map((tag) =>
      cut(
        tag
          .replace(/^#/, '')
          .replace(/\\|\p{Cc}/gu, ' ')
          .replace(/(?:\.md)+\s*$/i, '')
          .replace(/(^|\/)\.{0,2}(?=\/|$)/g, '')
          .replace(/^\/+|\/+$/g, ''),
        60,
      ),
    )
    .filter(Boolean);
  const all = (clean.length > 0 ? clean : [category]).map((tag) => {
    const spelling = spellings.get(tag.toLowerCase()) ?? tag;
    spellings.set(tag.toLowerCase(), spelling);
    return spelling;
  });
  return [...new Set(all)];
}

function stateOf(page: Page): Fields {
  const { data, isDraft } = page.item;
  for (const key of [...DATES.publishAt, ...DATES.expiresAt]) dateIn(page, key);
  return { ...(isDraft === true ? { draft: true } : {}), ...(isYes(data['unlisted']) ? { unlisted: true } : {}), ...publicationOf(page.item) };
}

/** When a page is published and when it expires, in our form, from its generator's names for these times. */
export function publicationOf({ data }: Pick<Item, 'data'>): { readonly publishAt?: string; readonly expiresAt?: string } {
  const momentOf = (field: 'publishAt' | 'expiresAt') => {
    const read = DATES[field].flatMap((key) => readDate(dateValue(data, key)) ?? [])[0];
    return read ? { [field]: read.moment ?? `${read.day}T00:00Z` } : {};
  };
  return { ...momentOf('publishAt'), ...momentOf('expiresAt') };
}

/** The page's former addresses, without those that are in use and those that can't be addresses here. */
function aliasesOf({ page, taken }: FieldsInput): string[] {
  const { item } = page;
  const found = item.addresses.flatMap((address) => {
    const path = encodeSpaces(address.replace(/[?#].*$/, ''));
    const { success, data = '' } = alias.safeParse(path);
    if (success) return taken(data, routeOf(item)) ? [] : [data];
    if (path !== '/') page.addFindingAt('Former addresses that can’t be kept', 1, { text: address });
    return [];
  });
  return [...new Set(found)];
}

const encodeSpaces = (address: string) => address.replace(/[^\p{L}\p{M}\p{N}._~@+,=/%-]/gu, encodeURIComponent);

/** The description of a page that doesn't give one. */
function describing(blocks: readonly Block[]): string {
  const paragraph = firstParagraph(blocks);
  return paragraph ? plainText([paragraph]).replace(/\s+/g, ' ').trim() : '';
}
