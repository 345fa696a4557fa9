import { createHash } from 'node:crypto';
import { contentSecurityPolicy, headerRules, headersFile, headersFor, parseHeadersFile, TLS_ONLY } from '../../../build-scripts/lib/http/headers';
import { htmlDocument } from '../../../build-scripts/lib/rendering/htmlDocument';
import { HEAD_SCRIPT, LOADER_SCRIPT, TRUSTED_TYPES_POLICY } from '../../../build-scripts/lib/http/inlineScripts';

describe('the script before the first paint', () => {
  it('W8 knows the address of a runbook, and a chosen theme, whether or not storage is denied', () => {
    const dataOf = (search: string, getItem: () => string | null) => {
      const dataset = {};
      const page = { documentElement: { dataset }, querySelectorAll: () => [] };
      new Function('document', 'localStorage', 'location', 'setTimeout', HEAD_SCRIPT)(page, { getItem }, { search }, () => 0);
      return dataset;
    };
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(dataOf('?run=1', denied)).toEqual({ run: 1 });
    expect(dataOf('', denied)).toEqual({});
    expect(dataOf('?run', () => 'dark')).toEqual({ run: 1, theme: 'dark' });
  });
});

const STYLES = { '/assets/main.css': 'body{color:red}', '/assets/wiki.css': '.wiki>a{content:"é"}', '/assets/blog.css': '.blog{}' };
const INLINE = { scripts: [HEAD_SCRIPT, LOADER_SCRIPT], styles: Object.values(STYLES) };
const FRAME = {
  site: { language: 'en' },
  build: 'b1',
  assets: {
    scripts: ['/assets/vendor.js', '/assets/main.js'],
    styles: ['/assets/main.css'],
    printStyles: ['/assets/print.css'],
    fonts: ['/assets/face.woff2'],
    sections: { wiki: { scripts: ['/assets/wiki.js'], styles: ['/assets/wiki.css'] } },
  },
  headLinks: '<link rel="icon" href="/favicon.svg">',
  styles: STYLES,
};
const PAGE = { head: '<title>T</title>', body: '<p>Body</p>', section: 'wiki' } as const;

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const BOOT = { path: '/wiki/ssh', isShell: false, dataPath: '/data/wiki/ssh.json' };

function documentAt(basePath: string, path = BOOT.path): string {
  return htmlDocument(PAGE, { ...FRAME, basePath, searchData: [], searchesInWorker: false }, { ...BOOT, path });
}

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(INLINE);

  it('M3 allows nothing but the site itself', () => {
    expect(directives(policy)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
    });
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|data:|\*/);
  });

  it('lets no text become a script or markup but through the one policy that the loader makes', () => {
    expect(directives(policy)).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': [TRUSTED_TYPES_POLICY] });
    expect(LOADER_SCRIPT.match(/createPolicy\("\w+"/g)).toEqual([`createPolicy("${TRUSTED_TYPES_POLICY}"`]);
  });

  it('W6 links the sheet for paper for print alone, before the rules of the section', () => {
    expect(documentAt('/sub/')).toMatch(
      /main\.css">[^<]*<\/style><link rel="stylesheet" href="\/sub\/assets\/print\.css" media="print"><style data-href="\/sub\/assets\/wiki\.css">/,
    );
  });

  it('allows exactly the inline pieces of a document by their hashes', () => {
    const html = documentAt('/');
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
    expect([scripts.length, styles.length]).toEqual([2, 2]);
    for (const script of scripts) expect(directives(policy)['script-src']).toContain(sourceOf(script));
    for (const style of styles) expect(directives(policy)['style-src']).toContain(sourceOf(style));
    expect(directives(policy)['script-src']).toHaveLength(1 + INLINE.scripts.length);
    expect(directives(policy)['style-src']).toHaveLength(1 + INLINE.styles.length);
  });
});

describe('htmlDocument', () => {
  it('has the policy inside where headers may be missing, before anything that it is to judge, for its own inline pieces', () => {
    const html = htmlDocument(PAGE, { ...FRAME, basePath: '/', searchData: [], searchesInWorker: false, hasPolicyInside: true }, BOOT);
    const [, policy = ''] =
      /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    expect(policy.split('; ')).toEqual(
      contentSecurityPolicy({ scripts: INLINE.scripts, styles: [STYLES['/assets/main.css'], STYLES['/assets/wiki.css']] })
        .split('; ')
        .filter((directive) => !directive.startsWith('frame-ancestors')),
    );
    expect(documentAt('/')).not.toContain('http-equiv');
  });

  it('asks for the typeface after the text, so that no text waits for it', () => {
    expect(documentAt('/sub/')).toContain('<p>Body</p></div><link rel="preload" href="/sub/assets/face.woff2" as="font" type="font/woff2" crossorigin>');
  });

  it('names the scripts and the data for the loader, below the base path, and loads none by itself', () => {
    const html = documentAt('/sub/');
    const [, json = ''] = /<script id="boot" type="application\/json">([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      path: '/wiki/ssh',
      build: 'b1',
      isShell: false,
      scripts: ['/sub/assets/wiki.js', '/sub/assets/vendor.js', '/sub/assets/main.js'],
      data: ['/sub/data/wiki/ssh.json'],
    });
    expect(html).toContain('<style data-href="/sub/assets/wiki.css">');
    expect(html).not.toMatch(/<script[^>]* src=/);
  });

  it('lets no path end the boot data', () => {
    expect(documentAt('/', '/tags/</script><script>alert(1)')).not.toContain('</script><script>alert(1)');
  });
});

