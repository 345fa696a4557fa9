import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../../build-scripts/lib/content/reading/readContent';
import { compile, FIELDS, problemsOf } from '../../support/compile';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { problemLines, modelOf } from '../../support/model';
import { wiki } from '../../support/texts';

const outside = temporaryFolder();
const content = temporaryFolder();
const misnamed = temporaryFolder();
const vault = temporaryFolder();
const mac = temporaryFolder();
const stray = temporaryFolder();

beforeAll(() => {
  writeFiles(outside, { 'secret.md': wiki({}), 'folder/a.md': wiki({}) });
  writeFiles(content, {
    'wiki/fine.md': wiki({}),
    'wiki/large.md': 'a'.repeat(1_000_001),
    'wiki/long.md': '\n'.repeat(20_000),
    'wiki/nul.md': `${wiki({})}one\ntw\0o`,
    'images/a.svg': '<svg/>',
  });
  const write = (name: string, bytes: Buffer) => writeFileSync(join(content, name), bytes);
  write('wiki/latin.md', Buffer.from('---\ntitle: ü Caf\xe9\n---\n', 'latin1'));
  write('wiki/utf16.md', Buffer.from('\uFEFF# Title', 'utf16le'));
  write('resume.yml', Buffer.from('summary: \xff', 'latin1'));
  const link = (name: string, target: string) => symlinkSync(target, join(content, name));
  link('wiki/inside.md', join(content, 'wiki/fine.md'));
  link('wiki/outside.md', join(outside, 'secret.md'));
  link('wiki/nowhere.md', join(outside, 'missing.md'));
  link('wiki/folder', join(outside, 'folder'));
  link('blog', join(outside, 'folder'));
  link('wiki/upwards', '..');
  link('images/device.png', '/dev/zero');
  link('images/outside.png', join(outside, 'secret.md'));
  execFileSync('mkfifo', [join(content, 'wiki/pipe.md')]);
});

it('E1 what isn’t a text of the folder itself is told with its place and what to do, and nothing else is asked of the folder', async () => {
  const lines = await problemLines(modelOf(content));
  expect(lines.map((line) => line.slice(content.length + 1)).sort()).toEqual([
    'blog:1:1 is a symbolic link that leads out of the content folder → Replace it with a copy of the folder.',
    'images/device.png:1:1 is a device, not a file → Move it out of the content folder.',
    'images/outside.png:1:1 is a symbolic link that leads out of the content folder → Replace it with a copy of the file.',
    "resume.yml:1:10 isn't in UTF-8 from here on → Save it as UTF-8.",
    'wiki/folder:1:1 is a symbolic link to a folder, not a file → Move it out of the content folder.',
    'wiki/large.md:1:1 is 1.0 MB long; the limit is 1 MB → Split it into several files, or keep data out of it.',
    "wiki/latin.md:2:8 isn't in UTF-8 from here on → Save it as UTF-8.",
    'wiki/long.md:20001:1 has 20001 lines; the limit is 20000 → Split it into several files.',
    'wiki/nowhere.md:1:1 is a symbolic link that leads nowhere → Replace it with the file, or remove the link.',
    'wiki/nul.md:9:3 contains a NUL character → Remove it; a program wrote it, or the file isn’t text.',
    'wiki/outside.md:1:1 is a symbolic link that leads out of the content folder → Replace it with a copy of the file.',
    'wiki/pipe.md:1:1 is a named pipe, not a file → Move it out of the content folder.',
    'wiki/upwards:1:1 is a symbolic link to a folder, not a file → Move it out of the content folder.',
    'wiki/utf16.md:1:1 is in UTF-16 → Save it as UTF-8.',
  ]);
});

it('E1 what is not read because of its ending is told with its name to be, and stops nothing', async () => {
  writeFiles(misnamed, {
    'wiki/a.md': wiki({}),
    'wiki/README.md': 'Not an article.',
    'wiki/notes.txt': 'Nor this.',
    'wiki/deep/b.markdown': wiki({}),
    'blog/c.mdx': 'import X from "x"',
    'resume.yaml': 'summary: x',
    'site.yml': 'name: Kim\nurl: https://kim.example\n',
  });
  const { warnings } = await modelOf(misnamed);
  expect(
    warnings
      .split('\n')
      .filter((line) => line.startsWith(misnamed))
      .map((line) => line.slice(misnamed.length + 1))
      .sort(),
  ).toEqual([
    "blog/c.mdx:1:1 warning: isn't read, because its name doesn't end in .md",
    "resume.yaml:1:1 warning: isn't read, because its name doesn't end in .yml",
    "wiki/deep/b.markdown:1:1 warning: isn't read, because its name doesn't end in .md",
  ]);
});

