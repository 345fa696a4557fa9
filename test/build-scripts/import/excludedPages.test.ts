import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../support/folder';
import { importer, importFrom } from './support';

const imported = importer();
const dir = temporaryFolder();
const outside = temporaryFolder();
const page = '---\ntitle: A page\ndate: 2024-01-02\n---\nSome text.\n';

/** The new pages, and what is left out with the reason. */
async function split(generator: string, config: Readonly<Record<string, string>>, paths: readonly string[]) {
  const { texts, report } = await imported(generator, { ...config, ...Object.fromEntries(paths.map((path) => [path, page])) });
  return { pages: [...texts.keys()].sort(), told: report.findings.map(({ what, file }) => `${file} ${what}`).sort() };
}

// TODO.md is the name of a file here, as in VitePress's documentation of srcExclude.
describe('files that a configuration excludes aren’t pages, and are told', () => {
  it.each([
    ['vitepress', '.vitepress/config.ts', "export default { srcExclude: ['**/TODO.md', /* not 'yet' */ 'internal/**'] }", ''],
    [
      'vitepress',
      '.vitepress/config.mts',
      "export default {\n  srcDir: 'docs', // don’t: it's old\n  srcExclude: [\n    'internal/**',\n    `**/TODO.md`,\n  ],\n}",
      'docs/',
    ],
    [
      'docusaurus',
      'docusaurus.config.js',
      "module.exports = { presets: [['classic', { docs: { exclude: ['**/internal/**', '**/{TODO,x}.md'] } }]] };",
      'docs/',
    ],
    ['hugo', 'hugo.toml', 'title = "Ferry"\nignoreFiles = ["/internal/", "(?i)/todo\\\\.md$", "["]\n', 'content/docs/'],
  ])('%s in %s', async (...[generator, file, config, root]) => {
    const paths = ['guide/open.md', 'guide/TODO.md', 'internal/deep/plan.md'].map((path) => root + path);
    expect(await split(generator, { [file]: config }, paths)).toEqual({
      pages: ['wiki/open.md'],
      told: [
        `${root}guide/TODO.md Files that the configuration excludes, left out`,
        `${root}internal/deep/plan.md Files that the configuration excludes, left out`,
      ],
    });
  });
});

describe('pages in other languages are left out, and are told', () => {
  const hugoPages = ['content/docs/guide.md', 'content/docs/guide.de.md', 'content/german/docs/tide.md'];
  const ofI18n = (options: string) => `site_name: Ferry\nplugins:\n  - i18n: ${options}\n`;
  it.each([
    [
      'hugo',
      { 'config/_default/hugo.toml': 'title = "Ferry"', 'config/_default/languages.de.toml': 'title = "Fähre"\ncontentDir = "content/german"' },
      hugoPages,
    ],
    [
      'vitepress',
      {
        '.vitepress/config/index.ts':
          "export default { search: { options: { locales: { zh: {} } } }, locales: { root: { label: 'English', themeConfig: { nav: [] } }, de, 'pt-BR': { label: 'x' } } }",
      },
      ['guide.md', 'de/guide.md', 'pt-BR/guide.md'],
    ],
    [
      'vitepress',
      { '.vitepress/config.ts': "export default { locales: { en: { label: 'English' }, de: { label: 'Deutsch' } } }" },
      ['en/guide.md', 'de/guide.md'],
    ],
    ['mkdocs', { 'mkdocs.yml': ofI18n('{languages: [{locale: de}, {locale: en, default: true}]}') }, ['docs/guide.en.md', 'docs/guide.de.md']],
    [
      'mkdocs',
      { 'mkdocs.yml': ofI18n('{docs_structure: folder, languages: [{locale: en, default: true}, {locale: de}]}') },
      ['docs/en/guide.md', 'docs/de/guide.md'],
    ],
    ['mkdocs', { 'mkdocs.yml': ofI18n('{default_language: en, languages: {en: English, de: Deutsch}}') }, ['docs/guide.md', 'docs/guide.de.md']],
  ] as const)('%s %j', async (generator, config, [main, ...others]) => {
    const { pages, told } = await split(generator, config, [main, ...others]);
    expect(pages).toEqual(['wiki/guide.md']);
    expect(told).toEqual([...others].sort().map((path) => `${path} Pages in other languages, left out`));
  });

  it('and a link to a page whose file names the main language leads there', async () => {
    const { texts } = await imported('mkdocs', {
      'mkdocs.yml': ofI18n('{languages: [{locale: en, default: true}, {locale: de}]}'),
      'docs/guide.en.md': page,
      'docs/a.en.md': `${page.replace('A page', 'Links')}\n[guide](guide.md)\n`,
    });
    expect(texts.get('wiki/a.md')).toContain('[guide](/wiki/guide)');
    expect(texts.get('wiki/guide.md')).toContain('aliases: [/guide]');
  });
});

describe('Hugo’s configuration', () => {
  const head = '---\ntitle: A page\ndate: 2024-01-02\n---\n';
  it.each([
    ['hugo.yaml', 'permalinks: { docs: "/d/:slug/" }\nparams: { version: 1.2 }\n'],
    ['config.json', '{ "permalinks": { "docs": "/d/:slug/" }, "params": { "version": "1.2" } }'],
  ])('is found in its folder as %s, with the files beside it', async (name, config) => {
    const { texts, report } = await imported('hugo', {
      [`config/_default/${name}`]: config,
      'config/_default/languages.de.toml': 'title = "x"',
      'content/docs/a.md': `${head}Version {{< param "version" >}}.\n`,
    });
    expect(texts.get('wiki/a.md')).toContain('aliases: [/d/a-page]\n---\n\nVersion 1.2.\n');
    expect(report.toString()).not.toContain('configuration');
  });

  it('is missed in the report where there is none', async () => {
    const { report } = await imported('hugo', { 'content/docs/a.md': page });
    expect(report.toString()).toMatch(/^There is no configuration in the folder \(hugo\.toml or the like\): addresses/);
  });

  it('gives no category by the title of the home page', async () => {
    const { texts } = await imported('hugo', {
      'hugo.toml': 'title = "Ferry"',
      'content/_index.md': '---\ntitle: A slogan\n---\n',
      'content/about.md': page,
      'content/docs/_index.md': '---\ntitle: Handbook\n---\n\nWords.\n',
      'content/docs/a.md': page,
    });
    expect([...texts].map(([path, text]) => `${path} ${/^category: .*$/m.exec(text)?.[0] ?? ''}`).sort()).toEqual([
      'wiki/a.md category: Handbook',
      'wiki/about.md category: Notes',
      'wiki/docs.md category: Notes',
    ]);
  });
});

it('a symbolic link to a file of the folder is a page; others are told', async () => {
  writeFiles(outside, { 'secret.md': page });
  writeFiles(dir, { 'mkdocs.yml': 'site_name: Ferry\n', 'GOV.md': page, 'docs/sub/a.md': page });
  for (const [target, path] of [
    ['../../GOV.md', 'docs/sub/GOV.md'],
    ['sub', 'docs/folder'],
    ['gone.md', 'docs/gone-link.md'],
    [join(outside, 'secret.md'), 'docs/secret.md'],
  ] as const)
    symlinkSync(target, join(dir, path));
  const { texts, report } = await importFrom('mkdocs', dir);
  expect([...texts.keys()].sort()).toEqual(['wiki/a.md', 'wiki/gov.md']);
  expect(report.findings.filter(({ what }) => what.startsWith('Symbolic')).map(({ file }) => file)).toEqual([
    'docs/folder',
    'docs/gone-link.md',
    'docs/secret.md',
  ]);
});
