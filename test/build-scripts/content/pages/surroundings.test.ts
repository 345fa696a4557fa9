import { lastModified } from '../../../../build-scripts/lib/content/pages/lastModified';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import { searchCorpus } from '../../../../build-scripts/lib/content/search/searchFiles';
import type { PageData } from '../../../../src/core/content/pages';
import { modelFrom } from '../../support/model';
import { post, project, wiki } from '../../support/texts';

const LINKING = ['x1', 'x2', 'x3', 'x4', 'x5'];

const TEXTS = {
  'wiki/a.md': wiki({
    title: 'A',
    tags: '[SSH]',
    more: 'category: Basics\nnext: b',
    body: '## Prerequisites\n\n- See [C](c.md#x) and [C again](/wiki/c).\n\n## Rest\n\n[B](b.md), [P](/projects/p).',
  }),
  'wiki/b.md': wiki({ title: 'B', tags: '[SSH]', more: 'category: Basics' }),
  'wiki/c.md': wiki({ title: 'C', tags: '[Backup]', more: 'category: Basics', body: '## X\n\nText.' }),
  'wiki/d.md': wiki({ title: 'D', tags: '[SSH, Backup]', more: 'category: Other', body: '[A](a.md)' }),
  'blog/p.md': post({ title: 'Post', tags: '[Cooking]', body: '[A](/wiki/a), again [A](/wiki/a#rest).' }),
  ...Object.fromEntries(LINKING.map((id) => [`blog/${id}.md`, post({ title: id, tags: `[${id}]`, body: '[C](/wiki/c), [C](/wiki/c#x)' })])),
  'projects/p.md': project({ title: 'P', tags: '[Bridges]' }),
};

async function guide(id: string): Promise<PageData['wiki-article']> {
  const page = pagesOf(await modelFrom(TEXTS)).find(({ path }) => path === `/wiki/${id}`);
  return page?.data as PageData['wiki-article'];
}

describe('pagesOf: what surrounds a guide', () => {
  it('W7 names its neighbours in the category and no others', async () => {
    expect((await guide('b')).neighbours).toEqual({ previous: { id: 'a', title: 'A' }, following: { id: 'c', title: 'C' } });
    expect((await guide('d')).neighbours).toEqual({ previous: null, following: null });
  });

  it('W7 names what its prerequisites link to, each once, and nothing that is linked elsewhere', async () => {
    expect((await guide('a')).readFirst).toEqual([{ id: 'c', title: 'C' }]);
    expect((await guide('d')).readFirst).toEqual([]);
  });

  it('W7 relates pages by tags and links, with the reason, but none that it points to anyway', async () => {
    const { related } = await guide('a');
    expect(related).toContainEqual({ path: '/wiki/d', title: 'D', reason: 'Also about SSH' });
    expect(related).toContainEqual({ path: '/blog/p', title: 'Post', reason: 'One links to the other' });
    expect(related.map(({ path }) => path)).not.toContain('/wiki/b');
  });

  it('B2 relates a post to none that it leads to as newer or older', async () => {
    const days = ['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04'];
    const model = await modelFrom(
      Object.fromEntries(days.map((date, at) => [`blog/p${at}.md`, post({ title: `P${at}`, date, body: at === 1 ? 'Text.' : '[One](/blog/p1)' })])),
    );
    const data = pagesOf(model).find(({ path }) => path === '/blog/p1')?.data as PageData['blog-post'];
    expect([data.newer?.id, data.older?.id, data.related.map(({ path }) => path)]).toEqual(['p2', 'p0', ['/blog/p3']]);
  });

  it('W7 names the pages that link to it, each once, without those that it relates to', async () => {
    const { related, linkedFrom } = await guide('c');
    const linking = ['/wiki/a', ...LINKING.map((id) => `/blog/${id}`)];
    expect(related).toHaveLength(3);
    expect(
      [...related, ...linkedFrom]
        .map(({ path }) => path)
        .filter((path) => linking.includes(path))
        .sort(),
    ).toEqual([...linking].sort());
  });
});

describe('what is derived from several pages', () => {
  it('M1 is, for a tag, the day of its newest item', async () => {
    const days = ['2025-03-01', '2025-01-01'];
    const model = await modelFrom(Object.fromEntries(days.map((date) => [`blog/p-${date}.md`, post({ date, tags: '[Disks]' })])));
    const page = pagesOf(model).find(({ path }) => path === '/tags/Disks');
    expect(page && lastModified(page)).toBe('2025-03-01');
  });

  it('N3 is, for the suggestions of the search, how many pages link to each', async () => {
    const { documents } = searchCorpus(await modelFrom(TEXTS));
    const counts = new Map(documents.map(({ url, linked }) => [url, linked]));
    expect(['/wiki/c', '/wiki/a', '/wiki/d'].map((url) => counts.get(url))).toEqual([LINKING.length + 1, 2, 0]);
  });
});
