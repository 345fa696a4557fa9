import { parse } from 'yaml';
import { importer } from './support';

const imported = importer();
const CONFIG = "module.exports = { title: 'Ferry', url: 'https://ferry.example', baseUrl: '/' };";

/** The former addresses of the pages, by their new paths. */
async function aliasesIn(generator: string, files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, readonly string[]>>> {
  const { texts } = await imported(generator, files);
  const fieldsOf = (text: string) => parse(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '') as { aliases?: readonly string[] };
  return Object.fromEntries([...texts].map(([path, text]) => [path, fieldsOf(text).aliases ?? []]));
}

const page = (fields = '', body = 'Some text.') => `---\ntitle: A page\n${fields}---\n${body}\n`;

describe('former addresses from Docusaurus', () => {
  it('of posts have the numbers and folders of their files', async () => {
    expect(
      await aliasesIn('docusaurus', {
        'docusaurus.config.js': CONFIG,
        'blog/2023-01-10-10-things.md': page(),
        'blog/100-days.md': page(),
        'blog/team/2023-03-04-news.md': page(),
        'blog/2023/05/06/release/index.md': page(),
        'blog/2020-9-1-short.md': page(),
      }),
    ).toEqual({
      'blog/10-things.md': ['/blog/2023/01/10/10-things'],
      'blog/100-days.md': [],
      'blog/news.md': ['/blog/2023/03/04/team/news'],
      'blog/release.md': ['/blog/2023/05/06/release'],
      'blog/short.md': ['/blog/2020/9/1/short'],
    });
  });

  it('of documents lack numbers that order them, and have those of versions and days', async () => {
    const found = await aliasesIn('docusaurus', {
      'docusaurus.config.js': CONFIG,
      'docs/01 - Start/02-install.md': page(),
      'docs/7.0-changes.md': page(),
      'docs/2023-01-10-outage.md': page(),
      'docs/sub/a.md': page('slug: ../moved\n'),
      'src/pages/404-explained.md': page(),
    });
    expect(Object.values(found).flat().sort()).toEqual([
      '/404-explained',
      '/docs/2023-01-10-outage',
      '/docs/7.0-changes',
      '/docs/Start/install',
      '/docs/moved',
    ]);
  });

  it.each([
    ["docs: { path: 'docs' }, blog: { routeBasePath: '/' }", '/docs/a', '/2023/01/10/b'],
    ["docs: { sidebar: { x: 1 }, routeBasePath: '/' }, blog: { routeBasePath: 'news' }", '/a', '/news/2023/01/10/b'],
    ["docs: {\n  // routeBasePath: '/',\n }, blog: {}", '/docs/a', '/blog/2023/01/10/b'],
  ])('are where the configuration puts documents and posts: %s', async (preset, document, post) => {
    const found = await aliasesIn('docusaurus', {
      'docusaurus.config.js': `module.exports = { url: 'https://a.example', baseUrl: '/', presets: [['classic', { ${preset} }]] };`,
      'docs/a.md': page(),
      'blog/2023-01-10-b.md': page(),
    });
    expect(found).toEqual({ 'wiki/a.md': [document], 'blog/b.md': [post].filter((path) => path !== '/blog/b') });
  });
});

describe('former addresses from Hugo', () => {
  const CONTENT = { 'hugo.toml': 'baseURL = "https://a.example/"\n' };

  it.each([
    ['of an alias beside the page', 'aliases: [old-name, ../other]\n', ['/posts/a', '/posts/old-name', '/other']],
    ['of an alias that is no list', 'aliases: /Old/Page.html\n', ['/posts/a', '/Old/Page.html']],
    ['as they were written, capitals included', 'aliases: ["/2014/Old Page/"]\nurl: /Kept/As-It-Is/\n', ['/Kept/As-It-Is', '/2014/Old%20Page']],
    ['of a slug that YAML takes for a number', 'slug: 2024\n', ['/posts/2024']],
  ])('are those %s', async (_, fields, aliases) => {
    expect(await aliasesIn('hugo', { ...CONTENT, 'content/posts/A.md': page(fields) })).toEqual({ 'blog/a.md': aliases });
  });

  it.each([
    ['uglyurls = true\n', ['/posts/linux/a.html', '/old.html', '/b.html']],
    ['[permalinks]\nposts = "/:sections/:slug/"\n', ['/posts/linux/a-page', '/old', '/b.html']],
    ['[permalinks]\nposts = "/:title/"\n', ['/a-page', '/old', '/b.html']],
  ])('follow the configuration: %s', async (config, aliases) => {
    expect(await aliasesIn('hugo', { 'hugo.toml': config, 'content/posts/linux/a.md': page('aliases: [/old, /b.html]\n') })).toEqual({ 'blog/a.md': aliases });
  });

  it('have a title as Hugo writes it: without what isn’t allowed, with dots', async () => {
    const dated = (title: string) => `---\ntitle: "${title}"\ndate: 2018-05-24\n---\nSome text.\n`;
    const found = await aliasesIn('hugo', {
      'hugo.toml': '[permalinks]\nblog = "/:year/:month/:day/:title/"\n',
      'content/blog/a.md': dated('CoreDNS-1.1.3 Release'),
      'content/blog/b.md': dated("Don't panic: what's new in C++ & v1.2?"),
    });
    expect(found).toEqual({
      'blog/a.md': ['/2018/05/24/coredns-1.1.3-release'],
      'blog/b.md': ['/2018/05/24/dont-panic-whats-new-in-c++-v1.2'],
    });
  });

  it.each(['baseurl', 'BaseURL'])('links with the site’s own host lead to its pages, also where it is called %s', async (name) => {
    const { texts, config } = await imported('hugo', {
      'hugo.toml': `${name} = "https://a.example/"\n`,
      'content/posts/a.md': page('', '[b](https://a.example/posts/b/)'),
      'content/posts/b.md': page(),
    });
    expect([config.url, texts.get('blog/a.md')]).toEqual(['https://a.example/', expect.stringContaining('[b](/blog/b)')]);
  });
});

it('former addresses from Jekyll have categories as they are, in lower case', async () => {
  const posts = { '_posts/2023-01-10-a.md': page('categories: ["Web Dev", C++]\n') };
  expect(await aliasesIn('jekyll', { '_config.yml': 'title: A\n', ...posts })).toEqual({ 'blog/a.md': ['/web%20dev/c++/2023/01/10/a.html'] });
  expect(await aliasesIn('jekyll', { '_config.yml': 'permalink: /:slugified_categories/:title/\n', ...posts })).toEqual({ 'blog/a.md': ['/web-dev/c/a'] });
});

it('a list of authors that can’t be read doesn’t end the import', async () => {
  const { texts } = await imported('docusaurus', { 'docusaurus.config.js': CONFIG, 'blog/authors.yml': 'kim: [', 'blog/a.md': page('authors: kim\n') });
  expect([...texts.keys()]).toEqual(['blog/a.md']);
});

describe('former addresses from Jekyll', () => {
  it('are those that the configuration’s defaults and collections give, and links to them lead to the pages', async () => {
    const config = [
      'collections: { tools: { output: true, permalink: /:collection/:path/ } }',
      'defaults:',
      '  - { scope: { path: "", type: posts }, values: { permalink: /posts/:title/, categories: [homelab], layout: post } }',
      '  - { scope: { path: _posts/old }, values: { permalink: "/:year/:title" } }',
      '  - { scope: { path: "", type: tabs }, values: { permalink: /:title/ } }',
    ].join('\n');
    const files = {
      '_config.yml': `${config}\n`,
      '_posts/2024-01-01-a.md': page('', 'See [B](/posts/b/).'),
      '_posts/2024-01-02-b.md': page(),
      '_posts/2024-01-03-c.md': page('permalink: /mine/\n'),
      '_posts/old/2019-01-04-d.md': page(),
      '_tabs/about-us.md': page(),
      '_tools/net/e.md': page(),
      'f.md': page(),
    };
    expect(await aliasesIn('jekyll', files)).toEqual({
      'blog/a.md': ['/posts/a'],
      'blog/b.md': ['/posts/b'],
      'blog/c.md': ['/mine'],
      'blog/d.md': ['/2019/d'],
      'wiki/about-us.md': ['/about-us'],
      'wiki/e.md': ['/tools/net/e'],
      'wiki/f.md': ['/f.html'],
    });
    const { texts } = await imported('jekyll', files);
    expect(texts.get('blog/a.md')).toContain('See [B](/blog/b).');
    expect(texts.get('blog/a.md')).toContain('category: homelab');
  });
});

describe('the id of a heading', () => {
  it.each([
    ['hugo', 'content/docs/a.md', '{#run.jobs}'],
    ['hugo', 'content/docs/a.md', '{#run.jobs .wide}'],
    ['docusaurus', 'docs/a.md', '{#run.jobs}'],
    ['jekyll', '_docs/a.md', '{#run.jobs}'],
    ['vitepress', 'docs/a.md', '{#run.jobs}'],
    ['mkdocs', 'docs/a.md', '{ #run.jobs }'],
  ])('may have dots, and links to it lead there: %s %s %s', async (name, path, id) => {
    const { texts, report } = await imported(name, { [path]: `---\ntitle: A\ndate: 2024-05-01\n---\n\nSee [jobs](#run.jobs).\n\n## Default ${id}\n\nText.\n` });
    const [text = ''] = texts.values();
    expect(text).toContain('\nSee [jobs](#default).\n\n## Default\n');
    expect(parse(text.split('---')[1] ?? '')).toMatchObject({ anchors: { 'run.jobs': 'default' } });
    expect(report.findings).toEqual([]);
  });
});
