import { dataFilesOf, pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { AnyDocument } from '../../../../build-scripts/lib/content/articles/document';
import { documentsOf } from '../../../../build-scripts/lib/content/model/model';
import type { Page } from '../../../../build-scripts/lib/content/pages/page';
import type { LedgerEntry } from '../../../../build-scripts/lib/content/ledger/ledger';
import { cardsOf } from '../../../../build-scripts/lib/sharing/cardsOf';
import { publishedUrls } from '../../../../build-scripts/lib/urls/publishedUrls';
import { filesOfPath } from '../../../../build-scripts/lib/files/writeOutput';
import type { LedgerData } from '../../../../src/core/content/checkedArticles';
import type { BlogPart, WikiPart } from '../../../../src/core/content/lists';
import type { GuideCard, OpenSourceData } from '../../../../src/core/content/pages';
import { cardPath } from '../../../../src/core/site/cardPath';
import { site } from '../../../support/siteConstants';
import { modelFrom } from '../../support/model';
import { openSource, post, project, repository, wiki } from '../../support/texts';

const blocks = (count: number) => Array.from({ length: count }, () => '```console run\n$ true\n```').join('\n\n');
const TEXTS = {
  'wiki/a.md': wiki({ title: 'A', body: blocks(1), tags: '[Linux, CI/CD]', more: 'category: Basics' }),
  'wiki/b.md': wiki({ title: 'B', body: blocks(2), tags: '[Linux]', more: 'category: Basics' }),
  'wiki/c.md': wiki({ title: 'C', body: blocks(3), tags: '[Linux]', more: 'category: Advance' }),
  'wiki/d.md': wiki({ title: 'D', body: blocks(4), tags: '[CI/CD]', more: 'category: Advance' }),
  'wiki/e.md': wiki({ title: 'E', tags: '[CI/CD]', more: 'category: Other' }),
  'blog/p.md': post({ title: 'P', body: blocks(5), date: '2025-03-01', tags: '[Go]' }),
  'blog/q.md': post({ title: 'Q', date: '2025-02-01', tags: '[Go]' }),
  'blog/r.md': post({ title: 'R', date: '2025-01-01', tags: '[Go]', more: 'category: Essays' }),
  'projects/x.md': project({ title: 'X', date: '2024-03-15' }),
  'open-source.yml': openSource('p', ...['s', 't', 'u'].map((id) => repository(id, '[Debian]'))),
};

const DATE = '2026-11-01';
/** A ledger in which all blocks of these articles were executed. */
const ledgerOf = (documents: readonly AnyDocument[]) =>
  Object.fromEntries(
    documents.flatMap(({ folder, id, fences }) => {
      const entries = fences.map(({ hash, ordinal }): LedgerEntry => {
        return { hash, ordinal, state: 'linted', date: DATE, runs: { 'Debian 13': { state: 'executed', date: DATE } } };
      });
      return entries.length > 0 ? [[`${folder}/${id}`, { blocks: entries }]] : [];
    }),
  );

const model = modelFrom(TEXTS).then((read) => modelFrom(TEXTS, { ledger: ledgerOf(documentsOf(read)) }));
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
    const lists = (await pages).map(({ path }) => path).filter((path) => /^\/(?:wiki|blog|projects|open-source|ledger)(?:\/page.*)?$/.test(path));
    expect(lists).toEqual([
      ...['/wiki', '/wiki/page/2', '/wiki/page/3', '/blog', '/blog/page/2', '/projects'],
      ...['/open-source', '/open-source/page/2', '/ledger', '/ledger/page/2', '/ledger/page/3'],
    ]);
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

  it('O1 has pages for the repositories, with the story on the first', async () => {
    const shown = async (path: string) => (await at(path)).data as OpenSourceData;
    const [first, second] = [await shown('/open-source'), await shown('/open-source/page/2')];
    expect([first, second].map(({ repositories }) => repositories.map(({ id }) => id))).toEqual([['s', 't'], ['u']]);
    expect([first, second].map(({ featuredPost }) => featuredPost?.id)).toEqual(['p', undefined]);
    expect(second.part).toEqual({ page: 2, pages: 2, count: 3, size: 2 });
    expect(second.asOf).toBe(first.asOf);
  });

  it('L1 has pages for the articles of the ledger, each under its group, with the releases and the squares of all', async () => {
    const shown = async (path: string) => (await at(path)).data as LedgerData;
    const all = await Promise.all(['/ledger', '/ledger/page/2', '/ledger/page/3'].map(shown));
    expect(all.map((data) => data.checked.map(({ title, articles }) => [title, ...articles.map((article) => article.path)]))).toEqual([
      [['Basics', '/wiki/a', '/wiki/b']],
      [[expect.stringContaining('Advance'), '/wiki/c', '/wiki/d']],
      [['Posts', '/blog/p']],
    ]);
    for (const { asOf, releases, part } of all) {
      expect([asOf, releases, part?.count, part?.totals.executed]).toEqual([all[0]?.asOf, all[0]?.releases, 5, 15]);
    }
    // Where a page ends within a group, both pages have its title.
    const cut = pagesOf(await model, 3).filter(({ name }) => name === 'ledger');
    expect(cut.map(({ data }) => (data as LedgerData).checked.map(({ articles }) => articles.length))).toEqual([
      [2, 1],
      [1, 1],
    ]);
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
    const files = dataFilesOf(await pages);
    expect(files.get('/data/wiki/page/all.json')).toEqual(whole?.data);
    // The others have no filter.
    expect([...files.keys()].filter((path) => path.endsWith('/all.json'))).toEqual(['/data/wiki/page/all.json', '/data/blog/page/all.json']);
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
    expect(cards.get('/cards/open-source/page/2.png')).toMatchObject({ meta: '3 repositories', text: 'Title of s · Title of t' });
    expect(cards.get('/cards/ledger/page/3.png')?.meta).toBe('5 articles');
    expect(cards.get(cardPath('/tags/Linux/page/2'))?.meta).toBe('4 items');
  });
});

it('leaves a list that fits its page as it was', async () => {
  const [wikiPage] = pagesOf(await model, 5).filter(({ name }) => name === 'wiki');
  expect(Object.keys(wikiPage?.data ?? {})).toEqual(['lead', 'articles', 'groups']);
  expect(pagesOf(await model, 5).flatMap(({ whole }) => whole ?? [])).toEqual([]);
  expect(Object.keys(dataFilesOf(pagesOf(await model, 5)).get('/data/catalog.json') ?? {})).toEqual(['records']);
});
