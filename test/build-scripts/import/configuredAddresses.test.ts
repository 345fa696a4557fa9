import { parse } from 'yaml';
import { importer } from './support';

const imported = importer();
const page = (fields = '', body = 'Some text.') => `---\ntitle: A page\n${fields}---\n${body}\n`;
const UNREAD = 'Settings of addresses that can’t be read, left out';

interface Fields {
  readonly date?: string;
  readonly aliases?: readonly string[];
}

async function fieldsIn(generator: string, files: Readonly<Record<string, string>>) {
  const { texts, report } = await imported(generator, files);
  const fields = new Map([...texts].map(([path, text]) => [path, parse(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '') as Fields]));
  return {
    fields,
    texts,
    aliases: Object.fromEntries([...fields].map(([path, { aliases }]) => [path, aliases ?? []])),
    told: report.findings.map(({ what, file, line, text }) => `${file}:${line} ${what}: ${text}`),
    report: report.toString(),
  };
}

describe('E7 the day in a former address from Jekyll', () => {
  const LATE = 'date: 2024-03-05 22:15:00 -0500\n';
  it.each([
    ['is that in the time zone of the configuration', 'timezone: America/New_York\n', LATE, ['/2024/03/05/a.html']],
    ['is that in the time zone of the configuration, which may be another', 'timezone: Europe/Berlin\n', LATE, ['/2024/03/06/a.html']],
    ['is that of hosts and that of the page where no time zone is set', 'title: A\n', LATE, ['/2024/03/06/a.html', '/2024/03/05/a.html']],
    ['is as it is written where the zone doesn’t exist', 'timezone: Mars/Base\n', LATE, ['/2024/03/05/a.html']],
    ['is as it is written without a time', 'timezone: Europe/Berlin\n', 'date: 2024-03-05\n', ['/2024/03/05/a.html']],
    ['is as it is written without an offset where no time zone is set', 'title: A\n', 'date: 2024-03-05 22:15:00\n', ['/2024/03/05/a.html']],
  ])('%s', async (...[, config, date, expected]) => {
    const { aliases } = await fieldsIn('jekyll', { '_config.yml': config, '_posts/2024-03-05-a.md': page(date) });
    expect(aliases).toEqual({ 'blog/a.md': expected });
  });
});

it('E7 one category and one tag of Jekyll are names with blanks in them', async () => {
  const { aliases, texts } = await fieldsIn('jekyll', { '_posts/2024-03-05-a.md': page('category: web dev\ntag: home lab\n') });
  expect(aliases).toEqual({ 'blog/a.md': ['/web%20dev/2024/03/05/a.html'] });
  expect(texts.get('blog/a.md')).toContain('\ncategory: web dev\ntags: [home lab]\n');
});

describe('E7 Docusaurus', () => {
  const CONFIG = (plugins: string) =>
    `module.exports = { url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: {}, blog: {} }]], plugins: [${plugins}] };\n`;

  it('has the address of each plugin of documents or posts', async () => {
    const { aliases } = await fieldsIn('docusaurus', {
      'docusaurus.config.js': CONFIG(
        "['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'comm' }], ['@docusaurus/plugin-content-blog', { id: 'team', path: 'team/log', routeBasePath: '/log/' }]",
      ),
      'docs/a.md': page(),
      'community/02-team.md': page(),
      'community/people/index.md': page(),
      'team/log/2024-01-02-b.md': page(),
      'blog/2024-01-02-c.md': page(),
    });
    expect(aliases).toEqual({
      'wiki/a.md': ['/docs/a'],
      'wiki/team.md': ['/comm/team'],
      'wiki/people.md': ['/comm/people'],
      'blog/b.md': ['/log/2024/01/02/b'],
      'blog/c.md': ['/blog/2024/01/02/c'],
    });
  });

  it('takes the day of a post from the folders that its address has it from', async () => {
    const { fields } = await fieldsIn('docusaurus', {
      'docusaurus.config.js': CONFIG(''),
      'blog/2024-02-05/q.md': page('last_update: { date: 2025-01-01 }\n'),
      'blog/2024/3/6/r.md': page(),
      'blog/2024-04-07-s/index.md': page(),
    });
    expect([...fields.values()].map(({ date }) => date).sort()).toEqual(['2024-02-05', '2024-03-06', '2024-04-07']);
  });

  it('has the redirects that its configuration lists, and tells those that a function makes', async () => {
    const redirects =
      "['@docusaurus/plugin-client-redirects', {\n redirects: [{ from: '/docs/ancient', to: '/docs/a' }, { to: '/docs/a#b', from: ['/x', '/y/'] }, { from: '/z', to: '/none' }],\n createRedirects(path) { return []; } }]";
    const { aliases, texts, told, report } = await fieldsIn('docusaurus', {
      'docusaurus.config.js': CONFIG(redirects),
      'docs/a.md': page(),
      'docs/c.md': page('', 'See [it](/docs/ancient).'),
    });
    expect(aliases['wiki/a.md']).toEqual(['/docs/a', '/docs/ancient', '/x', '/y']);
    expect(texts.get('wiki/c.md')).toContain('See [it](/wiki/a).');
    expect(told.filter((each) => each.startsWith('docusaurus.config.js'))).toEqual([
      `docusaurus.config.js:3 ${UNREAD}: createRedirects`,
      'docusaurus.config.js:2 Redirects that lead to no page, left out: /z',
    ]);
    expect(report).toContain(`${UNREAD} (1)\n  Write the former addresses that they make into aliases of the pages.\n`);
  });
});

