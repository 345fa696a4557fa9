import { createPages, listPathOf, loadPageData } from '../../src/app/resources';
import type { Pages } from '../../src/app/pages';
import { matchRoute, type RouteMatch } from '../../src/core/site/routes';
import { startServer } from '../platform/fakeServer';
import { ARTICLE, ARTICLES } from '../sections/samples';
import { site } from '../support/siteConstants';

const matchOf = (path: string): RouteMatch => {
  const match = matchRoute(path);
  if (!match) throw new Error(`${path} is no page.`);
  return match;
};

let pages: Pages;
beforeEach(() => {
  pages = createPages();
});

describe('the pages of a document', () => {
  it('R3 asks for the file of an id with a space in it, where the document is that of an unknown address', async () => {
    const server = startServer();
    server.answer('/data/wiki.json', { data: { articles: [{ ...ARTICLES[0], id: 'my guide' }] } });
    server.answer('/data/wiki/my%20guide.json', { data: ARTICLE });
    await expect(pages.read(matchOf('/wiki/my%20guide'), true)).resolves.toEqual({ isFound: true, data: ARTICLE });
    expect(server.requests).toEqual(['/data/wiki.json', '/data/wiki/my%20guide.json']);
  });

  it('R3 costs no request that fails where the list has no such id', async () => {
    const server = startServer();
    server.answer('/data/wiki.json', { data: { articles: ARTICLES } });
    await expect(pages.read(matchOf('/wiki/no'), true)).resolves.toEqual({ isFound: false });
    expect(server.requests).toEqual(['/data/wiki.json']);
  });

  it('R3 looks through all pages of a long list for an id', async () => {
    const server = startServer();
    server.answer('/data/wiki.json', { data: { articles: [], part: { page: 1, pages: 2, count: 2, size: 1 } } });
    server.answer('/data/wiki/page/all.json', { data: { articles: ARTICLES } });
    server.answer('/data/wiki/ssh.json', { data: ARTICLE });
    await expect(pages.read(matchOf('/wiki/ssh'), true)).resolves.toEqual({ isFound: true, data: ARTICLE });
    await expect(pages.read(matchOf('/wiki/no'), true)).resolves.toEqual({ isFound: false });
  });

  it('R3 has no further page of a list where the document is that of an unknown address, and leads to the first', async () => {
    const server = startServer();
    await expect(pages.read(matchOf('/wiki/page/9'), true)).resolves.toEqual({ isFound: false });
    expect(server.requests).toEqual([]);
    expect(listPathOf(matchOf('/wiki/page/9'))).toBe('/wiki');
    expect(listPathOf(matchOf('/wiki'))).toBeNull();
  });

  it('R2 R3 leads from an unknown guide nowhere where the site has no guides', () => {
    jest.isolateModules(() => {
      jest.doMock('@content/site', () => ({ site, pages: ['blog'] }));
      const { listPathOf: pathOfList } = jest.requireActual<typeof import('../../src/app/resources')>('../../src/app/resources');
      expect([matchOf('/wiki/no'), matchOf('/blog/no')].map(pathOfList)).toEqual([null, '/blog']);
    });
    jest.dontMock('@content/site');
  });

  it('R4 rejects data of another shape, and asks again after that', async () => {
    const server = startServer();
    server.answer('/data/wiki/ssh.json', { data: { articles: ARTICLES } });
    await expect(pages.read(matchOf('/wiki/ssh'), false)).rejects.toThrow('/data/wiki/ssh.json: its data is of another kind of page');
    server.answer('/data/wiki/ssh.json', { data: ARTICLE });
    pages.forgetFailures();
    await expect(pages.read(matchOf('/wiki/ssh'), false)).resolves.toMatchObject({ isFound: true });
  });
});

describe('a link that is hovered while its page isn’t there', () => {
  it.each([{ status: 404 }, { html: '<!doctype html>' }])('R4 leads to the page once it is: %j', async (answer) => {
    const server = startServer();
    server.answer('/data/wiki/ssh.json', answer);
    await pages.prefetch(matchOf('/wiki/ssh'));
    server.answer('/data/wiki/ssh.json', { data: ARTICLE });
    // On every navigation.
    pages.forgetFailures();
    await expect(pages.read(matchOf('/wiki/ssh'), false)).resolves.toEqual({ isFound: true, data: ARTICLE });
    pages.forgetFailures();
    await pages.read(matchOf('/wiki/ssh'), false);
    expect(server.requests).toHaveLength(2);
  });
});

describe('a page whose content is edited while it is shown', () => {
  it('D1 is shown as it is now, and so are the pages that were read before', async () => {
    const server = startServer();
    server.answer('/data/wiki.json', { data: { articles: ARTICLES } });
    server.answer('/data/wiki/ssh.json', { data: ARTICLE });
    for (const path of ['/wiki', '/wiki/ssh']) await pages.read(matchOf(path), false);
    server.answer('/data/wiki.json', { data: { articles: [] } });
    server.answer('/data/wiki/ssh.json', { data: { ...ARTICLE, title: 'Renamed' } });
    expect(await pages.refresh(matchOf('/wiki/ssh'))).toBe(true);
    await expect(pages.read(matchOf('/wiki/ssh'), false)).resolves.toMatchObject({ data: { title: 'Renamed' } });
    await expect(pages.read(matchOf('/wiki'), false)).resolves.toMatchObject({ data: { articles: [] } });
  });
});

describe('loadPageData', () => {
  it('R3 knows a page that is not there', async () => {
    startServer().answer('/data/wiki/no.json', { status: 404 });
    await expect(loadPageData('/data/wiki/no.json')).resolves.toEqual({ isFound: false });
  });
});
