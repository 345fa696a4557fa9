import { join } from 'node:path';
import { repaired } from '../../../build-scripts/lib/import/repair';
import { faultyFiles } from '../../../build-scripts/lib/import/soundness';
import { gitDates } from '../../../build-scripts/lib/files/gitDates';
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
      'content/docs/b.md:1 Pages without text, now drafts',
      'content/docs/a.md:7 Syntax without a counterpart, shown as code',
      'content/docs/a.md:9 Links that lead nowhere, now text',
    ]);
  });
});

describe('a link that a build would fail over', () => {
  it('becomes its text in its own place, over several lines and around a picture, too', async () => {
    const { texts, report } = await importFiles('hugo', {
      'content/docs/a.md': `${HEAD}Join [our\ncommunity.](/docs/b/) [![Logo](/logo.svg)](/docs/b/) Now.\n`,
      'content/docs/b.md': `${HEAD}## A heading alone\n`,
      'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    });
    expect([...texts.keys()]).toEqual(['wiki/a.md', 'wiki/b.md']);
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Join our\ncommunity. ![Logo](/images/logo.svg) Now.');
    expect(report.findings.filter(({ file }) => file.endsWith('a.md')).map(({ what, line }) => `${line} ${what}`)).toEqual([
      '7 Links that lead nowhere, now text',
      '8 Links that lead nowhere, now text',
    ]);
  });
});

it('a link with a no-break space in its address, which Markdown takes as part of it, becomes its text', async () => {
  const { texts } = await importFiles('obsidian', { 'a.md': 'See [b c](#b\u00A0c) and [d](x\u00A0y.md "T").\n' });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('See b c and d.');
});

it('a picture that isn’t one, such as Git LFS leaves, becomes its description and keeps no page from coming over', async () => {
  const { texts, report } = await importFiles('hugo', {
    'content/docs/a.md': `${HEAD}Text.\n\n![The racks](/racks.png)\n`,
    'static/racks.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
  });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('Text.\n\nThe racks');
  expect(report.findings.map(({ what, file, line }) => `${file}:${line} ${what}`)).toEqual([
    'content/docs/a.md:9 Pictures that can’t be shown, now their descriptions',
  ]);
});

it('a badge from another site that is a link becomes the link, with its description as the text', async () => {
  const { texts, report } = await importFiles('hugo', {
    'content/docs/a.md': `${HEAD}[![Join the chat](https://img.example.com/chat.svg)](https://chat.example.com/)\n`,
  });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('[Join the chat](https://chat.example.com/)');
  expect(report.findings.map(({ what, line }) => `${line} ${what}`)).toEqual(['7 Pictures on other sites, now links']);
});

describe('a list whose signs are indented', () => {
  it.each(['hugo', 'jekyll'] as const)('has text and no code in the further paragraphs of its items: %s', async (generator) => {
    const body = '  * An item.\n\n    See [b](b.md).\n\n        code [x](nowhere.md)\n\n  * Another.\n\nText.\n\n    code [y](nowhere.md)\n';
    const dir = generator === 'hugo' ? 'content/docs' : 'docs';
    const { texts } = await importFiles(generator, { [`${dir}/a.md`]: HEAD + body, [`${dir}/b.md`]: `${HEAD}Text.\n` });
    expect(bodyOf(texts.get('wiki/a.md'))).toContain('See [b](/wiki/b).');
    expect(bodyOf(texts.get('wiki/a.md'))).toContain('    code [y](nowhere.md)');
  });
});

describe('a formula', () => {
  it('may have others in its texts', async () => {
    const { texts, report } = await importFiles('obsidian', { 'A.md': `${HEAD}Text:\n\n$$\nx = \\text{where $y$ is } z\n$$\n` });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Text:\n\n$$\nx = \\text{where $y$ is } z\n$$');
    expect(report.findings).toEqual([]);
  });

  it('that can’t be set doesn’t keep its page from coming over', () => {
    const problem = { message: "has a formula that can't be typeset: Expected 'EOF'", column: 1 };
    const block = repaired('a\n\n$$\nx_\ny\n$$\n\nb', { ...problem, line: 4 });
    expect([block?.text, block?.finding.what]).toEqual(['a\n\n```latex\nx_\ny\n```\n\nb', 'Formulas, shown as code']);
    expect(repaired('An $`x_`$ and $$y_$$.', { ...problem, line: 1, column: 15 })?.text).toBe('An $`x_`$ and `y_`.');
  });
});

it('a picture on another site may have an address that no browser can read', async () => {
  const { texts } = await importFiles('hugo', {
    'content/docs/a.md': `${HEAD}![Chart](https://cdn.example.net/100%.png) ![B](https://cdn.example.net/a%20b c.png)\n`,
  });
  expect(bodyOf(texts.get('wiki/a.md'))).toContain('[Chart](https://cdn.example.net/100%25.png)');
});

describe('a page in HTML of the owner’s', () => {
  it('comes over with the files that it names, and links lead to it', async () => {
    const { texts, copies, report } = await importFiles('hugo', {
      'content/docs/a.md': `${HEAD}See [the demo](/demo/), [a chart](/charts/load.html#day), [a template](/t.html), [the home](/) and [none](/none.html).\n`,
      'static/demo/index.html':
        '<!doctype html><link rel="stylesheet" href="demo.css"><img src="/img/a.png"><a href="more.html">More</a><a href="https://b.example/x.js">B</a>',
      'static/demo/demo.css': '@import "base.css"; a { background: url(bg.png) }',
      'static/demo/base.css': 'a {}',
      'static/demo/bg.png': 'png',
      'static/demo/more.html': '<!doctype html><a href="index.html">Back</a>',
      'static/demo/unused.js': '1',
      'static/img/a.png': 'png',
      'static/charts/load.html': '<!doctype html>A chart.',
      'static/t.html': '<title>{{ .Title }}</title>',
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('See [the demo](/demo/), [a chart](/charts/load.html#day), a template, [the home](/) and none.');
    expect([...copies.keys()].sort()).toEqual([
      'public/charts/load.html',
      'public/demo/base.css',
      'public/demo/bg.png',
      'public/demo/demo.css',
      'public/demo/index.html',
      'public/demo/more.html',
      'public/img/a.png',
    ]);
    expect(report.findings.map(({ what, text }) => `${what}: ${text}`)).toEqual([
      'Links that lead nowhere, now text: [a template](/t.html)',
      'Links that lead nowhere, now text: [none](/none.html)',
    ]);
  });
});

describe('marks of lines', () => {
  it('that a block doesn’t have are left out', async () => {
    const { texts } = await importFiles('docusaurus', {
      'docs/a.md': `${HEAD}\`\`\`yaml {0,2-9,12} title="a.yml"\na: 1\nb: 2\nc: 3\n\`\`\`\n\n\`\`\`yaml {7}\na: 1\n\`\`\`\n`,
    });
    expect(bodyOf(texts.get('wiki/a.md')).match(/^```yaml.*/gm)).toEqual(['```yaml title="a.yml" {2-3}', '```yaml']);
  });
});

describe('the site around a file', () => {
  it('has files for those who work in it, which are no pages of its own', async () => {
    const { texts, report } = await importFiles('jekyll', {
      'AGENTS.md': 'Text.',
      'NOTICE.md': 'Text.',
      'security.md': `${HEAD}Text.`,
      'docs/SUPPORT.md': `${HEAD}Text.`,
    });
    expect([...texts.keys()]).toEqual(['wiki/support.md', 'wiki/security.md']);
    expect(report.findings.map(({ what, file }) => `${what}: ${file}`)).toEqual(
      expect.arrayContaining(['AGENTS.md', 'NOTICE.md'].map((file) => expect.stringContaining(file))),
    );
  });

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
    const quoted = { 'What "up" means.md': 'Text.', 'back\\slash.md': 'Text.', 'plain.md': 'Text.' };
    writeFiles(join(folder, 'quoted'), { ...quoted, 'later.md': 'Text.' });
    commitAll(join(folder, 'quoted'), '2021-03-04');
    writeFiles(join(folder, 'quoted'), { 'later.md': 'More text.' });
    commitAll(join(folder, 'quoted'), '2022-05-06');
    expect(Object.fromEntries(gitDates(join(folder, 'quoted')))).toEqual({
      ...Object.fromEntries(Object.keys(quoted).map((name) => [name, '2021-03-04'])),
      'later.md': '2022-05-06',
    });
  });
});

describe('what stands in code before it', () => {
  it('doesn’t keep foreign syntax in a line’s prose from being mended', async () => {
    const { texts, report } = await importFiles('markdown', { 'a.md': `${HEAD}Use \`{% include x %}\` or {% include x %} in prose.\n` });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Use `{% include x %}` or `{% include x %}` in prose.');
    expect(report.findings.map(({ what, line }) => `${line} ${what}`)).toEqual(['7 Syntax without a counterpart, shown as code']);
  });
});

describe('an address that no browser opens', () => {
  it('becomes code where it stands in angle brackets, in a table and a heading, too', async () => {
    const rows = '| a | b |\n| - | - |\n| <postgres://u@db/x> | <ssh://git@host/x.git>, <https://b.example> |';
    const { texts, report } = await importFiles('markdown', { 'a.md': `${HEAD}Open <obsidian://open?vault=x>.\n\n## At <jdbc:x://y>\n\n${rows}\n` });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe(
      `Open \`obsidian://open?vault=x\`.\n\n## At \`jdbc:x://y\`\n\n${rows.replace(/<([a-z]+:\/\/[^>]*@[^>]*)>/g, '`$1`')}`,
    );
    expect(report.findings.map(({ what, line, text }) => `${line} ${what}: ${text}`)).toEqual([
      '7 Addresses that browsers can’t open, now code: <obsidian://open?vault=x>',
      '9 Addresses that browsers can’t open, now code: <jdbc:x://y>',
      '13 Addresses that browsers can’t open, now code: <postgres://u@db/x>',
      '13 Addresses that browsers can’t open, now code: <ssh://git@host/x.git>',
    ]);
  });
});

it('a file that can’t be mended is named with its own line', async () => {
  const imported = await importFiles('markdown', { 'a.md': 'Text.\n\nWrong here.\n' });
  const line = (imported.texts.get('wiki/a.md') ?? '').split('\n').indexOf('Wrong here.') + 1;
  const faulty = faultyFiles(imported, [{ file: 'wiki/a.md', line, column: 1, message: 'is wrong', hint: '' }]);
  expect(line).toBeGreaterThan(5);
  expect([...faulty]).toEqual([['a.md', { line: 3, text: 'is wrong' }]]);
});
