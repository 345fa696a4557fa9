import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltPath } from '../../build-scripts/lib/content/reading/publicFolder';
import { TEST_SITE } from '../../build-scripts/lib/testing/testSites';
import { plainTitle } from '../../src/core/content/plainTitle';
import { decodeDataFile } from '../../src/core/site/dataFile';
import { shardPath } from '../../src/core/site/searchShards';
import { serveForeignSite, serveOwnSite } from './support/builtSite';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly category: string;
}

const own = serveOwnSite();
const foreign = serveForeignSite();

describe('a site with files and a theme of its owner’s', () => {
  it('E7 has the files at its root, hidden folders too', async () => {
    expect((await foreign.get('/.well-known/security.txt')).text).toContain('security@docs.example.org');
    expect((await foreign.get('/files/checklist.csv')).text).toContain('step,done');
  });

  it('E7 D1 has the colours', async () => {
    expect((await foreign.get('/')).text).toContain('--accent:light-dark(#7a1f4b,#f0a3c4)');
    expect((await own.get('/')).text).not.toContain('#7a1f4b');
  });

  it('R4 has scripts that declare no globals, which another script could overwrite', () => {
    const assets = join(TEST_SITE, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => /^(?:"use strict";)?\s*(?:var|let|const|function|class)\b/.test(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
  });

  it('refuses a file in the place of anything that a build writes', () => {
    const written = readdirSync(TEST_SITE).filter((name) => !/\.(?:br|gz)$/.test(name));
    expect(written.filter((name) => !isBuiltPath(name) && !name.endsWith('.pdf'))).toEqual([]);
  });
});

describe('the built site under our own server', () => {
  it('R5 forbids inline code and foreign hosts, and has its files cached as they should be', async () => {
    const { headers, text } = await own.get('/wiki/ssh');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cache-control']).toContain('max-age=0');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const script = /"(\/assets\/main\.[^"]+\.js)"/.exec(text)?.[1] ?? '';
    expect((await own.get(script)).headers['cache-control']).toContain('immutable');
  });

  it('R5 S6 has shards of the search cached for good, and what names their build for no time', async () => {
    const head = await foreign.get('/data/search-index.json');
    expect(head.headers['cache-control']).toContain('max-age=0');
    const { status, headers } = await foreign.get(shardPath(decodeDataFile(head.text).build, 'words/bounds'));
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, expect.stringContaining('immutable'), expect.stringContaining('json')]);
  });

  it.each([
    ['CI/CD', 'CI%2FCD'],
    ['SSH', 'ssh'],
  ])('R1 G2 has the tag page of %s at /tags/%s', async (_, address) => {
    expect((await own.get(`/tags/${address}`)).status).toBe(200);
    expect((await own.page(`/tags/${address}`)).querySelectorAll('main article').length).toBeGreaterThan(0);
  });

  it.each([
    ['wiki', 'articles'],
    ['blog', 'posts'],
    ['projects', 'projects'],
  ])('E9 E10 E11 has a page with its title for each item of %s', async (section, key) => {
    const items = (await own.data<Record<string, Item[]>>(section))[key] ?? [];
    expect(items.length).toBeGreaterThan(0);
    const headings = await Promise.all(items.map(async ({ id }) => (await own.page(`/${section}/${id}`)).querySelector('h1')?.textContent));
    expect(headings).toEqual(items.map(({ title }) => plainTitle(title)));
  });

  it('S6 E5 has the index of the build, and each record has its fields', async () => {
    const { records } = await own.data<{ records: Item[] }>('catalog');
    const { version } = await own.data<{ version: number }>('search-index');
    expect(version).toBeGreaterThan(0);
    expect(records.filter(({ id, title, tags, category }) => !(id && title && tags.length > 0 && category))).toEqual([]);
  });

  it('C1 has the resume as text and as JSON under its own address', async () => {
    expect((await own.get('/resume.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
    const canonicalOf = async (site: typeof own) => (JSON.parse((await site.get('/resume.json')).text) as { meta: { canonical: string } }).meta.canonical;
    expect(await canonicalOf(own)).toBe('https://example.com/resume.json');
    expect(await canonicalOf(foreign)).toBe('https://docs.example.org/sub/resume.json');
  });

  it.each([
    ['/wiki/placeholders', '/wiki/templates'],
    ['/wiki/placeholders/', '/wiki/templates'],
    ['/wiki/placeholders?q=1', '/wiki/templates?q=1'],
    ['/wiki/placeholders.md', '/wiki/templates.md'],
    ['/2019/01/placeholders.html', '/wiki/templates'],
  ])('R5 redirects the former address %s to %s', async (from, to) => {
    const { status, headers } = await foreign.get(from);
    expect([status, headers.location]).toEqual([301, `/sub${to}`]);
    expect((await foreign.get(to)).status).toBe(200);
  });

  it('R5 M1 has a page at a former address for hosts that redirect nothing, and lists it nowhere', async () => {
    const page = await foreign.page('/wiki/placeholders/index.html');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://docs.example.org/sub/wiki/templates');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/sub/wiki/templates');
    expect((await foreign.get('/sitemap.xml')).text).not.toContain('placeholders<');
  });

  it('E1 E2 holds no draft', async () => {
    const { build } = decodeDataFile((await foreign.get('/data/search-index.json')).text);
    const { documents } = await foreign.data<{ documents: number }>('search-index');
    const pieces = await Promise.all(Array.from({ length: documents }, (_, doc) => foreign.get(shardPath(build, `pieces/0/${doc}-0`))));
    const texts = pieces.map(({ text }) => text).join('');
    expect(texts).toContain('dos2unix');
    expect(texts).not.toContain('draftmarker');
    expect((await foreign.get('/sitemap.xml')).text).not.toContain('unready');
    expect((await foreign.get('/wiki/unready')).status).toBe(404);
  });
});
