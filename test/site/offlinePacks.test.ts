import { createHash } from 'node:crypto';
import { statSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../build-scripts/lib/testing/testSites';
import { bytesOf, guidePack, HASH_DIGITS, packPath, SITE_PACK, type Pack, type PackId } from '../../src/core/site/offlinePacks';
import { serveForeignSite, serveOwnSite, sitemapPaths } from './support/builtSite';

const own = serveOwnSite();
const foreign = serveForeignSite();
const packOf = (id: PackId) => own.data<Pack>(packPath(id).slice('/data/'.length, -'.json'.length));
const pathsOf = ({ files }: Pack) => files?.map(([path]) => path) ?? [];

describe('what can be kept for a time without a connection', () => {
  it('K1 K2 is listed as the server sends it: every file is there, with its size and hash', async () => {
    const { files, bytes } = await packOf(SITE_PACK);
    for (const [path, size, hash] of files ?? []) {
      const { status, body } = await own.get(path);
      expect([path, status, createHash('sha256').update(body).digest('hex').slice(0, HASH_DIGITS)]).toEqual([path, 200, hash]);
      const file = join(TEST_SITE, existsSync(join(TEST_SITE, path, 'index.html')) ? join(path, 'index.html') : path);
      expect([path, statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size]).toEqual([path, size]);
    }
    expect(bytes).toBe(bytesOf(files ?? []));
  });

  it('K1 has all pages but those of tags, with what they show', async () => {
    const paths = new Set(pathsOf(await packOf(SITE_PACK)));
    const pages = (await sitemapPaths(own)).map((path) => path || '/').filter((path) => !path.startsWith('/tags/'));
    expect(pages.filter((path) => !paths.has(path))).toEqual([]);
    for (const path of pages) {
      const html = (await own.get(path)).text;
      // A phone may have been turned since, so drawings for narrow windows are kept, too.
      for (const [, address = ''] of html.matchAll(/<(?:img src|source media="screen[^"]*" srcSet)="([^"]+)"/g))
        expect([path, address, paths.has(address)]).toEqual([path, address, true]);
    }
    expect([...paths].filter((path) => path.startsWith('/data/search-')).length).toBeGreaterThanOrEqual(2);
  });

  it('K1 K2 of a guide has its page, data, runbook and picture, everything that its page begins with, and the search without its texts', async () => {
    const pack = await packOf(guidePack('ssh'));
    const paths = pathsOf(pack);
    const boot = JSON.parse((await own.page('/wiki/ssh')).getElementById('boot')?.textContent ?? '') as { scripts: string[]; data: string[] };
    expect(paths).toEqual(
      expect.arrayContaining(['/wiki/ssh', '/data/runbooks/ssh.json', '/images/ssh.svg', '/data/search-index.json', ...boot.scripts, ...boot.data]),
    );
    expect(paths).not.toContain('/data/search-texts.json');
    expect(paths.filter((path) => /^\/(?:data\/)?wiki\//.test(path))).toEqual(['/wiki/ssh', '/data/wiki/ssh.json']);
  });

  it('K1 is offered in “About this guide” and under the list of guides, by scripts alone, and nowhere on a site that keeps nothing', async () => {
    for (const path of ['/wiki', '/wiki/ssh']) expect((await own.page(path)).querySelectorAll('keep-offline.needs-js:empty')).toHaveLength(1);
    expect((await own.page('/wiki/ssh')).querySelector('details keep-offline')).not.toBeNull();
    expect((await foreign.page('/wiki')).querySelector('keep-offline')).toBeNull();
    expect((await foreign.get('/data/offline/site.json')).status).toBe(404);
  });
});
