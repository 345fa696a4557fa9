import type { Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, headersFor } from '../../../build-scripts/lib/http/headers';
import type { Host } from '../../../build-scripts/lib/hosts/host';
import { prepareForHost } from '../../../build-scripts/lib/hosts/prepareForHost';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { cloudflare, netlify, pages } from '../../site/support/hostEmulators';
import { askCaddy, askNginx, hasProgram, type Asked } from '../../site/support/realServers';
import { ask, start } from '../support/ask';
import { temporaryFolder, writeFiles } from '../support/folder';

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
  // As `filesOfPath` writes it: servers differ in how much they decode.
  'tags/a+b?/index.html': 'a tag with a question mark',
  'tags/a%2Bb%3F/index.html': 'a tag with a question mark',
  'tags/100%/index.html': 'a tag with a per cent sign',
};
/** What each address shows. */
const SHOWN = {
  'tags/Node.js': 'a tag',
  'tags/Node.js/': 'a tag',
  'tags/Node.js.md': 'a tag as Markdown',
  'tags/a%2Bb%3F': 'a tag with a question mark',
  'tags/100%25': 'a tag with a per cent sign',
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

const RULES = headerRules({ scripts: [], styles: [] }, BASE, null);
const folder = temporaryFolder();

/** The site as it is uploaded, in `<folder>/<host>/sub`. */
function upload(host: Host | null): string {
  const dir = join(folder, String(host), 'sub');
  writeFiles(dir, { ...SITE, ...OWN });
  prepareForHost(dir, host, { rules: RULES, redirects: [], basePath: BASE, ownFiles: new Set(Object.keys(OWN)) });
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

  (isInstalled ? it : it.skip)('shows each at once, and a page with a dot as Markdown to clients that ask for it', async () => {
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

  (isInstalled ? it : it.skip)('answers what isn’t there with the page that says so, and its headers, whatever the address ends in', async () => {
    const dir = upload(host);
    const gone = [
      'no/such/page',
      'no.md',
      'wiki/no.sh',
      'tags/none',
      'feed.xml',
      '_headers',
      '_headers/',
      'build.json/',
      'wiki/debian-12.5.sh/',
      'report.html/',
    ];
    for (const accept of ['*/*', 'text/markdown']) {
      const answers = await askServer(join(folder, host), gone.map(at), accept);
      const wanted = { ...headersFor(RULES, at('404.html')), 'Content-Type': 'text/html; charset=utf-8' };
      for (const path of gone) {
        const { status, headers, body }: Asked = answers.get(at(path)) ?? { status: 0, headers: {}, body: '' };
        const names = [...new Set(RULES.flatMap((rule) => Object.keys(rule.headers)))];
        const sent = Object.fromEntries(names.flatMap((name) => (headers[name.toLowerCase()] === undefined ? [] : [[name, headers[name.toLowerCase()]]])));
        expect([path, status, body, sent]).toEqual([path, 404, readFileSync(join(dir, '404.html'), 'utf8'), wanted]);
      }
    }
  });

  (isInstalled ? it : it.skip)('leads from the folder’s address without a slash to the home page', async () => {
    upload(host);
    const answers = await askServer(join(folder, host), ['/sub', '/sub?a=1']);
    expect([...answers.values()].map(({ status, headers }) => [status, headers['location']])).toEqual([
      [301, BASE],
      [301, `${BASE}?a=1`],
    ]);
  });

  (isInstalled ? it : it.skip).each([
    ['text/markdown', true],
    ['Text/Markdown; charset=utf-8', true],
    ['text/html;q=0.9, text/markdown;q=1.0, */*;q=0.1', true],
    ['text/html, text/markdown', true],
    ['text/markdown;q=0.5', true],
    ['text/markdown;q=0.5, application/json', true],
    ['text/html, text/markdown;q=0.1', false],
    ['*/*, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdown; q=0.000, text/plain', false],
    ['text/markdown-foo', false],
    ['text/html', false],
    ['*/*', false],
  ])('answers a page to "Accept: %s" as Markdown: %s', async (accept, isMarkdown) => {
    upload(host);
    const answer = (await askServer(join(folder, host), [at('tags/Node.js')], accept)).get(at('tags/Node.js'));
    expect(answer?.body).toBe(isMarkdown ? 'a tag as Markdown' : 'a tag');
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
  const handlerFor = (folder: string) =>
    new Function(`${code.replace("folder = ''", `folder = '${folder}'`)}; return handler;`)() as (event: { request: { uri: string } }) => { uri: string };

  it.each([
    ...Object.entries(SHOWN),
    ['', 'home'],
    ['tags/Node.js/page/2', 'its second page'],
    ['wiki/debian-12.5/changes.xml', 'its changes'],
    ['wiki/llms-full.txt', 'all guides'],
    ['wiki/old.html', 'the page at a former address'],
    ['assets/main.0a1b.js', 'a script'],
    ['feed.xml', 'the feed'],
    ['docs/v1.2', 'the page at a former address with a dot'],
    ['docs/v1.2/', 'the page at a former address with a dot'],
    ['tags/acme.sh', 'a tag that is named like a script'],
    ['CNAME', 'the host’s name'],
    ['.well-known/security.txt', 'whom to tell'],
    ['.well-known/acme-challenge/token', 'a token'],
  ])('finds at /%s %s, also for a site in a folder', (path, text) => {
    const further = {
      'tags/Node.js/page/2/index.html': 'its second page',
      'wiki/debian-12.5/changes.xml': 'its changes',
      'wiki/llms-full.txt': 'all guides',
      'wiki/old.html': 'the page at a former address',
      'assets/main.0a1b.js': 'a script',
      'feed.xml': 'the feed',
      'docs/v1.2/index.html': 'the page at a former address with a dot',
      'tags/acme.sh/index.html': 'a tag that is named like a script',
      CNAME: 'the host’s name',
      '.well-known/security.txt': 'whom to tell',
      '.well-known/acme-challenge/token': 'a token',
    };
    const bucket = new Map(Object.entries({ ...SITE, ...OWN, ...further }));
    for (const below of ['', '/notes']) {
      const { uri } = handlerFor(below)({ request: { uri: `${below}/${path}` } });
      expect([uri.startsWith(`${below}/`), bucket.get(uri.slice(below.length + 1).replace('%25', '%'))]).toEqual([true, text]);
    }
  });
});
