import type { DocumentRecord } from '../../../../src/core/search';
import { tagOfPath } from '../../../../src/core/site/routes';
import type { Page } from './page';

type Dated = { readonly date: string } | { readonly lastUpdated: string };

/**
 * The day (YYYY-MM-DD) on which a page's content last changed: for an item its own date, for a list that of its newest
 * item; undefined where the content doesn't say.
 */
export function lastModified({ path, data }: Pick<Page, 'path' | 'data'>): string | undefined {
  if ('resume' in data) return data.resume.lastUpdated;
  if ('modified' in data) return data.modified;
  if ('date' in data) return data.date.slice(0, 10);
  if ('articles' in data) return newest(data.articles);
  if ('posts' in data) return newest(data.posts);
  if ('projects' in data) return newest(data.projects);
  if ('latestPosts' in data) return newest([...data.latestPosts, ...data.latestProjects]);
  if ('asOf' in data) return data.asOf ?? undefined;
  if ('records' in data) return newestByTag(data.records).get((tagOfPath(path) ?? '').toLowerCase());
  return undefined;
}

function newest(items: readonly Dated[]): string | undefined {
  const days = items.map((item) => ('date' in item ? item.date : item.lastUpdated).slice(0, 10));
  return days.reduce<string | undefined>((latest, day) => (latest === undefined || day > latest ? day : latest), undefined);
}

const tagDays = new WeakMap<readonly DocumentRecord[], ReadonlyMap<string, string>>();

/** The newest day by tag in lower case. Cached, as all tag pages share one list of records. */
function newestByTag(records: readonly DocumentRecord[]): ReadonlyMap<string, string> {
  const known = tagDays.get(records);
  if (known) return known;
  const days = new Map<string, string>();
  for (const { tags, date } of records) {
    for (const tag of tags.map((name) => name.toLowerCase())) {
      if (date !== undefined && date > (days.get(tag) ?? '')) days.set(tag, date);
    }
  }
  tagDays.set(records, days);
  return days;
}
