import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { headerRules, headersFile } from '../../../../build-scripts/lib/http/headers';
import { cloudflareFiles } from '../../../../build-scripts/lib/hosts/cloudflare';
import { netlifyFiles } from '../../../../build-scripts/lib/hosts/netlify';
import { filesOfAlias, movedPage, parseRedirectsFile, redirectsFile } from '../../../../build-scripts/lib/http/redirects';
import { writeFormerAddresses } from '../../../../build-scripts/lib/building/writeFormerAddresses';
import { writeWithForms } from '../../../../build-scripts/lib/files/writeOutput';
import { ask, start } from '../../support/ask';
import { compile, FIELDS, problemsOf } from '../../support/compile';
import { readFiles, temporaryFolder, writeFiles } from '../../support/folder';
import { filesFrom, modelFrom, problemLines, SOUND_FORM } from '../../support/model';
import { post, RESUME, wiki } from '../../support/texts';

const aliased = (...aliases: string[]) => wiki({ more: `category: Basics\naliases: [${aliases.map((alias) => JSON.stringify(alias)).join(', ')}]` });

describe('aliases in the front matter', () => {
  const problemsWith = (alias: string) => problemsOf(compile('Text.', { fields: `${FIELDS.wiki}\naliases: [${JSON.stringify(alias)}]` }));

  it.each(['/wiki/old-name', '/old/2019/post.html', '/tags/CI%2FCD', '/2019/über-uns', '/old/'])('may be %s', (alias) => {
    expect(problemsWith(alias)).toEqual([]);
  });

  it.each([
    'old',
    '/',
    '//a.example',
    '/old?x=1',
    '/old#part',
    '/a b',
    '/a/../b',
    '/a/%2e%2e/b',
    '/%2e%2e%2fb',
    '/a%00b',
    '/a";b',
    '/$uri',
    '/x*',
    '/%zz',
    '/a:b',
  ])('can not be %s, which is reported at its place', (alias) => {
    expect(problemsWith(alias)).toEqual([expect.stringContaining(`6:11 "aliases.0" is ${JSON.stringify(alias)}`)]);
  });

  it('lead to the present page, and their Markdown files to its own', async () => {
    const { redirects } = await modelFrom({
      'wiki/b.md': aliased('/wiki/a', '/old/a.html'),
      'blog/p.md': post({ more: 'category: Notes\naliases: [/old/p/]' }),
    });
    expect(redirects).toEqual([
      { from: '/wiki/a', to: '/wiki/b' },
      { from: '/old/a.html', to: '/wiki/b' },
      { from: '/old/p', to: '/blog/p' },
      { from: '/wiki/a.md', to: '/wiki/b.md' },
    ]);
  });

  it('lead to the script of a guide that has one', async () => {
    const { redirects } = await modelFrom({ 'wiki/b.md': `${aliased('/wiki/a', '/old')}\n\`\`\`console\n$ true\n\`\`\`\n` });
    expect(redirects.filter(({ to }) => to.endsWith('.sh'))).toEqual([{ from: '/wiki/a.sh', to: '/wiki/b.sh' }]);
  });

  it('are for addresses that nothing else has', async () => {
    const texts = {
      'wiki/a.md': aliased('/wiki/b', '/search', '/tags/linux', '/images/profile.svg', '/data/x', '/wiki/b.md', '/resume'),
      'wiki/b.md': aliased('/old', '/old/'),
      'wiki/c.md': aliased('/old'),
    };
    const taken = (place: string, alias: string) =>
      `wiki/a.md:${place} has the alias ${alias}, which is an address of this site → An alias must be an address that is no longer in use; remove it.`;
    const twice = 'Keep it in the one that readers of the old page are looking for.';
    expect(await problemLines(modelFrom(texts))).toEqual([
      taken('6:11', '/wiki/b'),
      taken('6:22', '/search'),
      taken('6:33', '/tags/linux'),
      taken('6:48', '/images/profile.svg'),
      taken('6:71', '/data/x'),
      taken('6:82', '/wiki/b.md'),
      taken('6:96', '/resume'),
      `wiki/b.md:6:19 has the alias /old twice → ${twice}`,
      `wiki/c.md:6:11 has the alias /old, which wiki/b.md already has → ${twice}`,
    ]);
  });

  it('are none of the files that every build writes, nor below one', async () => {
    const aliases = ['/feed.xml', '/robots.txt', '/404.html', '/404', '/sw.js.br', '/sitemap.xml/old', '/wiki/a.md/old', '/resume.pdf/old', '/manual.pdf/x/y'];
    const texts = { 'wiki/a.md': aliased(...aliases), 'resume.yml': RESUME };
    const files = { ...filesFrom(texts), publicFiles: new Map([['/manual.pdf', 'manual.pdf']]) };
    const told = (await problemLines(modelFrom(texts, { files, staticFiles: new Set(['/resume.pdf']) }))).map((line) => line.replace(/ → .*/, ''));
    expect(told).toEqual(
      [
        '/feed.xml, which is an address of this site',
        '/robots.txt, which is an address of this site',
        '/404.html, which is an address of this site',
        '/404, which is an address of this site',
        '/sw.js.br, which is an address of this site',
        '/sitemap.xml/old, but /sitemap.xml is a file of this site',
        '/wiki/a.md/old, but /wiki/a.md is a file of this site',
        '/resume.pdf/old, but /resume.pdf is a file of this site',
        '/manual.pdf/x/y, but /manual.pdf is a file of this site',
      ].map((text) => expect.stringMatching(new RegExp(`^wiki/a\\.md:6:\\d+ has the alias ${text.replaceAll('.', '\\.')}$`)) as string),
    );
  });

  it('are none of the files of pages and former pages', async () => {
    const more = 'category: Basics\naliases: [/old, /wiki/a/index.html, /wiki/index.html, /tags/linux/index.html, /old/index.html, /older/index.html]';
    const used = (alias: string) => expect.stringContaining(`has the alias ${alias}, which is an address of this site`) as string;
    expect(await problemLines(modelFrom({ 'wiki/a.md': wiki({ more }) }))).toEqual([
      used('/wiki/a/index.html'),
      used('/wiki/index.html'),
      used('/tags/linux/index.html'),
      expect.stringContaining('has the alias /old/index.html twice'),
    ]);
  });

  it('may be in folders of the owner’s, and named like none of those files', async () => {
    const aliases = ['/demo/old', '/blog.xml', '/feed/old', '/2019/feed.xml'];
    const texts = { 'wiki/a.md': aliased(...aliases) };
    const { redirects } = await modelFrom(texts, { files: { ...filesFrom(texts), publicFiles: new Map([['/demo/index.html', 'index.html']]) } });
    expect(redirects.map(({ from }) => from)).toEqual(expect.arrayContaining(aliases));
  });

  it('are no targets for links, which name the present page', async () => {
    const texts = { 'wiki/a.md': wiki({ body: 'See [b](old-b.md#part), [c](/wiki/b).' }), 'wiki/b.md': aliased('/wiki/old-b') };
    expect(await problemLines(modelFrom(texts))).toEqual(['wiki/a.md:7:5 links to /wiki/old-b#part, a former address of /wiki/b → Link to /wiki/b#part.']);
  });
});

