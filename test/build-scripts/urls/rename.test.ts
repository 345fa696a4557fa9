import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../build-scripts/lib/content/source/problem';
import { writeEditions } from '../../../build-scripts/lib/history/writeEditions';
import { loadModel } from '../../../build-scripts/lib/compiling/loadModel';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { checkUrls, writeLock } from '../../../build-scripts/lib/urls/checkUrls';
import { planRename } from '../../../build-scripts/lib/urls/planRename';
import { publishedUrls } from '../../../build-scripts/lib/urls/publishedUrls';
import { renameArticle } from '../../../build-scripts/lib/urls/renameArticle';
import { formatLock } from '../../../build-scripts/lib/urls/urlLock';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { problemLines } from '../support/model';
import { commitAll } from '../support/repository';
import { post, wiki } from '../support/texts';

function plan(texts: Readonly<Record<string, string>>, from = 'wiki/a', to = 'wiki/b') {
  const { changes, problems } = planRename(new Map(Object.entries(texts)), { from, to, siteUrl: 'https://own.example/sub' });
  if (problems.length > 0) throw new ContentError(problems, () => '');
  return Object.fromEntries(changes);
}

/** The front matter of the renamed article, without the fields that all articles have. */
const fieldsOf = (text: string | null | undefined) =>
  (text ?? '')
    .split('---')[1]
    ?.replace(/^(?:title|lastUpdated|tags|category):.*\n/gm, '')
    .trim();

