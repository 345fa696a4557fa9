import type { WikiCategoryGroup } from '../../../src/core/content/categories';
import type { PageData } from '../../../src/core/content/pages';
import { groupPlaces } from '../../../src/core/content/wikiPlaces';
import { RESULT_TYPES, type ResultType } from '../../../src/core/search';
import { cardPath } from '../../../src/core/site/cardPath';
import { longDate, longMonth } from '../../../src/core/site/dates';
import { tagOfPath, type RouteName } from '../../../src/core/site/routes';
import type { SiteConstants } from '../../../src/core/site/siteConstants';
import { itemsWithTag, spellingOf } from '../../../src/core/site/tagged';
import type { Page } from '../content/pages/page';
import { counted } from '../../../src/core/counted';
import { lastModified } from '../content/pages/lastModified';
import type { Card, CardFigure } from './card';

type Shown = Partial<Omit<Card, 'file'>> & Pick<Card, 'label' | 'title'>;
interface Context {
  readonly site: SiteConstants;
  readonly groups: readonly WikiCategoryGroup[];
}
type Describe = { readonly [N in RouteName]: (data: PageData[N], context: Context & { readonly path: string }) => Shown };

/**
 * This many of the newest articles, posts and projects have cards of their own; the files of older ones hold their section's.
 * The same number of the most used tags do, too; the files of the others hold the home page's. Drawing a card takes about
 * 25 ms, and thousands of them would slow down every first build.
 */
export const OWN_CARDS = 400;

/** The social card of every page; spellings of one tag share theirs. */
export function cardsOf(pages: readonly Page[], site: SiteConstants): Card[] {
  const first = pages.filter(({ isContinuation }) => !isContinuation);
  const shared = new Set([...first.filter(isItem).sort(newestFirst).slice(OWN_CARDS), ...first.filter(isTag).sort(mostItemsFirst).slice(OWN_CARDS)]);
  const lists = new Map(first.map((page) => [page.name, page]));
  const drawn = (page: Page) => (page.isContinuation ? lists.get(page.name) : shared.has(page) && lists.get(LISTS[page.name] ?? 'home')) || page;
  const context = { site, groups: first.flatMap(({ data }) => ('groups' in data ? data.groups : [])) };
  // All pages of a tag share one file.
  const cards = pages.filter((page) => !page.isContinuation || !isTag(page)).map((page) => ({ ...cardOf(drawn(page), context), file: cardPath(page.path) }));
  return [...new Map(cards.map((card) => [card.file, card])).values()];
}

const LISTS: Readonly<Partial<Record<RouteName, RouteName>>> = { 'wiki-article': 'wiki', 'blog-post': 'blog', project: 'projects' };

function isItem({ name }: Page): boolean {
  return LISTS[name] !== undefined;
}

function isTag(page: Page): page is Page<'tags'> {
  return page.name === 'tags';
}

/** Of equally used tags, those that were used first come first. */
function mostItemsFirst(a: Page<'tags'>, b: Page<'tags'>): number {
  return (b.shown ?? b.data).records.length - (a.shown ?? a.data).records.length;
}

function newestFirst(a: Page, b: Page): number {
  return (lastModified(b) ?? '').localeCompare(lastModified(a) ?? '');
}

function cardOf(page: Page, context: Context): Omit<Card, 'file'> {
  const shown = (DESCRIBE[page.name] as Describe['home'])((page.shown ?? page.data) as PageData['home'], { ...context, path: page.path });
  return { tone: 'accent', meta: '', text: '', checked: [], figures: [], picture: null, ...shown };
}