const REDIRECTS = [
  { from: '/wiki/a', to: '/wiki/b' },
  { from: '/über/x.html', to: '/wiki/b' },
  { from: '/tags/CI%2FCD', to: '/blog/c' },
  { from: '/tags/*nix', to: '/tags/Unix' },
  { from: '/tags/a:b', to: '/tags/*' },
];

describe('redirectsFile', () => {
  it('has escaped addresses below the base path, and reads back', () => {
    const text = redirectsFile(REDIRECTS, '/sub/');
    expect(text).toBe(
      '/sub/wiki/a /sub/wiki/b 301\n/sub/%C3%BCber/x.html /sub/wiki/b 301\n/sub/tags/CI%2FCD /sub/blog/c 301\n/sub/tags/%2Anix /sub/tags/Unix 301\n/sub/tags/a%3Ab /sub/tags/* 301\n',
    );
    expect(parseRedirectsFile(text).map(({ to }) => to)).toEqual(['/sub/wiki/b', '/sub/wiki/b', '/sub/blog/c', '/sub/tags/Unix', '/sub/tags/*']);
  });

  it('R5 has no rule that a host would take for a pattern, which would match the present address, too', () => {
    const serving = { rules: [], redirects: REDIRECTS, basePath: '/' };
    for (const files of [cloudflareFiles(serving, []), netlifyFiles(serving, [])])
      for (const { from } of parseRedirectsFile(files.get('_redirects') ?? '')) expect(from).not.toMatch(/[*:]/);
  });
});