describe('headerRules', () => {
  it.each(['/', '/sub/'])('lets pages be asked for again and assets be kept for good, below %s', (base) => {
    const rules = headerRules(INLINE, base, null);
    const cacheOf = (path: string) => headersFor(rules, base + path)['Cache-Control'];
    expect([cacheOf(''), cacheOf('wiki/ssh'), cacheOf('data/home.json')]).toEqual(Array.from({ length: 3 }, () => 'public, max-age=0, must-revalidate'));
    expect(cacheOf('assets/main.0a1b.js')).toBe('public, max-age=31536000, immutable');
    expect(headersFor(rules, `${base}assets/main.js`)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('spares scripts, styles, fonts and data the hashes of the pages, and lets a worker load nothing from elsewhere', () => {
    const rules = headerRules(INLINE, '/sub/', null);
    const policyOf = (path: string) => headersFor(rules, `/sub/${path}`)['Content-Security-Policy'] ?? '';
    const policies = ['assets/search-worker.0a1b.js', 'assets/face.woff2', 'data/wiki/ssh.json', 'data/search/terms.json'].map(policyOf);
    for (const policy of policies) {
      expect(policy).not.toContain('sha256');
      expect(directives(policy)).toMatchObject({
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'connect-src': ["'self'"],
        'require-trusted-types-for': ["'script'"],
      });
    }
    expect(['', 'wiki/ssh', 'sw.js', 'resume.json'].map(policyOf)).toEqual(Array(4).fill(contentSecurityPolicy(INLINE)));
  });

  it('names no path twice, which nginx refuses and of which Cloudflare takes the last alone', () => {
    const patterns = headerRules(INLINE, '/sub/', null).map(({ pattern }) => pattern);
    expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([]);
  });

  it('lets a picture run and load nothing when it is opened by itself, and be styled by what it brings', () => {
    const policy = headersFor(headerRules(INLINE, '/', null), '/images/a.svg')['Content-Security-Policy'];
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox");
  });

  it('says in which charset the plain text of the resume is, and of nothing else that the server knows better', () => {
    const typeOf = (path: string) => headersFor(headerRules(INLINE, '/sub/', null), path)['Content-Type'];
    expect(typeOf('/sub/resume.txt')).toBe('text/plain; charset=utf-8');
    expect(['/sub/', '/sub/resume', '/sub/resume.json', '/sub/jordan-doe-resume.pdf'].map(typeOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['/sub/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/sub/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/sub/feed.json', 'application/feed+json'],
    ['/sub/manifest.webmanifest', 'application/manifest+json'],
    ['/sub/llms.txt', 'text/plain; charset=utf-8'],
    ['/sub/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/sub/wiki/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/sub/wiki/ssh.md', 'text/markdown; charset=utf-8'],
    ['/sub/blog/a.b.md', 'text/markdown; charset=utf-8'],
    ['/sub/index.md', 'text/markdown; charset=utf-8'],
    ['/sub/tags/CI%2FCD.md', 'text/markdown; charset=utf-8'],
    ['/sub/wiki/ssh.sh', 'text/plain; charset=utf-8'],
    ['/sub/wiki/ssh', undefined],
    ['/sub/data/wiki/ssh.md.json', undefined],
  ])('says what %s is', (path, type) => {
    expect(headersFor(headerRules(INLINE, '/sub/', null), path)['Content-Type']).toBe(type);
  });

  it('keeps Markdown copies of pages out of search engines, and only those', () => {
    const robotsOf = (path: string) => headersFor(headerRules(INLINE, '/sub/', null), path)['X-Robots-Tag'];
    expect(['/sub/wiki/ssh.md', '/sub/llms-full.txt', '/sub/blog/llms-full.txt'].map(robotsOf)).toEqual(['noindex', 'noindex', 'noindex']);
    expect(['/sub/wiki/ssh', '/sub/llms.txt'].map(robotsOf)).toEqual([undefined, undefined]);
  });

  it('has the script of a guide kept, so that it is read before it is run', () => {
    const kept = (path: string) => headersFor(headerRules(INLINE, '/sub/', null), path)['Content-Disposition'];
    expect(['/sub/wiki/ssh.sh', '/sub/wiki/ssh.md', '/sub/wiki/ssh'].map(kept)).toEqual(['attachment', undefined, undefined]);
  });

  it('lets other sites show pictures, icons and cards, and nothing else', () => {
    const rules = headerRules(INLINE, '/sub/', null);
    const policyOf = (path: string) => headersFor(rules, `/sub/${path}`)['Cross-Origin-Resource-Policy'];
    expect(['images/a.svg', 'favicon.svg', 'icon-192.png', 'icon-512.png', 'cards/wiki/ssh.png'].map(policyOf)).toEqual(Array(5).fill('cross-origin'));
    expect(['', 'wiki/ssh', 'data/wiki/ssh.json', 'assets/main.js', 'resume.json'].map(policyOf)).toEqual(Array(5).fill('same-origin'));
  });

  it('tells browsers to insist on HTTPS where the site is for that', () => {
    const headerOf = (hsts: string | null) => headersFor(headerRules(INLINE, '/', hsts), '/assets/a.js')[TLS_ONLY];
    expect([headerOf(null), headerOf('max-age=9')]).toEqual([undefined, 'max-age=9']);
  });

  it('gives no header to a path outside the base path', () => {
    expect(headersFor(headerRules(INLINE, '/sub/', null), '/other')).toEqual({});
  });
});

describe('headersFile', () => {
  it.each(['/', '/sub/'])('reads back as what was written, below %s', (base) => {
    const rules = headerRules(INLINE, base, null);
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
    expect(parseHeadersFile(`${headersFile(rules)}\n\n`)).toEqual(rules);
  });
});