it('E1 Markdown outside of the three folders is told once for each place, with the nearest name', async () => {
  const text = 'Some text.';
  writeFiles(stray, {
    'wiki/a.md': wiki({}),
    'about.md': text,
    'imprint.mdx': text,
    'Blog/other.md': text,
    'posts/2024/hello.md': text,
    'posts/first.md': text,
    'posts/second.markdown': text,
    'project/x.md': text,
    // None of these is anybody's page.
    ...Object.fromEntries(
      ['README.md', 'LICENSE.md', 'CODE_OF_CONDUCT.md', 'notes.txt', 'docs/README.md', '.notes/a.md', '.draft.md', 'node_modules/x/a.md']
        .concat(['public/a.md', 'images/a.md', 'checks/wiki/a.md', 'history/a.md', 'recordings/a.md', 'engine/.git/HEAD', 'engine/docs/a.md'])
        .map((path) => [path, text]),
    ),
  });
  const told = readContent(stray).problems?.map(({ file, message, hint, isWarning }) => [file.slice(stray.length + 1), message, hint, isWarning]);
  const move = 'Move it into one of these. Folders whose names begin with a dot are ignored.';
  expect(told).toEqual([
    ['about.md', "isn't read, nor is another beside it: articles are in wiki/, blog/ and projects/", move, true],
    ['Blog/other.md', "isn't read: articles are in wiki/, blog/ and projects/", 'Did you mean "blog"?', true],
    ['posts/first.md', "isn't read, nor are 2 more in posts/: articles are in wiki/, blog/ and projects/", move, true],
    ['project/x.md', "isn't read: articles are in wiki/, blog/ and projects/", 'Did you mean "projects"?', true],
  ]);
  const { wiki: guides, warnings } = await modelOf(stray);
  expect(guides.all.map(({ id }) => id)).toEqual(['a']);
  expect(warnings).toContain('about.md:1:1 warning: ');
});

it('E1 a folder of Markdown that was made for something else is told once, and how to convert it', () => {
  const other = join(stray, 'node_modules/other');
  writeFiles(other, { 'git/bisect.md': 'Text.', 'git/rebase.md': 'Text.', 'sql/deep/join.md': 'Text.', 'README.md': 'Text.' });
  expect(readContent(other).problems?.map(({ file, message, hint }) => [file.slice(other.length + 1), message, hint])).toEqual([
    [
      'git/bisect.md',
      "isn't read, nor are 2 more in this folder: articles are in wiki/, blog/ and projects/",
      'Convert the folder with npm run import -- markdown FOLDER --to ../my-site, or move its files into these.',
    ],
  ]);
});

it('E1 nothing in a hidden folder is read, whatever is in it: what Obsidian’s trash holds has been thrown away', () => {
  const secret = wiki({ title: 'Secret' });
  writeFiles(vault, {
    'wiki/a.md': wiki({}),
    'wiki/.secret.md': secret,
    'wiki/.trash/secret-note.md': secret,
    'blog/deep/.drafts/deeper/secret.md': '---\nnot: ready',
    'images/.thumbnails/a.svg': '<svg/>',
    'wiki/.trash/b.svg': '<svg/>',
    'checks/.old/wiki/a.yml': 'nonsense: true',
    'history/.old/a.json': 'nonsense',
  });
  symlinkSync('nowhere.md', join(vault, 'wiki/.trash/link.md'));
  const { documents, images, checks, histories, problems } = readContent(vault);
  expect(documents.map(({ name }) => name)).toEqual(['a']);
  expect([images, checks, histories].map((files) => files?.size)).toEqual([0, 0, 0]);
  expect(problems).toEqual([]);
});

it('E1 names and texts whose accents are characters of their own, as macOS may write them, are those that keyboards write', async () => {
  const link = '[Zähler](b.md#zähler) ![Ein Bär](../images/bär.svg)';
  writeFiles(
    mac,
    Object.fromEntries(
      [
        ['wiki/a.md', wiki({ title: 'Über', body: link })],
        ['wiki/b.md', wiki({ title: 'Büro', body: `## Zähler\n\n${link.normalize('NFD')}` }).normalize('NFD')],
        ['images/bär.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>'],
      ].map(([path = '', text = '']) => [path.normalize('NFD'), text]),
    ),
  );
  const { wiki: guides, images } = await modelOf(mac);
  expect(guides.all.map(({ meta, headings }) => [meta.title, headings.map(({ id }) => id)])).toEqual([
    ['Über', []],
    ['Büro', ['zähler']],
  ]);
  expect([...images.keys()]).toContain('/images/bär.svg');
});