describe('the page at a former address', () => {
  it('is a folder’s index, or the file itself where the address is one', () => {
    expect(filesOfAlias('/wiki/a')).toEqual(['wiki/a/index.html']);
    expect(filesOfAlias('/2019/%C3%BCber.html')).toEqual(['2019/über.html']);
  });

  const stagingDir = temporaryFolder();

  it('names the article that it leads to, an unlisted one too', async () => {
    const model = await modelFrom({ 'wiki/b.md': wiki({ title: 'A hidden guide', more: 'category: Basics\naliases: [/old]\nunlisted: true' }) });
    await writeFormerAddresses({ stagingDir, compression: 'fast', siteUrl: 'https://a.example', basePath: '/', hasPolicyInside: false }, model);
    expect(readFileSync(join(stagingDir, 'old/index.html'), 'utf8')).toContain('<a href="/wiki/b">A hidden guide</a>');
  });

  it('gives a guide’s script and Markdown at their former addresses themselves: nobody should run a page', async () => {
    const more = 'category: Basics\naliases: [/wiki/old]';
    const model = await modelFrom({ 'wiki/b.md': wiki({ body: '```console\n$ true\n```', more }) });
    const dir = join(stagingDir, 'script');
    writeFiles(dir, { 'wiki/b.sh': 'true', 'wiki/b.md': '# B' });
    await writeFormerAddresses({ stagingDir: dir, compression: 'fast', siteUrl: 'https://a.example', basePath: '/', hasPolicyInside: false }, model);
    expect(readFiles(dir)).toMatchObject({ 'wiki/old.sh': 'true', 'wiki/old.md': '# B', 'wiki/old/index.html': expect.stringContaining('moved') as string });
  });

  it('leads from a former tag to one that is named like a script, as to any page', async () => {
    const siteForm = { ...SOUND_FORM, formerTags: { acme: 'acme.sh' } };
    const model = await modelFrom({ 'wiki/b.md': wiki({ tags: '[acme.sh]' }) }, { siteForm });
    const dir = join(stagingDir, 'tag');
    writeFiles(dir, { 'tags/acme.sh.md': '# acme.sh' });
    await writeFormerAddresses({ stagingDir: dir, compression: 'fast', siteUrl: 'https://a.example', basePath: '/', hasPolicyInside: false }, model);
    expect(readFiles(dir)['tags/acme/index.html']).toContain('<a href="/tags/acme.sh">acme.sh</a>');
  });

  it('names the alias that would take the place of a file, or be below one', async () => {
    const model = await modelFrom({ 'wiki/c.md': aliased('/old.html', '/old.html/more') });
    const settings = {
      stagingDir: join(stagingDir, 'taken'),
      compression: 'fast',
      siteUrl: 'https://a.example',
      basePath: '/',
      hasPolicyInside: false,
    } as const;
    await expect(writeFormerAddresses(settings, model)).rejects.toThrow('The alias /old.html/more would replace old.html, a file of the site.');
  });

  it('leads on without scripts, is in no search engine, and shows any title as text', () => {
    const html = movedPage({ canonical: 'https://a.example/sub/wiki/b', href: '/sub/wiki/b', title: 'A <b> & "c"', language: 'en' });
    expect(html).toContain('<link rel="canonical" href="https://a.example/sub/wiki/b">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/sub/wiki/b"></noscript>');
    expect(html).toContain('<a href="/sub/wiki/b">A &lt;b&gt; &amp; &quot;c&quot;</a>');
    expect(html).not.toContain('<b>');
  });
});

describe.each(['/', '/sub/'])('our server, below %s', (base) => {
  const dist = temporaryFolder();
  let server: Server;
  let port: number;

  beforeAll(async () => {
    await writeWithForms({ stagingDir: dist, compression: 'fast' }, ['wiki/a/index.html'], { content: 'the page that leads on' });
    writeFileSync(join(dist, '_headers'), headersFile(headerRules({ scripts: [], styles: [] }, base, null)));
    writeFileSync(join(dist, '_redirects'), redirectsFile(REDIRECTS, base));
    ({ server, port } = await start(dist));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['wiki/a', 'wiki/b'],
    ['wiki/a/', 'wiki/b'],
    ['wiki/a?x=1&y=%20', 'wiki/b?x=1&y=%20'],
    ['%C3%BCber/x.html', 'wiki/b'],
    ['tags/CI%2FCD?', 'blog/c?'],
    ['tags/*nix', 'tags/Unix'],
    ['tags/%2Anix/', 'tags/Unix'],
    ['tags/a:b', 'tags/*'],
    ['tags/a%3ab', 'tags/*'],
  ])('redirects %s to %s for good', async (from, to) => {
    const { status, headers } = await ask(port, base + from);
    expect([status, headers.location, headers['content-security-policy']]).toEqual([301, base + to, expect.stringContaining("default-src 'none'")]);
  });

  it('answers for the page itself and its file as for any other', async () => {
    expect((await ask(port, `${base}wiki/a/index.html`)).text).toBe('the page that leads on');
    expect((await ask(port, `${base}_redirects`)).status).not.toBe(200);
  });
});
