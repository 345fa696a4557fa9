import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { Page } from '../../../../build-scripts/lib/content/pages/page';
import { allTags, searchDocuments } from '../../../../build-scripts/lib/content/search/searchDocuments';
import type { ResultType } from '../../../../src/core/search';
import { tagOfPath, type RouteName } from '../../../../src/core/site/routes';
import { itemsWithTag, spellingOf } from '../../../../src/core/site/tagged';
import type { PageData } from '../../../../src/core/content/pages';
import { modelFrom } from '../../support/model';
import { openSource, post, project, repository, RESUME, wiki } from '../../support/texts';

const TEXTS = {
  'wiki/a.md': wiki({ title: 'Article A', tags: '[Linux, CI/CD]', date: '2025-02-01', more: 'category: Basics\nnext: b', body: 'First words.\n\nMore words.' }),
  'wiki/b.md': wiki({ title: 'Article B', tags: '["100%"]', more: 'category: Advance\ndescription: In short.' }),
  'blog/old.md': post({ title: 'Old', date: '2025-01-05', tags: '[C#]' }),
  'blog/new.md': post({ title: 'New', date: '2025-03-01T08:00:00Z', tags: '[Linux]', body: 'Word '.repeat(660) }),
  'blog/mid.md': post({ title: 'Mid', date: '2025-02-01' }),
  'projects/p1.md': project({ title: 'P1', date: '2024-03-15' }),
  'projects/p3.md': project({ title: 'P3', date: '2024-03-30' }),
  'projects/p2.md': project({ title: 'P2', date: '2024-03-20' }),
  'resume.yml': RESUME,
  'open-source.yml': openSource('mid', repository('x', '[Go]'), repository('y', '[Linux]')),
};

async function pages(texts: Readonly<Record<string, string>> = TEXTS): Promise<Page[]> {
  return pagesOf(await modelFrom(texts));
}