describe('E7 rewrites of VitePress', () => {
  const FILES = { 'guide/install.md': page(), 'en/deep/b.md': page('', '[a](/g/install)'), 'packages/x/src/c.md': page(), 'd.md': page() };

  it('make the former addresses', async () => {
    const rewrites = "{ 'guide/:page': 'g/:page', 'en/:rest*': ':rest*', 'packages/:name/src/:page(.*)': ':name/:page', 'd.md': 'e.md' }";
    const { aliases, texts, told } = await fieldsIn('vitepress', {
      '.vitepress/config.ts': `export default { cleanUrls: true, rewrites: ${rewrites} }`,
      ...FILES,
    });
    expect(aliases).toEqual({ 'wiki/install.md': ['/g/install'], 'wiki/b.md': ['/deep/b'], 'wiki/c.md': ['/x/c'], 'wiki/d.md': ['/e'] });
    expect(texts.get('wiki/b.md')).toContain('[a](/wiki/install)');
    expect(told.filter((each) => each.includes(UNREAD))).toEqual([]);
  });

  it.each([
    ["rewrites: { 'guide/(\\\\w+).md': 'g/x.md' }", 'guide/(\\\\w+).md'],
    ['rewrites(id) { return id; }', 'rewrites'],
    ['rewrites: made,', 'rewrites'],
  ])('are told where they can’t be read: %s', async (setting, text) => {
    const { aliases, told } = await fieldsIn('vitepress', { '.vitepress/config.ts': `export default {\n ${setting}\n}`, ...FILES });
    expect(aliases['wiki/install.md']).toEqual(['/guide/install.html']);
    expect(told.filter((each) => each.includes(UNREAD))).toEqual([`.vitepress/config.ts:2 ${UNREAD}: ${text}`]);
  });
});

describe('E7 permalinks of Hugo', () => {
  it.each([
    ['/:year/:monthname/:day/:title/', '/2024/january/31/a-page'],
    ['/:weekdayname/:weekday/:yearday/', '/wednesday/3/31'],
    ['/:sections[1:]/:slug/', '/b/c/a-page'],
    ['/:sections[:last]/:slug/', '/posts/b/a-page'],
    ['/:sections[last]/:slug/', '/c/a-page'],
    ['/:sections[0]/:sections[1:2]/:slug/', '/posts/b/a-page'],
  ])('are filled in: %s', async (pattern, expected) => {
    const { aliases, told } = await fieldsIn('hugo', {
      'hugo.toml': `[permalinks]\nposts = "${pattern}"\n`,
      'content/posts/b/c/a.md': page('date: 2024-01-31\n'),
    });
    expect([aliases, told]).toEqual([{ 'blog/a.md': [expected] }, []]);
  });

  it('with a part that is unknown are told, and no address is made of them', async () => {
    const { aliases, told } = await fieldsIn('hugo', {
      'hugo.toml': '[permalinks]\nposts = "/:year/:era/:title/"\n',
      'content/posts/a.md': page('date: 2024-01-31\naliases: [/old/]\n'),
    });
    expect([aliases, told]).toEqual([{ 'blog/a.md': ['/old'] }, [`hugo.toml:2 ${UNREAD}: /:year/:era/:title/`]]);
  });
});
