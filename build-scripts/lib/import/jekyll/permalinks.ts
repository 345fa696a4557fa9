import { readDate } from '../page/dates';
import { namesOf, textOf } from '../page/frontMatter';
import type { Config } from '../page/item';
import type { Generator } from '../generator/generator';

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  weekdate: '/:categories/:year/W:week/:short_day/:title.html',
  none: '/:categories/:title.html',
};

type Addressed = Parameters<Generator['addressesOf']>[0];

/** The addresses that a page may have had: two where its day depends on where the site was built. */
export function permalinks(item: Addressed, config: Config): string[] {
  const given = textOf(item.data['permalink']);
  if (given && !given.includes(':')) return [given];
  const style = given || textOf(config.data['permalink']) || 'date';
  return [...new Set(daysOf(item, textOf(config.data['timezone'])).map((day) => permalink(style, item, day)))];
}

/** The day of a page in the time zone of the configuration, else in UTC, which hosts have. Where neither the configuration nor the date settles the zone, the written day makes a second address. */
function daysOf({ data, date }: Addressed, zone: string): string[] {
  const read = readDate(data['date'], 'Z') ?? date;
  const { day = '', moment } = read ?? {};
  const shifted = moment === undefined ? day : dayIn(moment, zone || 'UTC');
  const isSure = zone !== '' && readDate(data['date'])?.moment !== undefined;
  return shifted === undefined ? [day] : isSure ? [shifted] : [shifted, day];
}

/** Undefined in a zone that doesn't exist. */
function dayIn(moment: string, timeZone: string): string | undefined {
  try {
    return new Date(moment).toLocaleDateString('sv-SE', { timeZone });
  } catch {
    return undefined;
  }
}

/** The address that a style gives a post; other pages have their paths. */
function permalink(style: string, { path, data, date, name, parents, folder }: Addressed, written: string): string {
  if (/(?:^|\/)index\.\w+$/.test(path)) return `/${parents.map((each) => `${each}/`).join('')}`;
  const isOther = !date && folder !== 'blog';
  if (isOther && !textOf(data['permalink']).includes(':'))
    return `/${[...parents, name].join('/')}${/pretty/.test(style) || /\/$/.test(style) ? '/' : '.html'}`;
  const [year = '', month = '', day = ''] = written.split('-');
  const above = parents.slice(0, parents.indexOf('posts')).filter((parent) => path.startsWith(`${parent}/`));
  const categories = [...new Set([...above, ...namesOf(data['categories'], true)].map((each) => each.toLowerCase()))];
  const tokens: Readonly<Record<string, string>> = {
    categories: categories.join('/'),
    slugified_categories: categories.map((each) => each.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')).join('/'),
    year,
    month,
    day,
    title: textOf(data['slug']) || name,
    slug: name,
    output_ext: '.html',
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    // Those of collections.
    collection: parents[0] ?? '',
    path: [...parents.slice(1), name].join('/'),
    name,
    basename: name,
  };
  return (STYLES[style] ?? style)
    .replace(
      /:(slugified_categories|categories|year|month|day|title|slug|output_ext|i_month|i_day|short_year|collection|path|name|basename)/g,
      (_, key: string) => tokens[key] ?? '',
    )
    .replace(/\/{2,}/g, '/');
}
