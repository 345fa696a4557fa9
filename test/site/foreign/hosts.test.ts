import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeadersFile, TLS_ONLY } from '../../../build-scripts/lib/http/headers';
import type { Host } from '../../../build-scripts/lib/hosts/host';
import { prepareForHost } from '../../../build-scripts/lib/hosts/prepareForHost';
import type { Serving } from '../../../build-scripts/lib/hosts/serving';
import { parseRedirectsFile } from '../../../build-scripts/lib/http/redirects';
import { FOREIGN_SITE } from '../../../build-scripts/lib/testing/testSites';
import { temporaryFolder } from '../../build-scripts/support/folder';
import { serveSite, sitemapPaths } from '../support/builtSite';
import { cloudflare, netlify, pages, type HostEmulator } from '../support/hostEmulators';
import { askCaddy, askNginx, hasProgram, type Asked } from '../support/realServers';

/*
 * A site with a base path and former addresses, prepared for each host. nginx and Caddy answer themselves where they are installed;
 * for the others, emulators answer as their documentation says.
 */

const BASE = '/sub/';
const folder = temporaryFolder();

/** Former addresses at the limits of a server's map: too long for nginx's table, in capitals, and with regular-expression characters. */
const FURTHER = [
  { from: `/2019/01/${'a-former-address-'.repeat(4)}(1)-a+b.html`, to: '/wiki/templates' },
  { from: '/wiki/TEMPLATES', to: '/wiki/templates' },
  { from: '/wiki/Old-Templates', to: '/wiki/templates' },
  { from: '/wiki/old-templates', to: '/wiki/windows' },
];

function serving(further: Serving['redirects'] = []): Serving {
  const read = (name: string) => readFileSync(join(FOREIGN_SITE, name), 'utf8');
  const below = (path: string) => path.slice(BASE.length - 1);
  const redirects = parseRedirectsFile(read('_redirects')).map(({ from, to }) => ({ from: below(from), to: below(to) }));
  return { rules: parseHeadersFile(read('_headers')), redirects: [...redirects, ...further], basePath: BASE };
}

/** The site as it is uploaded, in `<folder>/<host>/sub`. */
function upload(host: Host, further: Serving['redirects'] = []): string {
  const dir = join(folder, host, 'sub');
  cpSync(FOREIGN_SITE, dir, { recursive: true });
  prepareForHost(dir, host, serving(further));
  return dir;
}

const site = serveSite(() => FOREIGN_SITE, 'https://docs.example.org/sub');
/** Pages below the base path, without a leading slash. */
const pagePaths = async () => (await sitemapPaths(site)).map((path) => path.slice(1));
const OTHER_FILES = ['feed.xml', 'favicon.svg', 'sitemap.xml', 'llms.txt', 'wiki/windows.md', 'wiki/windows.sh', 'manifest.webmanifest', 'robots.txt', 'sw.js'];
const assetOf = (dir: string) => `assets/${readdirSync(join(dir, 'assets')).find((name) => name.endsWith('.js')) ?? ''}`;
const wanted = (path: string) => headersFor(serving().rules, BASE + path);

