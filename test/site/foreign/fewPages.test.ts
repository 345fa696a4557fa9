import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { FAST_BUILD } from '../../../build-scripts/lib/testing/testSites';
import { BLOG, BLOG_ORIGIN } from '../support/blogSite';
import { serveSite, sitemapPaths, type BuiltSite } from '../support/builtSite';

/** Building takes seconds with a warm cache, and much longer without. */
const BUILD_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'few-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(contentDir: string, name: string): string {
  const out = join(folder, name);
  const env = { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: out, SITE_URL: BLOG_ORIGIN, BASE_PATH: '/', ...FAST_BUILD };
  const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return out;
}

/** The addresses under the site's root that a page links to. */
async function linksOf(site: BuiltSite, path: string): Promise<string[]> {
  const page = await site.page(path);
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return [...new Set(hrefs.filter((href) => href.startsWith('/')))].sort();
}

/** Headings with nothing but another heading, or the end, after them. */
async function emptyHeadings(site: BuiltSite, path: string): Promise<string[]> {
  const page = await site.page(path);
  const texts = [...page.querySelectorAll('main section')].map((section) => {
    const heading = section.querySelector('h2')?.textContent ?? '';
    return [heading, (section.textContent ?? '').replace(heading, '').trim()] as const;
  });
  return texts.flatMap(([heading, rest]) => (heading && !rest ? [heading] : []));
}

const MISSING = ['/wiki', '/wiki/ssh', '/projects', '/resume', '/resume.txt', '/resume.json', '/open-source', '/data/wiki.json', '/data/resume.json'];

describe('a folder of posts', () => {
  let out = '';
  beforeAll(() => {
    out = build(BLOG, 'posts-only');
  }, BUILD_MS);
  const site = serveSite(() => out, BLOG_ORIGIN);

  it('R1 is a blog: nothing leads to a section that it lacks', async () => {
    const pages = await sitemapPaths(site);
    expect(pages).toEqual(['/', '/blog', '/blog/second', '/blog/first', '/tags/Writing']);
    const allowed = new Set([...pages, '/search', '/visit', '/feed.xml']);
    for (const path of [...pages, '/search', '/visit', '/404.html']) {
      const links = (await linksOf(site, path)).map((href) => href.split(/[?#]/)[0] ?? '').filter((href) => !/\.(?:md|xml)$/.test(href));
      expect([path, links.filter((href) => !allowed.has(href))]).toEqual([path, []]);
      expect([path, await emptyHeadings(site, path)]).toEqual([path, []]);
    }
  });

  it('N1 H6 has the blog in the bar, the foot and on the home page, under the name of its owner', async () => {
    const home = await site.page('/');
    const labels = (selector: string) => [...home.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(home.querySelector('h1')?.textContent).toBe('Kim Example');
    expect(labels('.nav__links--bar a')).toEqual(['Blog']);
    expect(labels('.footer li a')).toEqual(['Blog', 'Search', 'This visit', 'Feed (RSS)']);
    expect(labels('main h2')).toEqual(['Latest posts', 'Try the terminal']);
    expect(labels('main h3')).toEqual(['A second post', 'A first post']);
  });

  it('R2 answers 404 for the addresses of the others', async () => {
    for (const path of MISSING) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  });

  it('S6 tells programs of nothing else', async () => {
    const texts = await Promise.all(['/llms.txt', '/feed.xml', '/sitemap.xml', '/data/home.json'].map(async (path) => (await site.get(path)).text));
    expect(texts.join('\n')).not.toMatch(/wiki|projects\/|resume|open-source|jordan/i);
  });
});

describe('an empty folder', () => {
  let out = '';
  beforeAll(() => {
    const content = join(folder, 'content');
    mkdirSync(content);
    out = build(content, 'empty');
  }, BUILD_MS);
  const site = serveSite(() => out, BLOG_ORIGIN);

  it('R1 is a home page with a name, and nothing to search', async () => {
    expect(await sitemapPaths(site)).toEqual(['/']);
    const home = await site.page('/');
    expect(home.querySelector('h1')?.textContent).toBe('My site');
    expect(home.querySelectorAll('main h2, [role="search"], .footer li').length).toBe(0);
    expect(await linksOf(site, '/')).toEqual(['/']);
  });

  it('R2 answers 404 for every other page, and has no feed', async () => {
    for (const path of [...MISSING, '/blog', '/search', '/feed.xml']) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    expect((await site.get('/')).text).not.toContain('feed.xml');
  });
});
