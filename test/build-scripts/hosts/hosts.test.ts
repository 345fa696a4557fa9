import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, headersFor } from '../../../build-scripts/lib/http/headers';
import { caddyFiles } from '../../../build-scripts/lib/hosts/caddy';
import { cloudflareFiles } from '../../../build-scripts/lib/hosts/cloudflare';
import { namesFor } from '../../../build-scripts/lib/hosts/host';
import { nginxFiles } from '../../../build-scripts/lib/hosts/nginx';
import { prepareForHost } from '../../../build-scripts/lib/hosts/prepareForHost';
import type { Serving } from '../../../build-scripts/lib/hosts/serving';
import { cloudflareHeaders, netlifyHeaders } from '../../site/support/hostEmulators';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';

const RULES = headerRules({ scripts: ['1'], styles: ['2'] }, '/', null);
const REDIRECTS = [
  { from: '/wiki/a', to: '/wiki/b' },
  { from: '/tags/CI%2FCD', to: '/blog/c' },
];

describe('namesFor', () => {
  it.each([
    [null, ['wiki/ssh/index.html']],
    ['nginx', ['wiki/ssh/index.html']],
    ['cloudflare', ['wiki/ssh.html']],
    ['pages', ['wiki/ssh/index.html', 'wiki/ssh.html']],
  ] as const)('puts a page for %s at %j, and leaves the home page and other files', (host, names) => {
    expect(namesFor(host, 'wiki/ssh/index.html')).toEqual(names);
    expect([...namesFor(host, 'index.html'), ...namesFor(host, '404.html'), ...namesFor(host, 'feed.xml')]).toEqual(['index.html', '404.html', 'feed.xml']);
  });
});

