import { importer } from './support';

const imported = importer();

/** The new pages, with whether each is a draft. */
async function draftsOf(generator: string, files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, boolean>>> {
  const { texts, report } = await imported(generator, files);
  expect(report.findings.filter(({ text }) => /headless|draft/.test(text))).toEqual([]);
  return Object.fromEntries([...texts].map(([path, text]) => [path, text.includes('\ndraft: true\n')]));
}

const page = (fields = '') => `---\ntitle: A page\ndate: 2024-01-02\n${fields}---\nSome text.\n`;

describe('pages that the former site had only as parts, or only while somebody wrote', () => {
  it('are drafts where Hugo makes no page of them', async () => {
    expect(
      await draftsOf('hugo', {
        'hugo.toml': 'title = "Ferry"',
        'content/docs/open.md': page('headless: false\nbuild:\n  render: always\n'),
        'content/docs/linked.md': page('build:\n  list: never\n'),
        'content/docs/part/index.md': page('headless: true\n'),
        'content/docs/never.md': page('build:\n  render: never\n'),
        'content/docs/older.md': page('_build:\n  render: false\n'),
      }),
    ).toEqual({ 'wiki/open.md': false, 'wiki/linked.md': false, 'wiki/part.md': true, 'wiki/never.md': true, 'wiki/older.md': true });
  });

  it('are drafts where MkDocs is told so for their files', async () => {
    expect(
      await draftsOf('mkdocs', {
        'mkdocs.yml': 'site_name: Ferry\ndraft_docs: |\n  later/\n  _*.md\n  !_kept.md\n',
        'docs/open.md': page(),
        'docs/_kept.md': page(),
        'docs/_note.md': page(),
        'docs/later/plan.md': page(),
      }),
    ).toEqual({ 'wiki/open.md': false, 'wiki/kept.md': false, 'wiki/note.md': true, 'wiki/plan.md': true });
  });

  it('are left out where they are below a folder that Docusaurus takes parts from, which are put in', async () => {
    const { texts, report } = await imported('docusaurus', {
      'docusaurus.config.js': "module.exports = { title: 'Ferry' };",
      'docs/open.md': `${page()}\nimport Install from './_parts/install.md';\n\n<Install />\n`,
      'docs/_parts/install.md': 'Install it.\n',
      'docs/_parts/deep/more.md': page(),
      'blog/_later/2024-01-02-plan.md': page(),
    });
    expect([...texts.keys()]).toEqual(['wiki/open.md']);
    expect(texts.get('wiki/open.md')).toContain('\nInstall it.\n');
    expect(report.findings.map(({ what, file }) => `${file} ${what}`).sort()).toEqual([
      'blog/_later/2024-01-02-plan.md Parts that pages import, left out',
      'docs/_parts/deep/more.md Parts that pages import, left out',
      'docs/_parts/install.md Parts that pages import, left out',
    ]);
  });

  it('are left out where Jekyll’s configuration excludes them, by a path, its beginning or a pattern', async () => {
    const paths = ['open', 'later-on', 'later/plan', 'later/kept', 'internal-notes', 'guides/x.draft', 'guides/later/y', '_posts/2024-01-02-old'];
    const { texts, report } = await imported('jekyll', {
      '_config.yml': 'title: Ferry\nexclude: [later/, internal, "*.draft.md", _posts/2024-01-02-old.md]\ninclude: [later/kept.md]\n',
      ...Object.fromEntries(paths.map((path) => [`${path}.md`, page()])),
    });
    expect([...texts.keys()].sort()).toEqual(['wiki/kept.md', 'wiki/later-on.md', 'wiki/open.md', 'wiki/y.md']);
    expect(report.findings.map(({ what, file }) => `${file} ${what}`).sort()).toEqual([
      '_posts/2024-01-02-old.md Files that the configuration excludes, left out',
      'guides/x.draft.md Files that the configuration excludes, left out',
      'internal-notes.md Files that the configuration excludes, left out',
      'later/plan.md Files that the configuration excludes, left out',
    ]);
  });

  it('are drafts where a folder’s page or the configuration says so for Hugo, for all pages or those of a path', async () => {
    expect(
      await draftsOf('hugo', {
        'hugo.toml': 'title = "Ferry"\n[[cascade]]\ndraft = true\n[cascade.target]\npath = "{/docs/later,/docs/later/**}"\n',
        'content/docs/open.md': page(),
        'content/docs/later/a.md': page(),
        'content/docs/later/b.md': page('draft: false\n'),
        'content/docs/private/_index.md': '---\ntitle: Private\nCascade: {Build: {render: never}}\n---\n',
        'content/docs/private/deep/c.md': page(),
        'content/docs/parts/_index.md':
          '---\ntitle: Parts\ncascade:\n- _target: {path: "/docs/parts/x*"}\n  draft: true\n- target: {kind: section}\n  draft: true\n---\n',
        'content/docs/parts/x1.md': page(),
        'content/docs/parts/y.md': page(),
        'content/docs/linked.md': page('build: {render: link}\n'),
      }),
    ).toEqual({
      ...{ 'wiki/open.md': false, 'wiki/a.md': true, 'wiki/b.md': false, 'wiki/c.md': true },
      ...{ 'wiki/x1.md': true, 'wiki/y.md': false, 'wiki/linked.md': true },
    });
  });

  it('aren’t listed where Hugo is told so', async () => {
    const { texts } = await imported('hugo', { 'hugo.toml': 'title = "Ferry"', 'content/docs/a.md': page('build: {list: never}\n') });
    expect(texts.get('wiki/a.md')).toContain('\nunlisted: true\n');
  });

  it('are drafts for Hugo in whatever case its names are written', async () => {
    const text = '+++\nTitle = "A page"\nDate = 2024-01-02\nTags = ["ropes"]\nDraft = true\nSlug = "other"\nWeight = 3\n+++\nSome text.\n';
    const { texts, report } = await imported('hugo', { 'hugo.toml': 'title = "Ferry"', 'content/docs/a.md': text });
    expect(texts.get('wiki/a.md')).toContain('title: A page\ncategory: Docs\ntags: [ropes]\nlastUpdated: 2024-01-02\ndraft: true\naliases: [/docs/other]\n');
    expect(report.findings).toEqual([]);
  });

  it('are drafts where the Digital Garden doesn’t publish them, which is told in a line', async () => {
    const { texts, report } = await imported('obsidian', {
      'Open.md': page('dg-publish: true\n'),
      'Closed.md': page('dg-publish: false\n'),
      'One.md': page(),
      'Two.md': page(),
    });
    expect([...texts].filter(([, text]) => text.includes('\ndraft: true\n')).map(([path]) => path)).toEqual(['wiki/closed.md', 'wiki/one.md', 'wiki/two.md']);
    expect(report.toString()).toContain('  without dg-publish: true  2 times: One.md:1, Two.md:1');
  });

  it('are drafts among notes without a garden only where they say no', async () => {
    expect(await draftsOf('obsidian', { 'Closed.md': page('dg-publish: false\n'), 'One.md': page() })).toEqual({
      'wiki/closed.md': true,
      'wiki/one.md': false,
    });
  });
});