const DESCRIBE: Describe = {
  home: ({ headline, achievements }, { site }) => ({
    label: site.author.jobTitle ?? '',
    title: site.author.name,
    text: headline ?? site.claim ?? site.description,
    figures: achievements.slice(0, 4).map(({ value, label }) => ({ value, label })),
  }),
  resume: ({ resume }, { site }) => ({
    label: 'Resume',
    meta: resume.location ?? '',
    title: site.author.name,
    text: resume.headline ?? '',
    figures: resume.achievements.slice(0, 4).map(({ value, label }) => ({ value, label })),
  }),
  wiki: ({ lead, articles, groups, part }) => ({
    label: 'Wiki',
    meta: counted(part?.count ?? articles.length, 'guide'),
    title: firstClause(lead),
    figures: groupPlaces({ articles, groups, part }).map(({ count }, at) => ({ value: String(count), label: groups[at]?.title ?? '' })),
  }),
  'wiki-article': ({ category, group, title, description, readingMinutes, checked }, { groups }) => ({
    tone: groups.find((each) => each.category === category)?.color ?? 'accent',
    label: `Wiki / ${group}`,
    meta: `${readingMinutes} min read`,
    title,
    text: description,
    checked: checkParts(checked),
  }),
  blog: ({ lead, posts, part }) => ({
    label: 'Blog',
    meta: counted(part?.count ?? posts.length, 'post'),
    title: firstClause(lead),
    text: posts.length > 0 ? `Latest: ${posts[0]?.title ?? ''}` : '',
  }),
  'blog-post': ({ category, title, excerpt, date, readingMinutes }) => ({
    label: `Blog / ${category}`,
    meta: `${longDate(date)} · ${readingMinutes} min read`,
    title,
    text: excerpt,
  }),
  projects: ({ lead, projects, part }) => ({
    label: 'Projects',
    meta: counted(part?.count ?? projects.length, 'case study', 'case studies'),
    title: firstClause(lead),
    text: projects.map(({ title }) => title).join(' · '),
  }),
  project: ({ category, title, description, date, image }) => ({
    label: `Projects / ${category}`,
    meta: longMonth(date),
    title,
    text: description,
    picture: image?.src ?? null,
  }),
  'open-source': ({ lead, repositories, part }) => ({
    label: 'Open source',
    meta: counted(part?.count ?? repositories.length, 'repository', 'repositories'),
    title: firstClause(lead),
    text: repositories.map(({ title }) => title).join(' · '),
  }),
  ledger: ({ releases, checked, part }) => ({
    label: 'Checks',
    meta: counted(part?.count ?? checked.flatMap(({ articles }) => articles).length, 'article'),
    title: 'What was run, and what wasn’t',
    figures: releases.map(({ name, executed }) => ({ value: String(executed), label: `blocks run on ${name}` })),
  }),
  tags: ({ records }, { path }) => {
    const asked = tagOfPath(path) ?? '';
    const items = itemsWithTag(records, asked);
    return {
      label: 'Tag',
      meta: counted(items.length, 'item'),
      title: spellingOf(asked, records),
      text: items.map(({ title }) => title).join(' · '),
      figures: RESULT_TYPES.flatMap((type) => countOf(items.filter((item) => item.type === type).length, type)),
    };
  },
  search: (_, { site }) => ({ label: 'Search', title: 'Find the exact line', text: site.description }),
  visit: (_, { site }) => ({ label: 'Visit', title: 'A visit, step by step', text: site.description }),
};

const TYPE_WORDS: Readonly<Record<ResultType, readonly [one: string, many: string]>> = {
  wiki: ['guide', 'guides'],
  blog: ['post', 'posts'],
  project: ['project', 'projects'],
  opensource: ['repository', 'repositories'],
};

function countOf(count: number, type: ResultType): CardFigure[] {
  return count === 0 ? [] : [{ value: String(count), label: TYPE_WORDS[type][count === 1 ? 0 : 1] }];
}

/** What a lead says before it goes into detail. */
function firstClause(lead: string): string {
  return lead.split(/[:,.!?](?:\s|$)/)[0] ?? lead;
}

/** The check's line without its date, which would be outdated in a picture that stays around. */
function checkParts(checked: string | null): string[] {
  return (checked ?? '').split(' · ').filter((part) => part && !/^\d{1,2}\s\p{L}+\s\d{4}$/u.test(part));
}