describe('planRename', () => {
  it('moves the article, its sidecar, its history and its recordings, and adds the former path as alias', () => {
    const text = wiki({ body: 'Text.' });
    expect(
      plan({ 'wiki/deep/a.md': text, 'checks/wiki/a.yml': 'packages: [x]\n', 'history/a.json': '{}\n', 'recordings/wiki/a.json': '[]\n', 'wiki/c.md': wiki() }),
    ).toEqual({
      'wiki/deep/a.md': null,
      'wiki/deep/b.md': text.replace('category: Basics\n', 'category: Basics\naliases: [/wiki/a]\n'),
      'checks/wiki/a.yml': null,
      'checks/wiki/b.yml': 'packages: [x]\n',
      'history/a.json': null,
      'history/b.json': '{}\n',
      'recordings/wiki/a.json': null,
      'recordings/wiki/b.json': '[]\n',
    });
  });

  it('renames an article that has the name of its folder, and leaves it beside its pictures', () => {
    const texts = { 'wiki/a/index.md': wiki({ body: '[c](c.md) ![A](rack.svg)' }), 'wiki/c.md': wiki({ body: '[a](/wiki/a)' }) };
    const changed = plan(texts);
    expect(Object.keys(changed).sort()).toEqual(['wiki/a/b.md', 'wiki/a/index.md', 'wiki/c.md']);
    expect(changed['wiki/a/index.md']).toBeNull();
    expect(fieldsOf(changed['wiki/a/b.md'])).toBe('aliases: [/wiki/a]');
    expect(() => plan({ ...texts, 'wiki/b/index.md': wiki() })).toThrow("wiki/b can't be the new name: wiki/b/index.md already exists.");
  });

  it.each([
    ['aliases: [/old] # kept', 'aliases: [/old, /wiki/a] # kept'],
    ['aliases:\n  - /old\n  - "/wiki/b"\nlevel: beginner', 'aliases:\n  - /old\n  - /wiki/a\nlevel: beginner'],
    [
      'aliases:\n  # From the blog.\n  - /old # kept\n# Last.\nlevel: beginner',
      'aliases:\n  # From the blog.\n  - /old # kept\n  - /wiki/a\n# Last.\nlevel: beginner',
    ],
    ['aliases: ["/wiki/b"]', 'aliases: [/wiki/a]'],
    ['id: "a"', 'id: "b"\naliases: [/wiki/a]'],
    ['draft: true', 'draft: true'],
  ])('makes of %j %j', (before, after) => {
    expect(fieldsOf(plan({ 'wiki/a.md': wiki({ more: `category: Basics\n${before}` }) })['wiki/b.md'])).toBe(after);
  });

  it('changes links in every form, and no other text', () => {
    const body = (id: string) =>
      `[a](/wiki/${id}) [x](../wiki/${id}.md#part "a.md") ![a](/images/a.svg) [/wiki/a](/wiki/${id}/?q=a#a) [r][1] [c](/wiki/a-b) \`/wiki/a\`\n\n[1]: <${id}.md>\n`;
    const changed = plan({ 'wiki/a.md': wiki({ body: body('a') }), 'wiki/c.md': wiki({ body: body('a'), more: 'category: Basics\nnext: a' }) });
    expect(changed['wiki/c.md']).toBe(wiki({ body: body('b'), more: 'category: Basics\nnext: b' }));
    expect(changed['wiki/b.md']).toBe(wiki({ body: body('b'), more: 'category: Basics\naliases: [/wiki/a]' }));
  });

  it('changes links to its file when it has the name of its folder, from wherever they lead there', () => {
    const changed = plan({
      'wiki/net/a/index.md': wiki({ body: '![A](rack.svg) [me](../a/index.md#x)' }),
      'wiki/c.md': wiki({ body: '[a](net/a/index.md) [b](net/a/index.md#index "index") [c](a.md) [1]\n\n[1]: net/a/index.md?q=a/index.md' }),
      'blog/d.md': post({ body: '[a](../wiki/net/a/index.md)' }),
    });
    expect(changed['wiki/net/a/b.md']).toContain('[me](../a/b.md#x)');
    expect(changed['wiki/c.md']).toBe(wiki({ body: '[a](net/a/b.md) [b](net/a/b.md#index "index") [c](b.md) [1]\n\n[1]: net/a/b.md?q=a/index.md' }));
    expect(changed['blog/d.md']).toBe(post({ body: '[a](../wiki/net/a/b.md)' }));
  });

  it('names every link that has to be changed by hand', async () => {
    const texts = { 'wiki/a.md': wiki(), 'wiki/c.md': wiki({ body: '[a](/wiki/a) [b](/wiki/%61)' }), 'blog/d.md': post({ body: '[a](/wiki/%61#x)' }) };
    const told = 'which has to be changed by hand → Point it to /wiki/b.';
    expect(await problemLines(Promise.resolve(texts).then((each) => plan(each)))).toEqual([
      `wiki/c.md:7:14 has the link /wiki/%61, ${told}`,
      `blog/d.md:8:1 has the link /wiki/%61#x, ${told}`,
    ]);
  });

  it('changes links to its file from and to any folder', () => {
    const changed = plan({
      'wiki/deep/a.md': wiki({ body: '[c](../c.md)' }),
      'wiki/c.md': wiki({ body: '[a](deep/a.md#x)' }),
      'blog/d.md': post({ body: '[a](../wiki/deep/a.md)' }),
    });
    expect(changed['wiki/c.md']).toBe(wiki({ body: '[a](deep/b.md#x)' }));
    expect(changed['blog/d.md']).toBe(post({ body: '[a](../wiki/deep/b.md)' }));
  });

  it('changes what resume, open source, ledger and lock say of it', () => {
    const ledger = (key: string) => `{\n  "${key}": {\n    "blocks": [\n\n    ]\n  }\n}\n`;
    const lock = ['/blog/a', '/blog/a#one', '/blog/a.md', '/blog/ab', '/wiki/a'];
    const texts = {
      'blog/a.md': post(),
      'ledger.json': ledger('blog/a'),
      'open-source.yml': 'featuredPost: "a"\n',
      'resume.yml': 'points:\n  - { text: a, evidence: /blog/a#one }\n  - { text: b, evidence: /blog/ab }\nprojects: [a]\n',
      'urls.lock': formatLock(lock, ''),
    };
    expect(plan(texts, 'blog/a', 'blog/z')).toMatchObject({
      'ledger.json': ledger('blog/z'),
      'open-source.yml': 'featuredPost: "z"\n',
      'resume.yml': texts['resume.yml'].replace('/blog/a#one', '/blog/z#one'),
      'urls.lock': formatLock([...lock, '/blog/z', '/blog/z#one', '/blog/z.md'], ''),
    });
    expect(plan({ 'projects/a.md': post(), 'resume.yml': 'projects: [b, a]\n' }, 'projects/a', 'projects/c')['resume.yml']).toBe('projects: [b, c]\n');
  });

  it('moves the runs of its script, and adds the addresses of its script and of the feed of its changes', () => {
    const run = { hash: 'x', date: '2025-02-01', seconds: 1, machines: 1, blocks: 1, same: 1, differences: [] };
    const lock = ['/wiki/a', '/wiki/a.sh', '/wiki/a/changes.xml', '/wiki/a/b'];
    const runs = (key: string) => ({ 'wiki/0': { 'Debian 13': run }, [key]: { 'Debian 13': run } });
    const changed = plan({ 'wiki/a.md': wiki(), 'script-runs.json': JSON.stringify(runs('wiki/a')), 'urls.lock': formatLock(lock, '') });
    expect(JSON.parse(changed['script-runs.json'] ?? '')).toEqual(runs('wiki/b'));
    expect(changed['urls.lock']).toBe(formatLock([...lock, '/wiki/b', '/wiki/b.sh', '/wiki/b/changes.xml'], ''));
  });

  it('takes nothing over from an article that is gone and had the new name', () => {
    const entry = (date: string) => ({ blocks: [{ hash: 'x', ordinal: 1, state: 'parsed', date }] });
    const changed = plan({ 'wiki/a.md': wiki(), 'ledger.json': JSON.stringify({ 'wiki/a': entry('2026-02-02'), 'wiki/b': entry('2020-01-01') }) });
    expect(JSON.parse(changed['ledger.json'] ?? '')).toEqual({ 'wiki/b': entry('2026-02-02') });
    for (const left of ['history/b.json', 'recordings/wiki/b.json', 'checks/wiki/b.yml'])
      expect(() => plan({ 'wiki/a.md': wiki(), [left]: '[]\n' })).toThrow(`wiki/b can't be the new name: ${left} already exists.`);
  });

  it('writes the former address with the line ends of the file', () => {
    const text = plan({ 'wiki/a.md': wiki().replaceAll('\n', '\r\n') })['wiki/b.md'] ?? '';
    expect(text).toContain('\r\naliases: [/wiki/a]\r\n');
    expect(text).not.toMatch(/(?<!\r)\n/);
  });

  it('adds no alias to an article that was never published', () => {
    expect(fieldsOf(plan({ 'wiki/a.md': wiki(), 'urls.lock': formatLock(['/wiki/c'], '') })['wiki/b.md'])).toBe('');
  });

  it.each([
    ['wiki/x', 'wiki/b', 'There is no article wiki/x.'],
    ['wiki/a', 'blog/a', "wiki/a can't become blog/a: an article can't move to another collection, whose fields are different."],
    ['wiki/a', 'wiki/c', "wiki/c can't be the new name: wiki/C.md already exists."],
    ['wiki/a', 'wiki/d', "wiki/d can't be the new name: checks/wiki/d.yml already exists."],
    ['wiki/a', 'wiki/a.sh', "wiki/a can't become wiki/a.sh: no address of a page ends in .md or .sh, or is llms-full.txt."],
    ['wiki/a', 'wiki/a', 'wiki/a already has that name.'],
    ['wiki/a', 'wiki/../b', 'Name an article and its new name, such as wiki/ssh wiki/openssh; got wiki/a and wiki/../b.'],
    ['wiki/a', '', 'Name an article and its new name, such as wiki/ssh wiki/openssh; got wiki/a.'],
    ['', '', 'Name an article and its new name, such as wiki/ssh wiki/openssh; got neither.'],
  ])('refuses %s → %s', (from, to, message) => {
    expect(() => plan({ 'wiki/a.md': wiki(), 'wiki/C.md': wiki(), 'checks/wiki/d.yml': '' }, from, to)).toThrow(message);
  });
});

