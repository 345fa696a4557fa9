import { importer } from './support';

const imported = importer();
const page = '---\ntitle: A page\ndate: 2024-01-02\n---\nSome text.\n';
const NO_PAGE = 'Files that the former site had no page for, now drafts';
const OTHER = 'Texts in HTML, AsciiDoc, Org or reStructuredText, left out';

/** The new pages, with whether each is a draft, and what is told. */
async function split(generator: string, files: Readonly<Record<string, string>>) {
  const { texts, report } = await imported(generator, files);
  return {
    drafts: Object.fromEntries([...texts].map(([path, text]) => [path, text.includes('\ndraft: true\n')])),
    told: report.findings.map(({ what, file }) => `${file} ${what}`).sort(),
    report: report.toString(),
  };
}

describe('E7 files that the former site had no page for are drafts, and are told', () => {
  it('of Jekyll: in folders that are no collection with pages, and posts without a day in their names', async () => {
    const { drafts, told, report } = await split('jekyll', {
      '_config.yml': 'collections: { docs: { output: true }, parts: { output: false }, bare: {} }\ninclude: [_pages]\n',
      ...Object.fromEntries(
        ['_docs/a', '_parts/b', '_bare/c', '_old/d', '_pages/e', '_posts/2024-01-02-f', '_posts/g', '_posts/x/2024-1-2-h', 'i'].map((path) => [
          `${path}.md`,
          page,
        ]),
      ),
    });
    expect(drafts).toEqual({
      ...{ 'wiki/a.md': false, 'wiki/b.md': true, 'wiki/c.md': true, 'wiki/d.md': true, 'wiki/e.md': false },
      ...{ 'blog/f.md': false, 'blog/g.md': true, 'blog/h.md': false, 'wiki/i.md': false },
    });
    expect(told).toEqual(['_bare/c.md', '_old/d.md', '_parts/b.md', '_posts/g.md'].map((file) => `${file} ${NO_PAGE}`));
    expect(report).toContain(`${NO_PAGE} (4)\n  Remove draft: true from a file to publish it.\n`);
  });

  it('of Hugo: beside the page of a bundle, and below it', async () => {
    const { drafts, told } = await split('hugo', {
      'hugo.toml': 'title = "Ferry"\n',
      ...Object.fromEntries(
        ['posts/_index', 'posts/b/index', 'posts/b/notes', 'posts/b/more/index', 'posts/c/d', 'docs/_index', 'docs/e'].map((path) => [
          `content/${path}.md`,
          page,
        ]),
      ),
    });
    expect(drafts).toMatchObject({ 'blog/b.md': false, 'blog/notes.md': true, 'blog/more.md': true, 'blog/d.md': false, 'wiki/e.md': false });
    expect(told.filter((each) => each.endsWith(NO_PAGE))).toEqual(
      ['content/posts/b/more/index.md', 'content/posts/b/notes.md'].map((file) => `${file} ${NO_PAGE}`),
    );
  });
});

describe('E7 pages that aren’t in Markdown are left out, and are told', () => {
  it.each([
    ['jekyll', '_config.yml', 'a.md', ['b.html', 'docs/c.htm', 'docs/d.adoc'], ['404.html', '_layouts/e.html', 'README.rst']],
    [
      'hugo',
      'hugo.yaml',
      'content/docs/a.md',
      ['content/b.html', 'content/docs/c.org', 'content/docs/d.adoc'],
      ['static/e.html', 'layouts/f.html', 'notes.org'],
    ],
    ['mkdocs', 'mkdocs.yml', 'docs/a.md', ['docs/c.rst'], ['notes.rst']],
  ])('%s', async (...[generator, config, path, told, others]) => {
    const files = { [config]: 'title: Ferry\n', [path]: page, ...Object.fromEntries([...told, ...others].map((each) => [each, page])) };
    const { report, ...rest } = await split(generator, files);
    expect(rest).toEqual({ drafts: { 'wiki/a.md': false }, told: told.map((file) => `${file} ${OTHER}`) });
    expect(report).toContain('  Convert them to Markdown, and import the folder again.\n');
  });

  it('but a file of HTML without front matter is a file', async () => {
    expect((await split('jekyll', { '_config.yml': 'title: Ferry\n', 'a.md': page, 'demo.html': '<p>Text</p>' })).told).toEqual([]);
  });
});