it('a link to a file of the folder is that file', () => {
  const { documents } = readContent(content);
  expect(documents.map(({ name }) => name)).toEqual(['fine', 'inside']);
});

it('a title has at most 300 characters, and a longer one is told before anything is drawn', () => {
  const withTitle = (length: number) => problemsOf(compile('Text.', { fields: FIELDS.wiki.replace('A title', 'a'.repeat(length)) }));
  expect(withTitle(300)).toEqual([]);
  expect(withTitle(301)).toEqual([expect.stringMatching(/^2:8 .*title.*300/)]);
});

const nestedList = (depth: number) => Array.from({ length: depth }, (_, index) => `${'  '.repeat(index)}- a`).join('\n');

it.each([
  ['quotes', '> '.repeat(101), '7:201'],
  ['quotes without blanks', '>'.repeat(5_000), '7:101'],
  ['lists on a line', '- '.repeat(100_000).concat('a'), '7:201'],
  ['lists below one another', nestedList(5_000), '107:201'],
  ['numbered lists in quotes', '> 1. '.repeat(60), '7:251'],
])('E1 %s deeper than a hundred levels are told where the limit is passed, before they are parsed', (_, body, place) => {
  expect(problemsOf(compile(body))).toEqual([`${place} is nested more than 100 levels deep`]);
});

it.each([
  ['brackets', ']'.repeat(100_000), '7:5001'],
  ['emphasis', '*a_ '.repeat(100_000), '7:10001'],
  ['lines of one paragraph', 'a **b** c\n'.repeat(2_000), '1257:3'],
])('E1 a paragraph with more than 5,000 marks is told where the limit is passed, before it is parsed: %s', (_, body, place) => {
  expect(problemsOf(compile(body))).toEqual([`${place} is a paragraph of more than 5000 marks (* _ ~ ])`]);
});

it('marks in code, and in items, rows and paragraphs of their own, are as many as they like', () => {
  const many = (line: string, end = '\n') => `${line}${end}`.repeat(1_300);
  const bodies = [
    many('- **a** b'),
    many('> 1. **a** b'),
    `| a |\n| - |\n${many('| **a** |')}`,
    many('**a** b', '\n\n'),
    `\`\`\`text\n${many('**a** b]')}\`\`\``,
    `\`\`\`text\n\`\`\`bash\n${many('**a** b]')}\`\`\``,
  ];
  // Of the two fences one after the other, the author is told.
  const told = bodies.map((body) => problemsOf(compile(`Text.\n\n${body}`)));
  expect(told).toEqual([[], [], [], [], [], ['9:1 has a block of code that is still open at "```bash"']]);
});

it.each([
  ['a fence', `\`\`\`text\n${'>'.repeat(300)}\n${'- '.repeat(300)}a\n\`\`\``],
  ['a fence after a comment', `<!-- a -->\n~~~text\n${'> '.repeat(300)}\n~~~`],
])('E1 marks of quotes and lists in the code of %s aren’t levels', (_, body) => {
  expect(problemsOf(compile(body))).toEqual([]);
});

it.each([
  ['follows a fence', `\`\`\`text\na\n\`\`\`\n${'>'.repeat(300)}`, '10:101'],
  ['is after what looks like a fence in HTML', `<pre>\n\`\`\`\n</pre>\n\n${'>'.repeat(300)}`, '11:101'],
  ['is after what looks like a fence in a comment', `<!--\n\`\`\`\n-->\n\n${'>'.repeat(300)}`, '11:101'],
  ['follows a fence in an item, which the item’s end closes', `- a\n\n  \`\`\`text\n\nb\n\n${'>'.repeat(300)}`, '13:100'],
])('E1 deep nesting is still told where it %s', (_, body, place) => {
  expect(problemsOf(compile(body))).toContain(`${place} is nested more than 100 levels deep`);
});

it('a line across the page, a long list and a long quote aren’t nested', () => {
  const bodies = ['- '.repeat(150).trim(), '* * * '.repeat(150).trim(), '- a\n  - b\n'.repeat(150), '> a\n'.repeat(150), '1. a\n'.repeat(150)];
  for (const body of bodies) expect(problemsOf(compile(`Text.\n\n${body}`))).toEqual([]);
});
