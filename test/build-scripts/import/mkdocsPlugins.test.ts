import { bodyOf, importer } from './support';

const importFiles = importer();
const HEAD = '---\ntitle: A page\ndate: 2024-05-01\n---\n\n';

describe('files that MkDocs includes by its plugin include-markdown', () => {
  const files = {
    'docs/a.md':
      `${HEAD}{% include-markdown "parts/trial.md" %}\n\n` +
      '- One\n\n  {%\n    include-markdown "../README.md"\n    start="<!-- start -->"\n    end="<!-- end -->"\n    heading-offset=1\n  %}\n\n' +
      '{% include-markdown "gone.md" %}\n',
    'docs/parts/trial.md': '---\ntitle: Trial\n---\n\nTry it.\n',
    'README.md': '# Harbour\n\n<!-- start -->\n## Moor\n\n```sh\n# a comment\n```\n<!-- end -->\n\nThe rest.\n',
  };

  it('are put in, whole or between two texts, and one that is missing is told with its line', async () => {
    const { texts, report } = await importFiles('mkdocs', {
      ...files,
      'mkdocs.yml': 'site_name: Harbour\nplugins:\n  - include-markdown:\n      encoding: utf-8\n',
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Try it.\n\n- One\n\n  ### Moor\n\n  ```sh\n  # a comment\n  ```');
    expect(report.findings.map(({ what, file, line }) => `${file}:${line} ${what}`)).toContain(
      'docs/a.md:17 Files to include in the text that aren’t in the folder, left out',
    );
  });

  it('are only put in where the configuration names the plugin', async () => {
    const { texts } = await importFiles('mkdocs', { ...files, 'mkdocs.yml': 'site_name: Harbour\nplugins: [search]\n' });
    expect(bodyOf(texts.get('wiki/a.md'))).toContain('`{% include-markdown "parts/trial.md" %}`');
  });
});

it('files that MkDocs or its plugin excludes aren’t pages, and are told', async () => {
  const config =
    'site_name: Harbour\nplugins:\n  - exclude:\n      glob:\n        - "**/include-*.md"\nexclude_docs: |\n  # not yet\n  drafts/*.md\n  !drafts/kept.md\n  notes/\n';
  const paths = ['a', 'moor/include-x', 'drafts/b', 'drafts/kept', 'drafts/deep/c', 'moor/notes/d', 'templates/e'];
  const { texts, report } = await importFiles('mkdocs', {
    'mkdocs.yml': config,
    ...Object.fromEntries(paths.map((path) => [`docs/${path}.md`, `${HEAD}Text.\n`])),
  });
  expect([...texts.keys()].sort()).toEqual(['wiki/a.md', 'wiki/c.md', 'wiki/kept.md']);
  expect(report.findings.map(({ what, file }) => `${file} ${what}`).sort()).toEqual([
    'docs/drafts/b.md Files that the configuration excludes, left out',
    'docs/moor/include-x.md Files that the configuration excludes, left out',
    'docs/moor/notes/d.md Files that the configuration excludes, left out',
    'docs/templates/e.md Files that the configuration excludes, left out',
  ]);
});

describe('values that MkDocs’ plugin macros puts in', () => {
  const body =
    'Version {{ app.version }} of {{ config.site_name }}, {{ gone }}, {% raw %}{{ app.version }}{% endraw %}.\n\n```sh\nwget https://example.com/v{{ app.version }}/x\n```\n';
  const extra = 'site_name: Harbour\nextra: { app: { version: 1.2.3 } }\n';

  it('are those of the configuration, in code, too; what it lacks is told with its line', async () => {
    const { texts, report } = await importFiles('mkdocs', { 'mkdocs.yml': `${extra}plugins: [search, macros]\n`, 'docs/a.md': HEAD + body });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Version 1.2.3 of Harbour, {{ gone }}, {{ app.version }}.\n\n```sh\nwget https://example.com/v1.2.3/x\n```');
    expect(report.findings.map(({ what, line }) => `${line} ${what}`)).toContain('6 Template expressions, left as they are');
  });

  it.each([
    ['plugins: [search]\n', ''],
    ['plugins: [macros]\n', 'render_macros: false\n'],
  ])('stay as they are without it: %j %j', async (plugins, field) => {
    const head = HEAD.replace('date:', `${field}date:`);
    const { texts } = await importFiles('mkdocs', { 'mkdocs.yml': extra + plugins, 'docs/a.md': head + body });
    expect(bodyOf(texts.get('wiki/a.md'))).toContain('v{{ app.version }}/x');
  });
});

it('values of the environment in MkDocs’ configuration are those for variables that aren’t set', async () => {
  const config = "site_name: !ENV [NAME, 'Harbour']\nsite_url: !ENV [URL, OTHER, 'https://example.org/']\nedit_uri: !ENV EDIT\n";
  const { texts, config: read } = await importFiles('mkdocs', {
    'mkdocs.yml': config,
    'docs/a.md': `${HEAD}[b](https://example.org/b/)\n`,
    'docs/b.md': `${HEAD}Text.\n`,
  });
  expect([read.title, read.url]).toEqual(['Harbour', 'https://example.org/']);
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('[b](/wiki/b)');
});

it('addresses that MkDocs’ plugin redirects has lead to pages are their former ones, links are followed, and those that lead elsewhere are told', async () => {
  const maps = '{old.md: older.md, older.md: page.md#part, away.md: "https://example.com/", gone.md: nowhere.md, round.md: round.md}';
  const { texts, report } = await importFiles('mkdocs', {
    'mkdocs.yml': `site_name: Harbour\nplugins:\n  - redirects:\n      redirect_maps: ${maps}\n`,
    'docs/page.md': `${HEAD}Text.\n`,
    'docs/a.md': `${HEAD.replace('A page', 'Links')}[a](old.md) [b](/older/) [c](gone.md)\n`,
  });
  expect(texts.get('wiki/page.md')).toContain('aliases: [/page, /old, /older]');
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('[a](/wiki/page) [b](/wiki/page) c');
  const told = report.findings.filter(({ what }) => what.startsWith('Redirects')).map(({ file, line, text }) => `${file}:${line} ${text}`);
  expect(told).toEqual(['mkdocs.yml:4 away.md', 'mkdocs.yml:4 gone.md', 'mkdocs.yml:4 round.md']);
});

it.each([
  ['plugins: [mike]\n', '[b](/wiki/b) [c](/wiki/b) [d](/wiki/b) e'],
  ['plugins: [{mike: {canonical_version: current}}]\n', '[b](/wiki/b) [c](/wiki/b) [d](/wiki/b) [e](/wiki/b)'],
  ['plugins: [search]\n', 'b c d e'],
])('links to a version that MkDocs’ plugin mike has published lead to the page: %j', async (plugins, expected) => {
  const base = 'https://example.org/harbour';
  const { texts } = await importFiles('mkdocs', {
    'mkdocs.yml': `site_name: Harbour\nsite_url: ${base}/\n${plugins}`,
    'docs/a.md': `${HEAD}[b](${base}/latest/b/) [c](/harbour/1.2/b/) [d](${base}/v2/b/) [e](${base}/current/b/)\n`,
    'docs/b.md': `${HEAD}Text.\n`,
  });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe(expected);
});

it.each(['[table-reader]', '[macros, table-reader]'])(
  'tables that MkDocs’ plugin table-reader reads are told, and readers don’t meet what stands for them: %s',
  async (plugins) => {
    const { texts, report } = await importFiles('mkdocs', {
      'mkdocs.yml': `site_name: Harbour\nplugins: ${plugins}\n`,
      'docs/a.md': `${HEAD}Text.\n\n{{ read_yaml("x.yml") }}\n`,
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Text.\n\n<!-- {{ read_yaml("x.yml") }} -->');
    expect(report.findings.map(({ what, line }) => `${line} ${what}`)).toEqual(['8 Tables read from files, kept as comments']);
  },
);