describe('renameArticle', () => {
  const contentDir = temporaryFolder();
  const settings = () => readSettings({ CONTENT_DIR: contentDir });

  it('changes the folder, and nothing of it when the content would not be sound', async () => {
    writeFiles(contentDir, {
      'wiki/a.md': wiki({ body: '## One\n\nText.' }),
      'wiki/c.md': wiki({ body: '[a](a.md#one)', more: 'category: Basics\naliases: [/wiki/taken]' }),
    });
    mkdirSync(join(contentDir, 'wiki/folder.md'), { recursive: true });
    const before = readFiles(contentDir);
    await expect(renameArticle(await settings(), 'wiki/a', 'wiki/taken')).rejects.toThrow('has the alias /wiki/taken, which is an address of this site');
    expect(readFiles(contentDir)).toEqual(before);
    await renameArticle(await settings(), 'wiki/a', 'wiki/b');
    const after = readFiles(contentDir);
    expect(Object.keys(after)).toEqual([join('wiki', 'b.md'), join('wiki', 'c.md')]);
    expect(after['wiki/c.md']).toContain('(b.md#one)');
  });

  it('E1 W12 renames a guide with editions, a date from Git and a picture beside it in a subfolder, and the content is sound afterwards', async () => {
    const dir = join(contentDir, 'repository');
    const guide = (text: string) => `---\ntitle: A\ncategory: Basics\ntags: [A]\n---\n## One\n\n${text}\n\n![The rack](./rack.svg)\n`;
    const load = async () => {
      const its = await readSettings({ CONTENT_DIR: dir });
      return { its, model: (await loadModel(its)).model };
    };
    const edit = async (text: string) => {
      writeFiles(dir, { 'wiki/linux/a.md': guide(text) });
      const { its, model } = await load();
      writeEditions(its, { model, wanted: [], isMinor: false });
    };
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
    writeFiles(dir, { 'site.yml': 'name: Kim\nurl: https://kim.example\nlastUpdated: git\n', 'wiki/linux/rack.svg': picture });
    commitAll(dir, '2021-03-04');
    await edit('It is so.');
    await edit('It is otherwise.');
    const before = await load();
    writeLock(dir, publishedUrls(before.model, before.its));
    await renameArticle(before.its, 'wiki/a', 'wiki/b');

    expect(Object.keys(readFiles(dir)).filter((path) => /[ab]\.(?:md|json)$/.test(path))).toEqual(['history/b.json', 'wiki/linux/b.md']);
    const { its, model } = await load();
    expect(model.wiki.all.map(({ id }) => id)).toEqual(['b']);
    expect(checkUrls(dir, publishedUrls(model, its))).toEqual([]);
  });

  it('names links to be changed by hand together with all else that is wrong, each place once', async () => {
    const dir = join(contentDir, 'several');
    writeFiles(dir, { 'wiki/a.md': wiki(), 'wiki/c.md': wiki({ body: '[a](/wiki/%61) [x](/wiki/nowhere) ![y](/images/none.png)' }), 'ledger.json': '[]' });
    const lines = await problemLines(renameArticle(await readSettings({ CONTENT_DIR: dir }), 'wiki/a', 'wiki/b'));
    expect(lines.map((line) => line.slice(dir.length + 1).replace(/ →.*/, '')).sort()).toEqual([
      expect.stringMatching(/^ledger\.json:1:1 isn't a ledger/),
      'wiki/c.md:7:1 has the link /wiki/%61, which has to be changed by hand',
      expect.stringMatching(/^wiki\/c\.md:7:16 .*\/wiki\/nowhere/),
      expect.stringMatching(/^wiki\/c\.md:7:35 shows the image \/images\/none\.png, which does not exist/),
    ]);
  });

  it('names the files that are links, of which the renaming would make others, and changes nothing', async () => {
    const dir = join(contentDir, 'links');
    writeFiles(dir, { 'wiki/a.md': wiki(), 'wiki/c.md': wiki({ body: '[a](a.md)' }), 'notes/d.txt': wiki() });
    for (const [name, target] of [
      ['wiki/d.md', '../notes/d.txt'],
      ['wiki/e.md', 'a.md'],
      ['notes/upwards', '..'],
    ] as const)
      symlinkSync(target, join(dir, name));
    const before = readFiles(dir);
    const faults = async (from: string) => problemLines(renameArticle(await readSettings({ CONTENT_DIR: dir }), from, `${from}-new`));
    expect(await faults('wiki/a')).toEqual([
      expect.stringMatching(/wiki\/e\.md:1:1 is a symbolic link to wiki\/a\.md; renaming would break it → Remove the link/),
    ]);
    expect(await faults('wiki/d')).toEqual([
      expect.stringMatching(/wiki\/d\.md:1:1 is a symbolic link, which renaming would turn into a file → Replace it with a copy/),
    ]);
    expect(readFiles(dir)).toEqual(before);
  });
});
