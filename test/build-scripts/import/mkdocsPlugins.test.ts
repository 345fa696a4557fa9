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
