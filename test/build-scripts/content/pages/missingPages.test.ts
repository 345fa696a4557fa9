import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { PageData } from '../../../../src/core/content/pages';
import { modelFrom, problemLines } from '../../support/model';
import { openSource, post, repository, RESUME, wiki } from '../../support/texts';

describe('a page that there is nothing for', () => {
  const pages = async (texts: Readonly<Record<string, string>>) => pagesOf(await modelFrom(texts));
  const pathsOf = async (texts: Readonly<Record<string, string>>) => (await pages(texts)).map(({ path }) => path);
  const terminalOf = async (texts: Readonly<Record<string, string>>) => ((await pages(texts))[0]?.data as PageData['home']).terminal;

  it('R1 isn’t there: a folder of posts is a blog, an empty one a home page', async () => {
    expect(await pathsOf({ 'blog/a.md': post() })).toEqual(['/', '/blog', '/blog/a', '/search', '/visit', '/tags/Linux']);
    expect(await pathsOf({ 'resume.yml': RESUME })).toEqual(['/', '/resume']);
    expect(await pathsOf({})).toEqual(['/']);
  });

  it('R1 is there for what is listed alone', async () => {
    expect(await pathsOf({ 'wiki/a.md': wiki({ more: 'category: Basics\nunlisted: true' }) })).toEqual(['/', '/wiki/a']);
  });

  it('R1 O1 L1 is there for a list with one page of items: it has no second one', async () => {
    const texts = { 'wiki/a.md': wiki({ title: 'A' }), 'blog/mid.md': post(), 'open-source.yml': openSource('mid', repository('x')) };
    const blocks = [{ hash: 'x', ordinal: 1, state: 'linted' as const, date: '2026-11-01' }];
    const pathsWith = async (listPage: number) => pagesOf(await modelFrom(texts, { ledger: { 'wiki/a': { blocks } } }), listPage).map(({ path }) => path);
    expect(await pathsWith(1)).toEqual(expect.arrayContaining(['/open-source', '/ledger']));
    expect((await pathsWith(1)).filter((path) => path.includes('/page/'))).toEqual(['/tags/Linux/page/2', '/tags/Linux/page/3']);
  });

  it('O1 L1 isn’t there for a ledger without articles and a folder without open-source.yml', async () => {
    const paths = pagesOf(await modelFrom({ 'blog/a.md': post() }, { ledger: {} }), 1).map(({ path }) => path);
    expect(paths.filter((path) => /^\/(?:ledger|open-source)/.test(path))).toEqual([]);
  });

  it('can be linked to where it is there: the ledger, the search, and what a visitor has done', async () => {
    const texts = { 'wiki/a.md': wiki(), 'blog/b.md': post({ body: '[A](/ledger) [B](/search?q=ssh) [C](/visit)' }) };
    const blocks = [{ hash: 'x', ordinal: 1, state: 'linted' as const, date: '2026-11-01' }];
    const { blog } = await modelFrom(texts, { ledger: { 'wiki/a': { blocks } } });
    expect(blog.byId('b')?.links.map(({ href }) => href)).toEqual(['/ledger', '/search?q=ssh', '/visit']);
    expect(await problemLines(modelFrom(texts))).toEqual([expect.stringContaining("links to /ledger, which isn't a page of this site")]);
  });

  it('can’t be linked to', async () => {
    expect(await problemLines(modelFrom({ 'blog/a.md': post({ body: 'See [the guides](/wiki), [the resume](/resume) and [the posts](/blog).' }) }))).toEqual([
      expect.stringContaining("links to /wiki, which isn't a page of this site"),
      expect.stringContaining("links to /resume, which isn't a page of this site"),
    ]);
  });

  it('G1 can’t be linked to where only an unlisted guide has the tag', async () => {
    const texts = (state: string) => ({
      'wiki/a.md': wiki({ tags: '[Rare]', more: `category: Basics${state}` }),
      'blog/b.md': post({ body: '[All](/tags/Rare)' }),
    });
    expect(await problemLines(modelFrom(texts('\nunlisted: true')))).toEqual([expect.stringContaining("links to /tags/Rare, which isn't a page of this site")]);
    await expect(modelFrom(texts(''))).resolves.toBeDefined();
  });

  it('H2 offers no terminal where there is nothing to read, and commands on what there is elsewhere', async () => {
    expect(await terminalOf({})).toBeNull();
    const terminal = await terminalOf({ 'blog/first.md': post({ title: 'On writing', tags: '[CI/CD]' }) });
    expect(terminal?.tried).toEqual(['ls -l blog', 'less blog/first.md', 'grep -rn writing blog', 'find -tag CI/CD']);
  });
});