describe('prepareForHost', () => {
  const folder = temporaryFolder();
  const site = {
    'index.html': 'home',
    'index.html.br': 'b',
    '404.html': 'none',
    'wiki/index.html': 'list',
    'wiki/ssh/index.html': 'guide',
    'wiki/ssh/index.html.gz': 'g',
  };

  it('moves pages, and removes what the host would ignore', () => {
    const dir = join(folder, 'cloudflare');
    writeFiles(dir, site);
    prepareForHost(dir, 'cloudflare', { rules: RULES, redirects: [], basePath: '/' });
    expect(readFiles(dir)).toEqual({
      '404.html': 'none',
      _headers: expect.stringMatching(/\n\/assets\/\*\n(?: {2}.+\n)* {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable\n/) as string,
      'index.html': 'home',
      'wiki.html': 'list',
      'wiki/ssh.html': 'guide',
    });
  });

  it.each(['pages', 'cloudflare', 'netlify', 'nginx', 'caddy'] as const)(
    'E7 leaves the owner’s own files as they are for %s, archives and pages too',
    (host) => {
      const dir = join(folder, `own-${host}`);
      const own = {
        'demo/index.html': '<link rel="stylesheet" href="style.css">',
        'demo/style.css': 'body{}',
        'downloads/dotfiles.tar.gz': 'archive',
        'downloads/font.br': 'b',
        'data.csv.gz': 'g',
      };
      writeFiles(dir, { ...site, ...own, 'demo/index.html.br': 'b', 'demo/style.css.gz': 'g' });
      prepareForHost(dir, host, { rules: RULES, redirects: [], basePath: '/', ownFiles: new Set(Object.keys(own)) });
      const files = readFiles(dir);
      expect(files).toMatchObject(own);
      expect(Object.keys(files)).not.toContain('demo.html');
      const forms = Object.keys(files).filter((name) => /\.(?:br|gz)$/.test(name) && !Object.hasOwn(own, name));
      expect(forms.length).toBe(host === 'nginx' || host === 'caddy' ? 4 : 0);
    },
  );

  it('leaves the files as they are for any host', () => {
    const dir = join(folder, 'any');
    writeFiles(dir, site);
    prepareForHost(dir, null, { rules: RULES, redirects: REDIRECTS, basePath: '/' });
    expect(readFiles(dir)).toMatchObject(site);
    expect(readFileSync(join(dir, '_redirects'), 'utf8')).toBe('/wiki/a /wiki/b 301\n/tags/CI%2FCD /blog/c 301\n');
  });
});

describe('the headers of an asset', () => {
  const folder = temporaryFolder();
  const OWN_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
  const asset = '/sub/assets/main.0a1b.js';
  const rules = headerRules({ scripts: ['1'], styles: ['2'] }, '/sub/', null);
  const wanted = headersFor(rules, asset);
  const serving = { rules, redirects: [], basePath: '/sub/' };

  it('R5 are a policy of its own and a place in the cache for good', () => {
    expect(wanted).toMatchObject({
      'Content-Security-Policy': expect.stringContaining(OWN_POLICY) as string,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it.each([
    ['cloudflare', cloudflareHeaders],
    ['netlify', netlifyHeaders],
  ] as const)('R5 are all of them as %s reads them', (host, headersOf) => {
    const dir = join(folder, host);
    writeFiles(dir, { 'index.html': 'home', 'assets/main.0a1b.js': 'a script' });
    prepareForHost(dir, host, serving);
    expect(headersOf(dir, asset)).toEqual(wanted);
  });

  it('R5 are all of them in the one location that nginx has for it', () => {
    const text = nginxFiles(serving).get('_nginx.conf') ?? '';
    const names = [...text.matchAll(/^location (.+) \{/gm)].map(([, name]) => name);
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
    const [, block = ''] = /^location \/sub\/assets\/ \{\n([^}]+)\}/m.exec(text) ?? [];
    expect(Object.fromEntries([...block.matchAll(/ add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]))).toEqual(wanted);
  });

  it('R5 are all of them as Caddy sets them, one rule after the other', () => {
    const text = caddyFiles(serving).get('_Caddyfile') ?? '';
    const blocks = [...text.matchAll(/^ {2}header (?:\/sub\/\*|\/sub\/assets\/\*) \{\n([^}]+)\}/gm)].map(([, block = '']) => block).join('\n');
    expect(Object.fromEntries([...blocks.matchAll(/^ {4}(\S+) "(.*)"$/gm)].map(([, name, value]) => [name, value]))).toEqual(wanted);
  });
});

describe('cloudflareFiles', () => {
  it('takes off what an earlier rule has set, where both may match, and nothing else', () => {
    const headers = cloudflareFiles({ rules: RULES, redirects: [], basePath: '/' }, []).get('_headers') ?? '';
    expect(headers).toContain('\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n');
    expect(headers).toContain('\n/favicon.svg\n  ! Content-Security-Policy\n');
  });

  it('refuses what Cloudflare would ignore, all of it at once', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({ pattern: `/${index}`, headers: { 'X-Long': 'x'.repeat(2_000) } }));
    const redirects = Array.from({ length: 2_001 }, (_, index) => ({ from: `/former/address/of/number/${index}`, to: `/wiki/present/number/${index}` }));
    expect(() => cloudflareFiles({ rules, redirects, basePath: '/' }, [])).toThrow(
      /^Cloudflare Pages would ignore some of this site's rules: _headers has 101 rules \(the limit is 100\); _headers has a line of 2010 characters \(the limit is 2000\); _redirects has 2001 rules .* remove the oldest aliases; _redirects has \d+ bytes \(the limit is 100000\)\.$/,
    );
  });

  it('refuses a former address whose line Cloudflare would ignore', () => {
    const redirects = [{ from: `/wiki/${encodeURI('文'.repeat(110))}`, to: '/wiki/a' }];
    expect(() => cloudflareFiles({ rules: RULES, redirects, basePath: '/' }, [])).toThrow(
      /: _redirects has a line of 1\d{3} characters \(the limit is 1000\): remove the longest alias\.$/,
    );
  });
});

describe('nginxFiles', () => {
  const rowsOf = (redirects: Serving['redirects'], basePath = '/') => {
    const map = nginxFiles({ rules: [], redirects, basePath }).get('_nginx-http.conf') ?? '';
    return [...map.matchAll(/^ {2}"(\/.*|~\^.*)" "(.*)";$/gm)].map(([, from = '', to = '']) => [from.replace(/\\(.)/g, '$1'), to] as const);
  };

  /** As nginx does it: strings first, ignoring case, then regular expressions in their order. */
  const leadsTo = (rows: ReturnType<typeof rowsOf>, path: string) => {
    const isLed = (from: string) => (from.startsWith('~') ? new RegExp(from.slice(1)).test(path) : from.toLowerCase() === path.toLowerCase());
    return [...rows.filter(([from]) => !from.startsWith('~')), ...rows.filter(([from]) => from.startsWith('~'))].find(([from]) => isLed(from))?.[1];
  };

  it('R5 has former addresses decoded, as nginx compares them, with and without a slash at the end', () => {
    expect(rowsOf([...REDIRECTS, { from: '/tags/a%2Fb', to: '/blog/c' }], '/sub/')).toEqual([
      ['/sub/wiki/a', '/sub/wiki/b'],
      ['/sub/wiki/a/', '/sub/wiki/b'],
      ['~^/sub/tags/CI/CD/?$', '/sub/blog/c'],
      ['/sub/tags/a/b', '/sub/blog/c'],
      ['/sub/tags/a/b/', '/sub/blog/c'],
    ]);
  });

  it('R5 has no text that is too long for the table of a map, which would stop nginx: base path, slash at the end and bytes count', () => {
    const redirects = ['a'.repeat(39), 'a'.repeat(40), 'a'.repeat(90), 'ä'.repeat(20)].map((name) => ({ from: `/2019/${name}`, to: '/wiki/x' }));
    for (const basePath of ['/', '/sub/']) {
      const rows = rowsOf(redirects, basePath);
      expect(rows.filter(([from]) => !from.startsWith('~') && Buffer.byteLength(from) > 46)).toEqual([]);
      for (const { from } of redirects) {
        const path = basePath + from.slice(1);
        const answers = [path, `${path}/`, `${path}!`, `/more${path}`].map((each) => leadsTo(rows, each));
        expect(answers).toEqual([`${basePath}wiki/x`, `${basePath}wiki/x`, undefined, undefined]);
      }
    }
  });

  it('R5 takes the signs of an expression in a long address for themselves', () => {
    const name = 'Frage (1)? a+b [c] {2} x|y $1 ^ * "q" \\ .html und mehr';
    const rows = rowsOf([{ from: `/2019/${encodeURIComponent(name)}`, to: '/wiki/x' }]);
    expect([`/2019/${name}`, `/2019/${name}/`, `/2019/${name.replace('.', '-')}`].map((path) => leadsTo(rows, path))).toEqual([
      '/wiki/x',
      '/wiki/x',
      undefined,
    ]);
  });

  it('R5 takes an asterisk and a colon for themselves, which nginx and Caddy compare as they are', () => {
    const redirects = [
      { from: '/tags/*nix', to: '/tags/Unix' },
      { from: '/tags/a%3Ab', to: '/tags/b' },
    ];
    const rows = rowsOf(redirects);
    expect(['/tags/*nix', '/tags/a:b', '/tags/Unix', '/tags/b'].map((path) => leadsTo(rows, path))).toEqual(['/tags/Unix', '/tags/b', undefined, undefined]);
    expect(caddyFiles({ rules: [], redirects, basePath: '/' }).get('_Caddyfile')).toContain('    "/tags/*nix" "/tags/Unix"\n');
  });

  it('R5 leads no page to itself whose former address had capitals, and keeps two spellings of one address apart', () => {
    const rows = rowsOf([
      { from: '/wiki/SSH', to: '/wiki/ssh' },
      { from: '/wiki/OLD', to: '/wiki/a' },
      { from: '/wiki/old', to: '/wiki/b' },
    ]);
    expect(['/wiki/SSH', '/wiki/SSH/', '/wiki/ssh', '/wiki/OLD', '/wiki/old'].map((path) => leadsTo(rows, path))).toEqual([
      ...['/wiki/ssh', '/wiki/ssh', undefined],
      ...['/wiki/a', '/wiki/b'],
    ]);
  });
});
