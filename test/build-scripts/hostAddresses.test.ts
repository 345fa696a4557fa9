import type { Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules } from '../../build-scripts/lib/http/headers';
import type { Host } from '../../build-scripts/lib/hosts/host';
import { prepareForHost } from '../../build-scripts/lib/hosts/prepareForHost';
import { ROOT } from '../../build-scripts/lib/files/paths';
import { cloudflare, netlify, pages } from '../site/support/hostEmulators';
import { askCaddy, askNginx, hasProgram } from '../site/support/realServers';
import { ask, start } from './support/ask';
import { temporaryFolder, writeFiles } from './support/folder';

/* Page addresses with a dot, and the owner's own files, on each host: a rule that goes by the extension confuses the two. */

const BASE = '/sub/';
const OWN = { 'demo/index.html': 'the demo', 'demo/app.js': 'its script', 'report.html': 'the report', 'files/backup.tar.gz': 'an archive' };
const SITE = {
  'index.html': 'home',
  '404.html': 'none',
  'tags/Node.js/index.html': 'a tag',
  'tags/Node.js.md': 'a tag as Markdown',
  'wiki/debian-12.5/index.html': 'a guide',
  'wiki/debian-12.5.md': 'a guide as Markdown',
  'wiki/debian-12.5.sh': 'its script',
};
/** What each address shows. */
const SHOWN = {
  'tags/Node.js': 'a tag',
  'tags/Node.js/': 'a tag',
  'tags/Node.js.md': 'a tag as Markdown',
  'wiki/debian-12.5': 'a guide',
  'wiki/debian-12.5.md': 'a guide as Markdown',
  'wiki/debian-12.5.sh': 'its script',
  demo: 'the demo',
  'demo/': 'the demo',
  'demo/index.html': 'the demo',
  'demo/app.js': 'its script',
  'report.html': 'the report',
  'files/backup.tar.gz': 'an archive',
};

const folder = temporaryFolder();

/** The site as it is uploaded, in `<folder>/<host>/sub`. */
function upload(host: Host | null): string {
  const dir = join(folder, String(host), 'sub');
  writeFiles(dir, { ...SITE, ...OWN });
  const rules = headerRules({ scripts: [], styles: [] }, BASE);
  prepareForHost(dir, host, { rules, redirects: [], basePath: BASE, ownFiles: new Set(Object.keys(OWN)) });
  return dir;
}

describe.each([
  ['cloudflare', cloudflare],
  ['netlify', netlify],
  ['pages', pages],
] as const)('R5 E7 %s', (host, emulator) => {
  it.each(Object.entries(SHOWN))('shows at %s %s, after one redirect at most', (path, text) => {
    const dir = upload(host);
    const first = emulator({ dir, basePath: BASE }, path);
    const { status, file = '' } = first.location === undefined ? first : emulator({ dir, basePath: BASE }, first.location);
    expect([status, readFileSync(join(dir, file), 'utf8')]).toEqual([200, text]);
  });
});

describe.each([
  ['nginx', askNginx],
  ['caddy', askCaddy],
] as const)('R5 E7 %s', (host, askServer) => {
  const isInstalled = hasProgram(host);
  const at = (path: string) => BASE + path;

  (isInstalled ? it : it.skip)('shows each at once, and a page with a dot as Markdown to who asks for it', async () => {
    upload(host);
    const root = join(folder, host);
    const shown = await askServer(root, Object.keys(SHOWN).map(at));
    for (const [path, text] of Object.entries(SHOWN)) expect([path, shown.get(at(path))?.status, shown.get(at(path))?.body]).toEqual([path, 200, text]);
    const pagesWithDot = ['tags/Node.js', 'wiki/debian-12.5'];
    const asMarkdown = await askServer(root, pagesWithDot.map(at), 'text/markdown');
    for (const path of pagesWithDot) {
      expect([path, asMarkdown.get(at(path))?.body]).toEqual([path, `${SHOWN[path as keyof typeof SHOWN]} as Markdown`]);
      expect([path, shown.get(at(path))?.headers['vary']]).toEqual([path, expect.stringMatching(/\bAccept(?!-)/)]);
    }
  });
});

describe('R5 E7 our own server', () => {
  let own: { server: Server; port: number };
  beforeAll(async () => void (own = await start(upload(null))));
  afterAll(() => {
    own.server.closeAllConnections();
    own.server.close();
  });

  it.each(Object.entries(SHOWN))('shows at %s %s, at once and as it is', async (path, text) => {
    const answer = await ask(own.port, BASE + path);
    expect([answer.status, answer.text, answer.headers['content-encoding']]).toEqual([200, text, undefined]);
  });
});

describe('R5 E7 the function for CloudFront in docs/deploying.md', () => {
  const guide = readFileSync(join(ROOT, 'docs/deploying.md'), 'utf8');
  const [, code = ''] = /```js\n(function handler[^]*?)```/.exec(guide) ?? [];
  const handler = new Function(`${code}; return handler;`)() as (event: { request: { uri: string } }) => { uri: string };

  it.each([
    ...Object.entries(SHOWN),
    ['', 'home'],
    ['tags/Node.js/page/2', 'its second page'],
    ['wiki/debian-12.5/changes.xml', 'its changes'],
    ['wiki/llms-full.txt', 'all guides'],
    ['wiki/old.html', 'the page at a former address'],
    ['assets/main.0a1b.js', 'a script'],
    ['feed.xml', 'the feed'],
  ])('finds at /%s %s', (path, text) => {
    const further = {
      'tags/Node.js/page/2/index.html': 'its second page',
      'wiki/debian-12.5/changes.xml': 'its changes',
      'wiki/llms-full.txt': 'all guides',
      'wiki/old.html': 'the page at a former address',
      'assets/main.0a1b.js': 'a script',
      'feed.xml': 'the feed',
    };
    const bucket = new Map(Object.entries({ ...SITE, ...OWN, ...further }));
    expect(bucket.get(handler({ request: { uri: `/${path}` } }).uri.slice(1))).toBe(text);
  });
});
