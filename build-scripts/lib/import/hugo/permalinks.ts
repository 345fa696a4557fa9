import { readDate } from '../page/dates';
import { record, textOf } from '../page/frontMatter';
import type { Config, Item } from '../page/item';
import { settingOf } from './languages';

interface Dated {
  readonly data: Item['data'];
  /** From the name of its file, YYYY-MM-DD. */
  readonly date: string | undefined;
}

/** What a pattern fills in: a name after a colon, for folders with those that count. */
const TOKEN = /:(\w+)(\[[^\]]*\])?/g;

/** The pattern that the configuration has for the section of a page. */
export function permalinkOf(below: string, config: Config): string | undefined {
  const [section = ''] = below.split('/');
  const permalinks = record(settingOf(config, 'permalinks'));
  const pattern = permalinks[section] ?? record(permalinks['page'])[section];
  return typeof pattern === 'string' ? pattern : undefined;
}

/** Patterns with a part that can't be filled in. */
export function unreadPermalinks(config: Config): string[] {
  const permalinks = record(settingOf(config, 'permalinks'));
  const patterns = [...Object.values(permalinks), ...Object.values(record(permalinks['page']))].filter((each) => typeof each === 'string');
  return patterns.filter((pattern) => permalink(pattern, '', { data: {}, date: undefined }) === undefined);
}

/** A page's address by a pattern; undefined if a part of it can't be filled in. */
export function permalink(pattern: string, below: string, dated: Dated): string | undefined {
  const folders = below.split('/').slice(0, -1);
  const tokens: Readonly<Record<string, string>> = { ...tokensOf(below, dated), sections: folders.join('/') };
  const unknown = [...pattern.matchAll(TOKEN)].some(([, key = '', part]) => (part === undefined ? !Object.hasOwn(tokens, key) : key !== 'sections'));
  if (unknown) return undefined;
  return pattern.replace(TOKEN, (_, key: string, part?: string) => (part === undefined ? (tokens[key] ?? '') : sliceOf(folders, part).join('/')));
}

/** As in Go: `[1]`, `[last]`, `[1:]`, `[:last]`. */
function sliceOf(folders: readonly string[], part: string): readonly string[] {
  const [from = '', to] = part.slice(1, -1).split(':');
  const at = (text: string, otherwise: number) => (text === 'last' ? folders.length - 1 : text === '' ? otherwise : Number(text));
  const start = Math.max(at(from, 0), 0);
  return folders.slice(start, to === undefined ? start + 1 : Math.max(at(to, folders.length), 0));
}

function tokensOf(below: string, { data, date }: Dated): Readonly<Record<string, string>> {
  const [section = '', ...rest] = below.split('/');
  const day = readDate(data['date'])?.day ?? date ?? '';
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const name = rest.at(-1) ?? section;
  // As Hugo does it: what isn't allowed is dropped, and only blanks and hyphens become a hyphen.
  const title = textOf(data['title'])
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}._+~#\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  return {
    year,
    month,
    day: dayOfMonth,
    ...datePartsOf(day),
    slug: textOf(data['slug']) || title,
    title,
    filename: name,
    contentbasename: name,
    slugorfilename: name,
    slugorcontentbasename: name,
    section,
  };
}

function datePartsOf(day: string): Readonly<Record<string, string>> {
  const time = Date.parse(day);
  if (Number.isNaN(time)) return { monthname: '', weekday: '', weekdayname: '', yearday: '' };
  const date = new Date(time);
  const named = (part: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en', { ...part, timeZone: 'UTC' }).toLowerCase();
  return {
    monthname: named({ month: 'long' }),
    weekday: String(date.getUTCDay()),
    weekdayname: named({ weekday: 'long' }),
    yearday: String((time - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000 + 1),
  };
}
