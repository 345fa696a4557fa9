import { dataFilesOf, pagesOf, type Page } from '../../build-scripts/lib/content/pages';
import { cardsOf } from '../../build-scripts/lib/sharing/cardsOf';
import { publishedUrls } from '../../build-scripts/lib/urls/publishedUrls';
import { filesOfPath } from '../../build-scripts/lib/writeOutput';
import type { BlogPart, WikiPart } from '../../src/core/content/lists';
import type { GuideCard } from '../../src/core/content/pages';
import { cardPath } from '../../src/core/site/cardPath';
import { site } from '../support/siteConstants';
import { modelFrom } from './support/model';
import { post, project, wiki } from './support/texts';

const TEXTS = {
  'wiki/a.md': wiki({ title: 'A', tags: '[Linux, CI/CD]', more: 'category: Basics' }),
  'wiki/b.md': wiki({ title: 'B', tags: '[Linux]', more: 'category: Basics' }),
  'wiki/c.md': wiki({ title: 'C', tags: '[Linux]', more: 'category: Advance' }),
  'wiki/d.md': wiki({ title: 'D', tags: '[CI/CD]', more: 'category: Advance' }),
  'wiki/e.md': wiki({ title: 'E', tags: '[CI/CD]', more: 'category: Other' }),
  'blog/p.md': post({ title: 'P', date: '2025-03-01', tags: '[Go]' }),
  'blog/q.md': post({ title: 'Q', date: '2025-02-01', tags: '[Go]' }),
  'blog/r.md': post({ title: 'R', date: '2025-01-01', tags: '[Go]', more: 'category: Essays' }),
  'projects/x.md': project({ title: 'X', date: '2024-03-15' }),
};

const model = modelFrom(TEXTS);
const pages = model.then((made) => pagesOf(made, 2));
const at = async (path: string): Promise<Page> => {
  const page = (await pages).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path}: no page`);
  return page;
};
const guides = async (path: string) => ((await at(path)).data as { articles: readonly GuideCard[] }).articles.map(({ id }) => id);

describe('pagesOf, of lists that are longer than a page', () => {
  it('R1 W1 B1 has a page for each part, in the order of the list, and one for a list that fits', async () => {
    expect([await guides('/wiki'), await guides('/wiki/page/2'), await guides('/wiki/page/3')]).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    const lists = (await pages).map(({ path }) => path).filter((path) => /^\/(?:wiki|blog|projects)(?:\/page.*)?$/.test(path));
    expect(lists).toEqual(['/wiki', '/wiki/page/2', '/wiki/page/3', '/blog', '/blog/page/2', '/projects']);
  });

  it('W1 knows on each page how many guides each group has in all, and where it begins', async () => {
    const { part } = (await at('/wiki/page/2')).data as { part: WikiPart };
    const { categories } = await model;
    const places = Object.fromEntries(categories.wiki.map(({ category }, place) => [category, part.groups[place]]));
    expect(part).toMatchObject({ page: 2, pages: 3, count: 5, size: 2 });
    expect(places).toMatchObject({ Basics: { count: 2, page: 1 }, Advance: { count: 2, page: 2 }, Other: { count: 1, page: 3 } });
  });

  it('B1 P3 knows on each page the categories of all posts', async () => {
    expect(((await at('/blog')).data as { part: BlogPart }).part.categories).toEqual(['Essays', 'Notes']);
  });

  it('G2 has pages for a tag with more items, whatever its case and characters, with the data file of all', async () => {
    const paths = (await pages).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/tags/Linux', '/tags/Linux/page/2', '/tags/CI%2FCD/page/2', '/tags/Go/page/2']));
    expect((await at('/tags/CI%2FCD/page/2')).dataPath).toBe('/data/catalog.json');
    expect(filesOfPath('/tags/CI%2FCD/page/2')).toEqual([
      'tags/CI%2FCD/page/2/index.html',
      'tags/CI/CD/page/2/index.html',
      'tags/ci%2Fcd/page/2/index.html',
      'tags/ci/cd/page/2/index.html',
    ]);
  });

  it('W1 writes the whole list for its filter, in the form of a list on one page', async () => {
    const [whole] = pagesOf(await model).filter(({ path }) => path === '/wiki');
    expect(dataFilesOf(await pages).get('/data/wiki/page/all.json')).toEqual(whole?.data);
  });

  it('E8 promises nobody the address of a further page, whose items move', async () => {
    const { urls } = publishedUrls(await model, { site, siteUrl: site.url }, await pages);
    expect(urls).toContain('/wiki');
    expect(urls.filter((url) => url.includes('/page/'))).toEqual([]);
  });

  it('M1 has a card for each page of a list, which counts all of it', async () => {
    const cards = new Map(cardsOf(await pages, site).map((card) => [card.file, card]));
    expect(cards.get(cardPath('/wiki/page/3'))).toEqual({ ...cards.get('/cards/wiki.png'), file: '/cards/wiki/page/3.png' });
    expect(cards.get('/cards/wiki.png')).toMatchObject({ meta: '5 guides', figures: expect.arrayContaining([{ value: '2', label: 'Basics' }]) as unknown });
    expect(cards.get('/cards/blog.png')?.meta).toBe('3 posts');
    expect(cards.get(cardPath('/tags/Linux/page/2'))?.meta).toBe('4 items');
  });
});

it('leaves a list that fits its page as it was', async () => {
  const [wikiPage] = pagesOf(await model, 5).filter(({ name }) => name === 'wiki');
  expect(Object.keys(wikiPage?.data ?? {})).toEqual(['lead', 'articles', 'groups']);
  expect(pagesOf(await model, 5).flatMap(({ whole }) => whole ?? [])).toEqual([]);
  expect(Object.keys(dataFilesOf(pagesOf(await model, 5)).get('/data/catalog.json') ?? {})).toEqual(['records']);
});
