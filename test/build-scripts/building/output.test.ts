import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressedForms } from '../../../build-scripts/lib/files/compress';
import { pagesOf } from '../../../build-scripts/lib/content/pages/pagesOf';
import type { Page } from '../../../build-scripts/lib/content/pages/page';
import { robotsTxt, sitemapFiles } from '../../../build-scripts/lib/building/sitemap';
import { sitePaths } from '../../../build-scripts/lib/building/sitePaths';
import { filesOfPath, writeWithForms } from '../../../build-scripts/lib/files/writeOutput';
import { tagPath } from '../../../src/core/site/routes';
import { modelFrom } from '../support/model';
import { post, project, wiki } from '../support/texts';

describe('filesOfPath', () => {
  it.each([
    ['/', ['index.html']],
    ['/wiki', ['wiki/index.html']],
    ['/wiki/ssh', ['wiki/ssh/index.html']],
    ['/tags/linux', ['tags/linux/index.html']],
    [tagPath('two words'), ['tags/two words/index.html']],
    [tagPath('café'), ['tags/café/index.html']],
    [tagPath('100%'), ['tags/100%/index.html']],
  ])('R1 finds the one file of %s', (path, files) => {
    expect(filesOfPath(path)).toEqual(files);
  });

  it.each([
    ['CI/CD', ['tags/CI%2FCD/index.html', 'tags/CI/CD/index.html']],
    ['C#', ['tags/C%23/index.html', 'tags/C#/index.html']],
    ['C++', ['tags/C%2B%2B/index.html', 'tags/C++/index.html']],
  ])('R1 G1 has a file for each way in which hosts decode the tag %s', (tag, files) => {
    expect(filesOfPath(tagPath(tag))).toEqual(expect.arrayContaining(files));
  });

  it.each([
    ['Linux', ['tags/linux/index.html']],
    ['C#', ['tags/c%23/index.html', 'tags/c#/index.html']],
    ['CI/CD', ['tags/ci%2Fcd/index.html', 'tags/ci/cd/index.html']],
    ['École', ['tags/école/index.html']],
  ])('G2 finds the tag %s in lower case, too', (tag, files) => {
    expect(filesOfPath(tagPath(tag))).toEqual(expect.arrayContaining(files));
  });

  it('R1 survives a malformed escape', () => {
    expect(filesOfPath('/tags/%E0%A4%A')).toContain('tags/%E0%A4%A/index.html');
  });
});

describe('compressedForms', () => {
  const text = Buffer.from('Words that shrink well. '.repeat(100));

  it('compresses text without loss', async () => {
    const forms = await compressedForms('wiki/ssh/index.html', text, 'page');
    expect(forms.map(({ ending }) => ending)).toEqual(['.br', '.gz']);
    const [brotli, gzip] = forms;
    expect(brotliDecompressSync(brotli?.content ?? text)).toEqual(text);
    expect(gunzipSync(gzip?.content ?? text)).toEqual(text);
    for (const { content } of forms) expect(content.length).toBeLessThan(text.length / 5);
  });

  it.each(['a.css', 'a.js', 'a.json', 'a.svg', 'a.txt', 'a.xml', 'a.webmanifest'])('packs %s', async (name) => {
    expect(await compressedForms(name, text, 'page')).toHaveLength(2);
  });

  it.each(['a.png', 'a.jpg', 'a.webp', 'a.woff2', 'a.pdf', '_headers', 'html'])('leaves %s alone', async (name) => {
    expect(await compressedForms(name, text, 'page')).toEqual([]);
  });

  it('leaves small files alone', async () => {
    expect(await compressedForms('a.html', Buffer.from('short'), 'page')).toEqual([]);
  });
});

describe('writeWithForms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  const target = { stagingDir: folder, compression: 'best' as const };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes one content under every name, each with its compressed forms beside it', async () => {
    const content = Buffer.from('<p>é</p>'.repeat(100));
    await writeWithForms(target, ['deep/a/index.html', 'deep/b/index.html'], { content });
    for (const name of ['deep/a', 'deep/b']) {
      expect(readFileSync(join(folder, name, 'index.html'))).toEqual(content);
      expect(brotliDecompressSync(readFileSync(join(folder, name, 'index.html.br')))).toEqual(content);
      expect(gunzipSync(readFileSync(join(folder, name, 'index.html.gz')))).toEqual(content);
    }
  });

  it('spends less on a site that nobody will be sent', async () => {
    const content = Buffer.from(JSON.stringify(Array.from({ length: 500 }, (_, index) => index * index)));
    await writeWithForms(target, ['best.json'], { content });
    await writeWithForms({ ...target, compression: 'fast' }, ['fast.json'], { content });
    const size = (name: string) => readFileSync(join(folder, `${name}.json.br`)).length;
    expect(size('fast')).toBeGreaterThan(size('best'));
    expect(brotliDecompressSync(readFileSync(join(folder, 'fast.json.br')))).toEqual(content);
  });

  it("writes what doesn't shrink alone", async () => {
    await writeWithForms(target, ['a.png'], { content: Buffer.alloc(1_000) });
    expect([existsSync(join(folder, 'a.png')), existsSync(join(folder, 'a.png.br'))]).toEqual([true, false]);
  });
});

