import { imageSize } from 'image-size';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../../../build-scripts/lib/content/pages/pagesOf';
import { lastModified } from '../../../build-scripts/lib/content/pages/lastModified';
import { headLinks } from '../../../build-scripts/lib/sharing/headLinks';
import { iconFiles } from '../../../build-scripts/lib/sharing/icons';
import { siteIcon } from '../../../build-scripts/lib/sharing/siteIcon';
import { webManifest } from '../../../build-scripts/lib/sharing/webManifest';
import { tagPath } from '../../../src/core/site/routes';
import { site } from '../../support/siteConstants';
import { FIXTURES } from '../support/folder';
import { modelFrom, modelOf } from '../support/model';
import { post, project, wiki } from '../support/texts';
import { faultsOfSitemap } from './support/faultsOfSitemap';

it('the sitemap is valid', async () => {
  expect(await faultsOfSitemap(await modelOf(join(FIXTURES, 'foreign')))).toEqual([]);
});

describe('lastModified', () => {
  it('is an item’s own day, the newest of a list’s items, and unknown where nothing says it', async () => {
    const model = await modelFrom({
      'wiki/a.md': wiki({ date: '2025-02-01', tags: '[Linux]' }),
      'wiki/b.md': wiki({ date: '2025-05-05', tags: '[DNS]' }),
      'blog/c.md': post({ date: '2025-03-03T22:00:00Z', tags: '[Linux]' }),
      'projects/d.md': project({ date: '2024-03-15', tags: '[Linux]' }),
    });
    const days = new Map(pagesOf(model).map((page) => [page.path, lastModified(page)]));
    expect(Object.fromEntries(days)).toMatchObject({
      '/': '2025-03-03',
      '/wiki': '2025-05-05',
      '/wiki/a': '2025-02-01',
      '/blog': '2025-03-03',
      '/blog/c': '2025-03-03',
      '/projects': '2024-03-15',
      [tagPath('Linux')]: '2025-03-03',
      [tagPath('DNS')]: '2025-05-05',
    });
    expect([days.get('/search'), days.get('/open-source')]).toEqual([undefined, undefined]);
  });
});

describe('the icons', () => {
  const files = iconFiles(siteIcon(new Map()), '#ffffff');

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is a square of %d pixels', (name, size) => {
    expect(imageSize(files.get(name) ?? Buffer.alloc(0))).toEqual({ width: size, height: size, type: 'png' });
  });

  it('favicon.ico holds an image for each size that browsers ask for', () => {
    const ico = imageSize(files.get('favicon.ico') ?? Buffer.alloc(0));
    expect([ico.type, ico.images?.map(({ width, height }) => [width, height])]).toEqual([
      'ico',
      [
        [16, 16],
        [32, 32],
        [48, 48],
      ],
    ]);
  });

  it('are made of the content’s own icon where it has one', () => {
    const own = join(FIXTURES, 'foreign/images/bridge.svg');
    expect(siteIcon(new Map([['/images/favicon.svg', own]]))).toBe(readFileSync(own, 'utf8'));
  });
});

describe('webManifest', () => {
  it('stays below the base path and names icons that are made, one of them maskable', () => {
    const manifest = JSON.parse(webManifest({ site, basePath: '/sub/' })) as {
      start_url: string;
      scope: string;
      theme_color: string;
      icons: { src: string; sizes: string; purpose: string }[];
    } & Record<string, unknown>;
    expect(manifest).toMatchObject({ id: '/sub/', start_url: '/sub/', scope: '/sub/', short_name: site.name, name: site.title, display: 'minimal-ui' });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/i);
    const made = new Set(['favicon.svg', ...iconFiles(siteIcon(new Map()), '#ffffff').keys()].map((name) => `/sub/${name}`));
    expect(manifest.icons.map(({ src }) => src).filter((src) => !made.has(src))).toEqual([]);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });
});

describe('headLinks', () => {
  it('leads to feeds, icons and the manifest below the base path, with a colour for each theme', () => {
    const links = headLinks('/sub/', ['blog']);
    const hrefs = [...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['/sub/favicon.ico', '/sub/apple-touch-icon.png', '/sub/manifest.webmanifest', '/sub/feed.xml', '/sub/atom.xml', '/sub/feed.json']);
    expect(headLinks('/sub/', ['resume', 'projects'])).not.toContain('feed');
    expect(links.match(/<meta name="theme-color" content="#[0-9a-f]{6}" media="\(prefers-color-scheme: (?:light|dark)\)">/gi)).toHaveLength(2);
  });
});