/** The data of the page at a path, which has to be of the given kind. */
async function dataOf<N extends RouteName>(name: N, path: string, texts?: Readonly<Record<string, string>>): Promise<PageData[N]> {
  const isKind = (page: Page): page is Page<N> => page.name === name;
  const page = (await pages(texts)).filter(isKind).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no ${name} at ${path}`);
  return page.data;
}

describe('pagesOf', () => {
  it('R1 has the fixed routes, a page for each item, and one for each tag with its name encoded', async () => {
    expect((await pages()).map(({ path }) => path)).toEqual([
      '/',
      '/resume',
      '/wiki',
      '/wiki/a',
      '/wiki/b',
      '/blog',
      '/blog/new',
      '/blog/mid',
      '/blog/old',
      '/projects',
      '/projects/p3',
      '/projects/p2',
      '/projects/p1',
      '/open-source',
      '/search',
      '/visit',
      '/tags/Linux',
      '/tags/CI%2FCD',
      '/tags/100%25',
      '/tags/C%23',
      '/tags/Go',
    ]);
  });

  it('gives each page its data file, tag pages one for all, and the search none', async () => {
    const paths = Object.fromEntries((await pages()).map(({ path, dataPath }) => [path, dataPath]));
    expect(paths).toMatchObject({
      '/': '/data/home.json',
      '/wiki': '/data/wiki.json',
      '/wiki/a': '/data/wiki/a.json',
      '/search': null,
      '/tags/CI%2FCD': '/data/catalog.json',
      '/tags/Linux': '/data/catalog.json',
    });
  });

  it('G2 renders a tag page from the records that have its tag, which give the same list and spelling as all of them', async () => {
    const tagged = (await pages()).filter((page): page is Page<'tags'> => page.name === 'tags');
    expect(tagged.length).toBeGreaterThan(3);
    for (const { path, data, shown } of tagged) {
      const tag = (tagOfPath(path) ?? '').toUpperCase();
      const records = shown?.records ?? [];
      expect(itemsWithTag(records, tag)).toEqual(itemsWithTag(data.records, tag));
      expect(spellingOf(tag, records)).toBe(spellingOf(tag, data.records));
      expect(records.length).toBeLessThan(data.records.length);
    }
  });

  it('H6 shows the two latest posts and projects by date on the home page', async () => {
    const { latestPosts, latestProjects } = await dataOf('home', '/');
    expect(latestPosts.map(({ id }) => id)).toEqual(['new', 'mid']);
    expect(latestProjects.map(({ id }) => id)).toEqual(['p3', 'p2']);
  });

  it('T1 gives the terminal what the resume and the projects say', async () => {
    const { terminal, headline } = await dataOf('home', '/');
    expect(terminal?.headline).toBe(headline);
    expect(terminal?.projects).toEqual([
      { id: 'p3', title: 'P3' },
      { id: 'p2', title: 'P2' },
      { id: 'p1', title: 'P1' },
    ]);
    expect(terminal?.experience[0]?.end).toBeNull();
    // Of the skills and tools, only this one is a tag here.
    expect(terminal?.tagged).toEqual(['Linux']);
  });

  it('W7 ends an article with its next one, or with none', async () => {
    expect((await dataOf('wiki-article', '/wiki/a')).next).toEqual({ id: 'b', title: 'Article B' });
    expect((await dataOf('wiki-article', '/wiki/b')).next).toBeNull();
  });

  it('leads from a post to the newer and the older one', async () => {
    expect(await dataOf('blog-post', '/blog/mid')).toMatchObject({ newer: { id: 'new', title: 'New' }, older: { id: 'old', title: 'Old' } });
    expect(await dataOf('blog-post', '/blog/new')).toMatchObject({ newer: null, date: '2025-03-01', readingMinutes: 3 });
    expect(await dataOf('blog-post', '/blog/old')).toMatchObject({ older: null, readingMinutes: 1 });
  });

  it('W1 B1 P1 lists articles, posts and projects as cards in their order', async () => {
    expect((await dataOf('wiki', '/wiki')).articles).toEqual([
      {
        id: 'a',
        title: 'Article A',
        category: 'Basics',
        tags: ['Linux', 'CI/CD'],
        lastUpdated: '2025-02-01',
        description: 'First words.',
        coverage: null,
      },
      { id: 'b', title: 'Article B', category: 'Advance', tags: ['100%'], lastUpdated: '2025-02-01', description: 'In short.', coverage: null },
    ]);
    expect((await dataOf('blog', '/blog')).posts.map(({ title }) => title)).toEqual(['New', 'Mid', 'Old']);
    expect((await dataOf('projects', '/projects')).projects.map(({ title }) => title)).toEqual(['P3', 'P2', 'P1']);
  });

  it('cuts the description of an article without one at a word', async () => {
    const [article] = (await dataOf('wiki', '/wiki', { 'wiki/a.md': wiki({ body: 'lengthy words '.repeat(30) }) })).articles;
    expect(article?.description.length).toBeLessThanOrEqual(160);
    expect(article?.description).toMatch(/(?:lengthy|words)…$/);
  });

  it('P2 gives a project its links, technologies and sections', async () => {
    const text = project().replace('github.example.com', 'github.com').replace('a.example.com', 'status.debian.net');
    expect(await dataOf('project', '/projects/p1', { 'projects/p1.md': text })).toMatchObject({
      github: 'https://github.com/a',
      live: 'https://status.debian.net',
      liveLabel: 'Live at status.debian.net',
      technologies: ['Three'],
      headings: [{ text: 'Overview' }, { text: 'Challenges' }, { text: 'Solutions' }, { text: 'Technologies' }],
    });
  });

  it('E4 O1 lists the repositories with their figures and the featured post', async () => {
    const { asOf, repositories, featuredPost } = await dataOf('open-source', '/open-source');
    expect(asOf).toBe('2025-08-01');
    expect(repositories).toMatchObject([
      {
        id: 'x',
        category: 'Open Source',
        type: 'opensource',
        name: 'x/x',
        language: 'Go',
        stars: 10,
        forks: 2,
        lastUpdated: '2025-07-01',
        url: 'https://github.com/x/x',
      },
      { id: 'y' },
    ]);
    expect(featuredPost?.title).toBe('Mid');
  });

  it('G2 gives tag pages every item of every collection, in collection order', async () => {
    const { records } = await dataOf('tags', '/tags/Linux');
    expect(records.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'wiki a',
      'wiki b',
      'blog new',
      'blog mid',
      'blog old',
      'project p3',
      'project p2',
      'project p1',
      'opensource x',
      'opensource y',
    ]);
    expect(records.at(-1)).not.toHaveProperty('date');
    expect(records[0]).toEqual({
      id: 'a',
      type: 'wiki',
      title: 'Article A',
      tags: ['Linux', 'CI/CD'],
      url: '/wiki/a',
      date: '2025-02-01',
      category: 'Basics',
      description: 'First words.',
      coverage: null,
    });
  });

  it('G2 gives tag pages what the lists say of each kind of item', async () => {
    const { records } = await dataOf('tags', '/tags/Linux');
    const ofType = (type: ResultType) => records.find((record) => record.type === type);
    expect(ofType('blog')).toHaveProperty('readingMinutes', 3);
    expect(ofType('opensource')).toHaveProperty('stars');
  });
});

describe('searchDocuments', () => {
  it('E5 S4 has every field of a result, in collection order', async () => {
    const documents = searchDocuments(await modelFrom(TEXTS));
    expect(documents.map(({ type }) => type)).toEqual(['wiki', 'wiki', 'blog', 'blog', 'blog', 'project', 'project', 'project', 'opensource', 'opensource']);
    expect(documents[2]).toMatchObject({
      id: 'new',
      title: 'New',
      type: 'blog',
      tags: ['Linux'],
      url: '/blog/new',
      date: '2025-03-01',
      category: 'Notes',
      description: 'In short.',
      excerpt: 'In short.',
    });
    expect(documents[8]).toEqual({
      id: 'x',
      title: 'Title of x',
      type: 'opensource',
      tags: ['Go'],
      url: 'https://github.com/x/x',
      category: 'Open Source',
      description: 'Does x.',
      body: 'Does x.',
    });
  });

  it('S4 takes the content of guides and posts for the body, the description of the others', async () => {
    const documents = searchDocuments(await modelFrom(TEXTS));
    expect(documents[0]?.body).toBe('First words.\nMore words.');
    expect(documents[4]?.body).toBe('Text.');
    expect(documents[5]?.body).toBe('In short.');
  });
});

describe('allTags', () => {
  it('names each tag once, in the order of first use', async () => {
    expect(allTags(await modelFrom(TEXTS))).toEqual(['Linux', 'CI/CD', '100%', 'C#', 'Go']);
  });
});