describe('sitemap', () => {
  const SITE_URL = 'https://docs.example.net/sub';
  const sitemap = (pages: readonly Page[]) => sitemapFiles(pages, SITE_URL).get('sitemap.xml') ?? '';

  async function entries(): Promise<string[]> {
    const model = await modelFrom({
      'wiki/a.md': wiki({ date: '2025-02-01', tags: '[CI/CD, "A & B", "<b>"]' }),
      'wiki/secret.md': wiki({ more: 'category: Basics\ndraft: true' }),
      'blog/b.md': post({ date: '2025-03-01T08:00:00Z' }),
      'projects/c.md': project({ date: '2024-03-15' }),
    });
    const text = sitemap(pagesOf(model));
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n[^]*<\/urlset>\n$/);
    return text.split('\n').filter((line) => line.startsWith('<url>'));
  }

  it('has every page but the search, whole addresses, and the day on which its content last changed', async () => {
    expect(await entries()).toEqual([
      `<url><loc>${SITE_URL}/</loc><lastmod>2025-03-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/wiki</loc><lastmod>2025-02-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/wiki/a</loc><lastmod>2025-02-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/blog</loc><lastmod>2025-03-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/blog/b</loc><lastmod>2025-03-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/projects</loc><lastmod>2024-03-15</lastmod></url>`,
      `<url><loc>${SITE_URL}/projects/c</loc><lastmod>2024-03-15</lastmod></url>`,
      `<url><loc>${SITE_URL}/tags/CI%2FCD</loc><lastmod>2025-02-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/tags/A%20%26%20B</loc><lastmod>2025-02-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/tags/%3Cb%3E</loc><lastmod>2025-02-01</lastmod></url>`,
      `<url><loc>${SITE_URL}/tags/Linux</loc><lastmod>2025-03-01</lastmod></url>`,
    ]);
  });

  it('escapes an address that holds special characters of XML', () => {
    expect(sitemap([])).not.toContain('<url>');
    expect(sitemap([{ name: 'wiki', path: '/a&b<c>', dataPath: null, data: { lead: '', articles: [], groups: [] } }])).toContain(
      `<loc>${SITE_URL}/a&amp;b&lt;c&gt;</loc>`,
    );
  });

  it('is in several files with an index where one would hold more addresses than it may', () => {
    const data = { asOf: null, releases: [], checked: [] };
    const pages = ['/', '/b', '/c'].map((path): Page => ({ name: 'ledger', path, dataPath: null, data }));
    const files = sitemapFiles(pages, SITE_URL, 2);
    const addresses = (name: string) => [...(files.get(name) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(SITE_URL.length));
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files.get('sitemap.xml')).toMatch(/^<\?xml .*\n<sitemapindex xmlns="[^"]+">\n<sitemap><loc>/);
    expect(addresses('sitemap.xml')).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    expect([addresses('sitemap-1.xml'), addresses('sitemap-2.xml')]).toEqual([['/', '/b'], ['/c']]);
    const distDir = mkdtempSync(join(tmpdir(), 'sitemap-'));
    for (const [name, content] of files) writeFileSync(join(distDir, name), content);
    expect(sitePaths(distDir)).toEqual(['/', '/b', '/c', '/search']);
    rmSync(distDir, { recursive: true });
  });

  it.each(['https://a.example', 'https://a.example/notes', 'https://a.example/deep/notes'])('has the paths in the folder of a site at %s', (siteUrl) => {
    const data = { asOf: null, releases: [], checked: [] };
    const pages = ['/', '/wiki', '/wiki/notes'].map((path): Page => ({ name: 'ledger', path, dataPath: null, data }));
    const distDir = mkdtempSync(join(tmpdir(), 'sitemap-'));
    writeFileSync(join(distDir, 'sitemap.xml'), sitemapFiles(pages, siteUrl).get('sitemap.xml') ?? '');
    expect(sitePaths(distDir)).toEqual(['/', '/wiki', '/wiki/notes', '/search']);
    rmSync(distDir, { recursive: true });
  });

  it('is named in robots.txt', () => {
    expect(robotsTxt(SITE_URL)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  });
});
