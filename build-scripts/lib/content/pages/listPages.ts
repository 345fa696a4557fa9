import type { CheckedArticle, CheckedGroup } from '../../../../src/core/content/checkedArticles';
import type { ListPart } from '../../../../src/core/content/lists';
import type { BlogCard, GuideCard, ListedRepository, PageData, ProjectCard } from '../../../../src/core/content/pages';
import { totalsOf } from '../../../../src/core/content/ledgerShades';
import { groupPlaces } from '../../../../src/core/content/wikiPlaces';
import { distinctCategories } from '../../../../src/core/site/filter';
import { itemsOfPart } from '../../../../src/core/site/listPart';
import { dataPathOf, pathOf, WHOLE_LIST } from '../../../../src/core/site/routes';
import type { Page } from './page';

type ListName = 'wiki' | 'blog' | 'projects' | 'open-source' | 'ledger';
/** The lists with a filter, which fetches the whole list when it is used. */
const FILTERED: readonly ListName[] = ['wiki', 'blog', 'projects'];
/** Cuts a part out of a list's data. */
type PartOf<N extends ListName> = (whole: PageData[N], part: ListPart) => PageData[N];

/** The pages of a list, with `size` items each; if there is a filter, the first also has the whole list. */
function listPages<N extends ListName>(
  name: N,
  { whole, count, size, partOf }: { whole: PageData[N]; count: number; size: number; partOf: PartOf<N> },
): Page<N>[] {
  const pages = Math.ceil(count / size);
  if (pages <= 1) return [{ name, path: pathOf(name), dataPath: dataPathOf(name, null), data: whole }];
  return [...Array(pages).keys()].map((at): Page<N> => {
    const id = at === 0 ? null : String(at + 1);
    const page = { name, path: pathOf(name, id ?? ''), dataPath: dataPathOf(name, id), data: partOf(whole, { page: at + 1, pages, count, size }) };
    if (id !== null) return { ...page, isContinuation: true };
    return FILTERED.includes(name) ? { ...page, whole: { path: dataPathOf(name, WHOLE_LIST) ?? '', data: whole } } : page;
  });
}

export function wikiPages(whole: PageData['wiki'], size: number): Page[] {
  const counts = groupPlaces(whole).map(({ count }) => count);
  const pageOf = (category: string) =>
    Math.floor(
      Math.max(
        0,
        whole.articles.findIndex((article) => article.category === category),
      ) / size,
    ) + 1;
  const groups = whole.groups.map(({ category }, at) => ({ count: counts[at] ?? 0, page: pageOf(category) }));
  const partOf: PartOf<'wiki'> = (data, part) => ({ ...data, articles: itemsOfPart<GuideCard>(data.articles, part), part: { ...part, groups } });
  return listPages('wiki', { whole, count: whole.articles.length, size, partOf });
}

export function blogPages(whole: PageData['blog'], size: number): Page[] {
  const categories = distinctCategories(whole.posts);
  const partOf: PartOf<'blog'> = (data, part) => ({ ...data, posts: itemsOfPart<BlogCard>(data.posts, part), part: { ...part, categories } });
  return listPages('blog', { whole, count: whole.posts.length, size, partOf });
}

export function projectPages(whole: PageData['projects'], size: number): Page[] {
  const partOf: PartOf<'projects'> = (data, part) => ({ ...data, projects: itemsOfPart<ProjectCard>(data.projects, part), part });
  return listPages('projects', { whole, count: whole.projects.length, size, partOf });
}

/** Only the first page has the featured post. */
export function openSourcePages(whole: PageData['open-source'], size: number): Page[] {
  const partOf: PartOf<'open-source'> = (data, part) => ({
    ...data,
    repositories: itemsOfPart<ListedRepository>(data.repositories, part),
    featuredPost: part.page === 1 ? data.featuredPost : null,
    part,
  });
  return listPages('open-source', { whole, count: whole.repositories.length, size, partOf });
}

/** A page may begin or end in the middle of a group, whose title is then on both pages. */
export function ledgerPages(whole: PageData['ledger'], size: number): Page[] {
  const rows = whole.checked.flatMap(({ title, articles }) => articles.map((article) => ({ title, article })));
  const totals = totalsOf(rows.map(({ article }) => article));
  const partOf: PartOf<'ledger'> = (data, part) => ({ ...data, checked: groupsOf(itemsOfPart(rows, part)), part: { ...part, totals } });
  return listPages('ledger', { whole, count: rows.length, size, partOf });
}

interface LedgerListRow {
  readonly title: string;
  readonly article: CheckedArticle;
}

function groupsOf(rows: readonly LedgerListRow[]): readonly CheckedGroup[] {
  const titles = [...new Set(rows.map(({ title }) => title))];
  return titles.map((title) => ({ title, articles: rows.filter((row) => row.title === title).map(({ article }) => article) }));
}