describe.each([
  ['cloudflare', cloudflare, true],
  ['netlify', netlify, true],
  ['pages', pages, false],
] as const)('a site for %s, as its documentation says that it answers', (host, emulator: HostEmulator, sendsHeaders) => {
  let uploaded: { readonly dir: string; readonly basePath: string };
  const ask = (path: string) => emulator(uploaded, path);
  beforeAll(() => void (uploaded = { dir: upload(host), basePath: BASE }));

  it('R5 answers the address of each page at once, and the one with a slash at its end in one step at most', async () => {
    for (const path of await pagePaths()) {
      expect({ path, ...ask(path) }).toMatchObject({ path, status: 200, ...(sendsHeaders ? { headers: wanted(path) } : {}) });
      if (path === '') continue;
      const slashed = ask(`${path}/`);
      expect(slashed.location === undefined ? slashed.status : ask(slashed.location).status).toBe(200);
    }
  });

  it('R5 leads from each former address to the page that has taken its place, in one step', () => {
    for (const { from, to } of serving().redirects) {
      const { status, location, file } = ask(from.slice(1));
      if (location !== undefined) expect([status, location]).toEqual([301, BASE + to.slice(1)]);
      else if (/\.(?:md|sh)$/.test(from)) expect(readFileSync(join(uploaded.dir, file ?? ''), 'utf8')).toBe(readFileSync(join(uploaded.dir, to), 'utf8'));
      else expect(readFileSync(join(uploaded.dir, file ?? ''), 'utf8')).toContain(`href="${BASE}${to.slice(1)}"`);
      expect(sendsHeaders).toBe(location !== undefined);
    }
  });

  it('R5 gives each file the headers that it has here, each once, and the page for unknown addresses its status', () => {
    for (const path of [...OTHER_FILES, assetOf(uploaded.dir)]) {
      expect({ path, ...ask(path) }).toMatchObject({ path, status: 200, file: path, ...(sendsHeaders ? { headers: wanted(path) } : {}) });
    }
    expect(ask('no/such/page')).toMatchObject({ status: 404, file: '404.html' });
  });

  it('R5 has no compressed forms, which this host would only store', () => {
    expect(readdirSync(uploaded.dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
    expect(existsSync(join(uploaded.dir, '.nojekyll'))).toBe(host === 'pages');
  });
});

describe.each([
  ['nginx', askNginx],
  ['caddy', askCaddy],
] as const)('a site for %s, served by it', (host, askServer) => {
  const isInstalled = hasProgram(host);
  const what = 'R5 answers as our own server does: pages, files, compressed forms, redirects and unknown addresses';

  (isInstalled ? it : it.skip)(isInstalled ? what : `${what} (it isn't installed)`, async () => {
    const dir = upload(host, FURTHER);
    const { redirects } = serving(FURTHER);
    const paths = await pagePaths();
    const former = redirects.flatMap(({ from }) => [from.slice(1), `${from.slice(1)}/`]);
    const questions = [...paths, ...paths.filter(Boolean).map((path) => `${path}/`), ...OTHER_FILES, assetOf(dir), ...former, `${former[0] ?? ''}?a=1`];
    const gone = ['no/such/page', 'assets/none.js', 'wiki/none.md', '_headers', '_nginx.conf', 'build.json'];
    const answers = await askServer(
      join(folder, host),
      [...questions, ...gone].map((path) => BASE + path),
    );
    const of = (path: string): Asked => answers.get(BASE + path) ?? { status: 0, headers: {}, body: '' };
    for (const path of questions.filter((each) => !former.includes(each.replace(/\?.*/, '')))) {
      const { status, headers, body } = of(path);
      const ours = await site.get(`/${path}`);
      const names = Object.keys(wanted(path.replace(/\/$/, '')));
      const expected = Object.fromEntries(names.map((name) => [name.toLowerCase(), wanted(path.replace(/\/$/, ''))[name]?.toLowerCase()]));
      expect({ path, status, ...lowercased(headers, names) }).toEqual({ path, status: 200, ...expected });
      expect({ path, isSame: body === ours.text, encoding: headers['content-encoding'] }).toEqual({ path, isSame: true, encoding: encodingOf(dir, path) });
    }
    for (const [place, path] of former.entries()) expect(of(path)).toMatchObject(movedTo(redirects[Math.floor(place / 2)]?.to));
    expect(of(`${former[0] ?? ''}?a=1`)).toMatchObject(movedTo(`${redirects[0]?.to ?? ''}?a=1`));
    for (const path of gone) {
      const { status, headers, body } = of(path);
      expect({ path, status, cache: headers['cache-control'], body }).toEqual({
        path,
        status: 404,
        cache: wanted('404.html')['Cache-Control'],
        body: readFileSync(join(dir, '404.html'), 'utf8'),
      });
    }
  });

  (isInstalled ? it : it.skip)('R5 answers who asks for Markdown with that of each kind of page, and says that pages depend on it', async () => {
    const dir = join(folder, host, 'sub');
    const articles = { 'wiki/windows': 'wiki/windows', 'wiki/windows/': 'wiki/windows' };
    const pages = { '': 'index', ...articles, wiki: 'wiki', 'wiki/': 'wiki', 'tags/CI%2FCD': 'tags/CI/CD', 'tags/C%23': 'tags/C#' };
    const others = ['search', 'feed.xml', 'llms.txt', 'wiki/llms-full.txt'];
    const answers = await askServer(
      join(folder, host),
      [...Object.keys(pages), ...others].map((path) => BASE + path),
      'text/markdown, text/html;q=0.9',
    );
    for (const [path, name] of Object.entries(pages)) {
      const answer = answers.get(BASE + path);
      expect([path, answer?.status, answer?.body]).toEqual([path, 200, readFileSync(join(dir, `${name}.md`), 'utf8')]);
      expect(answer?.headers).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', vary: expect.stringMatching(/\bAccept(?!-)/) as string });
    }
    for (const path of others) {
      expect([path, answers.get(BASE + path)?.status, answers.get(BASE + path)?.headers['content-type']]).toEqual([
        ...[path, 200],
        expect.not.stringContaining('markdown'),
      ]);
    }
  });
});

const movedTo = (path = '') => ({
  status: 301,
  headers: { location: BASE + path.slice(1), 'cache-control': wanted('')['Cache-Control'], 'strict-transport-security': wanted('')[TLS_ONLY] },
});

function lowercased(headers: Asked['headers'], names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), headers[name.toLowerCase()]?.toLowerCase()]));
}

/** The encoding to expect: gzip where a compressed file lies beside the original. */
function encodingOf(dir: string, path: string): 'gzip' | undefined {
  const name = decodeURI(path).replace(/\/$/, '');
  return [name, `${name}/index.html`.replace(/^\//, '')].some((each) => existsSync(join(dir, `${each}.gz`))) ? 'gzip' : undefined;
}
