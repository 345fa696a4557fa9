import { join } from 'node:path';
import { gitDates } from '../../../build-scripts/lib/gitDates';
import { bodyOf, importer } from './support';
import { temporaryFolder, writeFiles } from '../support/folder';
import { commitAll } from '../support/repository';

const importFiles = importer();
const folder = temporaryFolder();
const HEAD = '---\ntitle: A page\ndate: 2024-05-01\ntags: [a]\n---\n\n';

describe('a file that isn’t right', () => {
  it('is mended instead of left out, and what was mended has its place', async () => {
    const { texts, report } = await importFiles('hugo', {
      'content/docs/a.md': `${HEAD}Text with [[packages]] in it.\n\nSee [b](b.md) and what it says.\n`,
      'content/docs/b.md': `${HEAD}## A heading alone\n`,
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Text with `[[packages]]` in it.\n\nSee b and what it says.');
    expect(report.findings.map(({ what, file, line }) => `${file}:${line} ${what}`)).toEqual([
      'content/docs/b.md:1 Pages without a text, now drafts',
      'content/docs/a.md:7 Syntax without a counterpart, shown as code',
      'content/docs/a.md:9 Links that lead nowhere, now text',
    ]);
  });
});

describe('the site around a file', () => {
  it('is one language of several: that of the configuration', async () => {
    const { texts, report } = await importFiles('hugo', {
      'hugo.toml': 'defaultContentLanguage = "en"\n[languages.en]\n[languages.fr]\n',
      'content/en/docs/a.md': `${HEAD}See [b](/docs/b/).\n`,
      'content/en/docs/b.md': `${HEAD}Text.\n`,
      'content/fr/docs/a.md': `${HEAD}Texte.\n`,
      'content/en/docs/c.fr.md': `${HEAD}Texte.\n`,
    });
    expect([...texts.keys()]).toEqual(['wiki/a.md', 'wiki/b.md']);
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('See [b](/wiki/b).');
    expect(report.findings.map(({ what, file }) => `${what}: ${file}`)).toEqual([
      'Pages in other languages, left out: content/en/docs/c.fr.md',
      'Pages in other languages, left out: content/fr/docs/a.md',
    ]);
  });

  it('names the category of what is in a folder; a list with a text of its own is a page', async () => {
    const hugo = await importFiles('hugo', {
      'content/docs/net/_index.md': '---\ntitle: Networks\ndate: 2024-05-01\n---\nWords of its own.',
      'content/docs/net/a.md': `${HEAD}Text.`,
    });
    expect(hugo.texts.get('wiki/a.md')).toContain('category: Networks\n');
    expect(bodyOf(hugo.texts.get('wiki/net.md'))).toBe('Words of its own.');
    const { texts } = await importFiles('docusaurus', { 'docs/net/_category_.json': '{"label": "Networks", "position": 2}', 'docs/net/a.md': `${HEAD}Text.` });
    expect(texts.get('wiki/a.md')).toContain('category: Networks\n');
  });

  it('has texts that stand in several pages', async () => {
    const docusaurus = await importFiles('docusaurus', {
      'docs/_note.mdx': 'For {props.name}: see [b](./b.md).\n',
      'docs/a.mdx': `${HEAD}import Note from './_note.mdx';\n\n<Note name="Linux" />\n`,
      'docs/b.md': `${HEAD}Text.\n`,
    });
    expect(bodyOf(docusaurus.texts.get('wiki/a.md'))).toBe('For Linux: see [b](/wiki/b).');
    const jekyll = await importFiles('jekyll', {
      '_includes/sign.md': 'Written by {{ include.name }}.\n',
      '_docs/a.md': `${HEAD}{% include sign.md name="Kim" %}\n`,
    });
    expect(bodyOf(jekyll.texts.get('wiki/a.md'))).toBe('Written by Kim.');
  });

  it('may have its history in Git, which dates the pages that say nothing', () => {
    writeFiles(join(folder, 'repo'), { 'site/docs/ä b.md': 'Text.', 'other.md': 'Text.' });
    commitAll(join(folder, 'repo'), '2021-03-04');
    expect([...gitDates(join(folder, 'repo/site'))]).toEqual([['docs/ä b.md', '2021-03-04']]);
    expect([...gitDates(folder)]).toEqual([]);
  });
});
