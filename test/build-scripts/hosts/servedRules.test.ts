import { join } from 'node:path';
import { FULL_TEXT_PATHS } from '../../../build-scripts/lib/http/fullTextPaths';
import { headerRules, headersFor } from '../../../build-scripts/lib/http/headers';
import { caddyFiles } from '../../../build-scripts/lib/hosts/caddy';
import { HOSTS } from '../../../build-scripts/lib/hosts/host';
import { nginxFiles } from '../../../build-scripts/lib/hosts/nginx';
import { prepareForHost } from '../../../build-scripts/lib/hosts/prepareForHost';
import { cloudflareHeaders, netlifyHeaders } from '../../site/support/hostEmulators';
import { ask, start } from '../support/ask';
import { temporaryFolder, writeFiles } from '../support/folder';
import { writeSite } from '../support/writeSite';

/* What a site's rules mean where a host's own way of applying them differs: for former and unknown addresses, and to our own server. */

const BASE = '/sub/';
const RULES = headerRules({ scripts: ['1'], styles: ['2'] }, BASE, 'max-age=9');
const REDIRECTS = [{ from: '/wiki/a', to: '/wiki/b' }];
const serving = { rules: RULES, redirects: REDIRECTS, basePath: BASE };
const folder = temporaryFolder();

describe('a site for any host', () => {
  const files = {
    'index.html': 'home',
    '404.html': 'none',
    'assets/main.0a1b.js': 'a script',
    'data/home.json': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'wiki/ssh.sh': 'a script of a guide',
    'wiki/ssh.md': '# SSH',
  };
  const answers = async (host: (typeof HOSTS)[number] | null) => {
    const dir = join(folder, `own-${host}`);
    await writeSite(dir, { files }, { host, basePath: BASE });
    const { server, port } = await start(dir);
    const found: unknown[] = [];
    for (const name of Object.keys(files)) {
      const { status, headers, text } = await ask(port, BASE + name);
      found.push([name, status, { ...headers, date: '', etag: '', 'last-modified': '' }, text]);
    }
    server.close();
    return found;
  };

  it.each(HOSTS)('R5 is served by our own server like one for no host: %s', async (host) => {
    expect(await answers(host)).toEqual(await answers(null));
  });
});

describe.each([
  ['cloudflare', cloudflareHeaders],
  ['netlify', netlifyHeaders],
] as const)('the page for unknown addresses on %s, which goes by the requested path', (host, headersOf) => {
  const sent = (path: string, scripts: number) => {
    const dir = join(folder, host + scripts);
    const guides = Array.from({ length: scripts }, (_, index) => [`wiki/g${index}.sh`, 'a script'] as const);
    writeFiles(dir, { '404.html': 'none', 'assets/main.0a1b.js': 'a script', 'data/search/0a1b/t.json': '{}', ...Object.fromEntries(guides) });
    prepareForHost(dir, host, serving);
    return headersOf(dir, BASE + path);
  };

  it('R5 is no script to keep, and a guide’s script is', () => {
    expect(sent('wiki/none.sh', 9)).toEqual(headersFor(RULES, `${BASE}404.html`));
    expect(sent('wiki/g8.sh', 9)).toEqual(headersFor(RULES, `${BASE}wiki/g8.sh`));
  });

  it('R5 leaves each of very many guides the headers of its script', () => {
    expect(sent('wiki/g199.sh', 200)).toEqual(headersFor(RULES, `${BASE}wiki/g199.sh`));
  });
});

describe('netlify', () => {
  it.each([
    ['assets/none.js', 'public, max-age=0, must-revalidate'],
    ['data/search/0a1b/none.json', 'public, max-age=0, must-revalidate'],
    ['data/search/0a1b/t.json', 'public, max-age=0, must-revalidate'],
    ['assets/main.0a1b.js', 'public, max-age=31536000, immutable'],
  ])('R5 caches for good only what is there, since it would keep its page for unknown addresses as long: %s', (path, caching) => {
    const dir = join(folder, 'netlify');
    writeFiles(dir, { '404.html': 'none', 'assets/main.0a1b.js': 'a script', 'data/search/0a1b/t.json': '{}' });
    prepareForHost(dir, 'netlify', serving);
    expect(netlifyHeaders(dir, BASE + path)['Cache-Control']).toBe(caching);
  });
});

describe('nginx and Caddy', () => {
  const nginx = nginxFiles(serving).get('_nginx.conf') ?? '';
  const caddy = caddyFiles(serving).get('_Caddyfile') ?? '';
  const wanted = headersFor(RULES, BASE);
  const headersIn = (block: string) => Object.fromEntries([...block.matchAll(/^ +(?:add_header )?(\S+) "(.*)"(?: always;)?$/gm)].map(([, ...each]) => each));

  it('R5 redirect with the headers that a page has, so that no browser keeps a redirect for good', () => {
    expect(headersIn(/^location @site_moved \{\n([^}]+)\n {2}return 301 /m.exec(nginx)?.[1] ?? '')).toEqual(wanted);
    expect(headersIn(/^ {2}header @moved \{\n([^}]+)\}\n {2}@moved_with_query .+\n {2}redir .+\n {2}redir @moved /m.exec(caddy)?.[1] ?? '')).toEqual(wanted);
    expect(wanted).toMatchObject({ 'Cache-Control': 'public, max-age=0, must-revalidate', 'Strict-Transport-Security': 'max-age=9' });
  });

  it('look for no Markdown of the files with all articles, which are no pages', () => {
    const rewritten = new RegExp(/rewrite "(.+)" \$1\.md last;/.exec(nginx)?.[1] ?? '');
    const paths = FULL_TEXT_PATHS.map((path) => BASE + path.slice(1));
    expect(paths.filter((path) => rewritten.test(path))).toEqual([]);
    expect([`${BASE}wiki/llms-full`, `${BASE}wiki/llms-full.txt.old`, `${BASE}tags/llms-full.txt`].every((path) => rewritten.test(path))).toBe(true);
    const excepted = /^ {4}not path (.+)$/m.exec(caddy)?.[1]?.split(' ');
    expect(excepted).toEqual(expect.arrayContaining(paths));
  });
});
