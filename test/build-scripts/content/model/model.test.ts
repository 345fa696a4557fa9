import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../../../build-scripts/lib/content/reading/readContent';
import { displayPath } from '../../../../build-scripts/lib/files/displayPath';
import { feedEntries } from '../../../../build-scripts/lib/sharing/feedEntries';
import { site } from '../../../support/siteConstants';
import { createCollection } from '../../../../src/core/content/collection';
import { textOf } from '../../../../src/core/content/textOf';
import { FIXTURES, writeFiles } from '../../support/folder';
import { modelFrom, modelOf, problemLines } from '../../support/model';
import { post, project, wiki } from '../../support/texts';

const FOREIGN = join(FIXTURES, 'foreign');

describe('createModel', () => {
  it('E8 gives each collection whole and by id, and undefined for an absent id', async () => {
    const model = await modelOf(FOREIGN);
    expect(model.wiki.all.map(({ id }) => id)).toEqual(['windows', 'templates']);
    expect(model.blog.all.map(({ id }) => id)).toEqual(['hello']);
    expect(model.projects.all.map(({ id }) => id)).toEqual(['bridge']);
    expect(model.wiki.byId('templates')).toBe(model.wiki.all[1]);
    for (const collection of [model.wiki, model.blog, model.projects]) {
      for (const id of ['', 'absent', 'constructor', '__proto__', 'toString', 'Templates']) expect(collection.byId(id)).toBeUndefined();
    }
  });

  it('E1 E2 E3 keeps the fields of a foreign folder', async () => {
    const model = await modelOf(FOREIGN);
    expect(model.wiki.byId('templates')?.meta).toMatchObject({
      title: 'Templates and placeholders',
      category: 'Advance',
      tags: ['Templates', 'CI/CD', '100%', 'C#'],
      lastUpdated: '2024-02-29',
    });
    expect(model.wiki.byId('windows')?.meta).toMatchObject({ next: 'templates', variables: { PORT: { value: '2222' } } });
    expect(model.blog.byId('hello')?.meta).toMatchObject({
      title: '🚀 Hello from elsewhere',
      date: '2024-01-02T10:00:00Z',
      excerpt: 'A first post of a foreign content folder.',
    });
    expect(model.projects.byId('bridge')?.projectContent).toEqual({
      overview: 'Two networks, one box.',
      challenges: ['They differed. In everything.'],
      solutions: ['A box.'],
      technologies: ['WireGuard', 'nftables'],
    });
  });

  it('gives each picture its own size, wherever it stands, so that a page keeps its room', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    writeFiles(folder, {
      'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"/>',
      'images/odd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'wiki/a.md': wiki({ body: '![A](/images/a.svg)\n\n- **![B](/images/a.svg)**\n\n| ![C](/images/a.svg) |\n| --- |\n\n![D](/images/odd.svg)\n' }),
    });
    const model = await modelOf(folder);
    rmSync(folder, { recursive: true });
    const { text, spans } = textOf(model.wiki.byId('a')?.blocks ?? []);
    const sizes = spans.flatMap(({ part, start, end }) =>
      part.kind === 'inline' && part.node.type === 'image' ? [[text.slice(start, end), part.node.size]] : [],
    );
    expect(sizes).toEqual([
      ['A', [480, 300]],
      ['B', [480, 300]],
      ['C', [480, 300]],
      ['D', [960, 540]],
    ]);
  });

  it('leaves drafts out, and lets them in, marked, when they are asked for', async () => {
    expect((await modelOf(FOREIGN)).wiki.byId('unready')).toBeUndefined();
    expect((await modelOf(FOREIGN, { preview: new Set(['draft'] as const) })).wiki.byId('unready')?.meta.title).toBe('Not ready to be seen (draft)');
  });

  it('reports what is wrong with a draft, too', async () => {
    expect(await problemLines(modelFrom({ 'wiki/a.md': wiki({ more: 'category: Basic\ndraft: true' }) }))).toEqual([
      expect.stringContaining('"category" is "Basic"'),
    ]);
  });

  it('W1 orders guides by category, posts and projects by date, newest first', async () => {
    const model = await modelFrom({
      'wiki/a.md': wiki({ more: 'category: Other' }),
      'wiki/b.md': wiki({ more: 'category: Advance' }),
      'wiki/c.md': wiki({ more: 'category: Basics' }),
      'wiki/d.md': wiki({ more: 'category: Installs' }),
      'wiki/e.md': wiki({ more: 'category: Basics' }),
      'blog/a.md': post({ date: '2025-01-05' }),
      'blog/b.md': post({ date: '2025-03-01T08:00:00Z' }),
      'blog/c.md': post({ date: '2025-02-01' }),
      'projects/a.md': project({ date: '2024-03-15' }),
      'projects/b.md': project({ date: '2024-03-30' }),
    });
    expect(model.wiki.all.map(({ id }) => id)).toEqual(['c', 'e', 'd', 'b', 'a']);
    expect(model.blog.all.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(model.projects.all.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('B1 orders posts by the moment of their dates, wherever they were written, as feeds do', async () => {
    const model = await modelFrom({
      'blog/earlier.md': post({ title: 'Earlier', date: '2025-03-02T01:00:00+02:00' }),
      'blog/later.md': post({ title: 'Later', date: '2025-03-01T23:30:00-05:00' }),
      'blog/between.md': post({ title: 'Between', date: '2025-03-02' }),
    });
    expect(model.blog.all.map(({ meta }) => meta.title)).toEqual(['Later', 'Between', 'Earlier']);
    expect(feedEntries(model, '').map(({ title }) => title)).toEqual(['Later', 'Between', 'Earlier']);
  });

  it('makes a model of an empty folder', async () => {
    const model = await modelFrom({});
    expect([model.wiki.all, model.blog.all, model.projects.all, model.openSource]).toEqual([[], [], [], null]);
  });

  it('takes an id that every object has as a name for one', async () => {
    const model = await modelFrom({ 'wiki/constructor.md': wiki({ tags: '[constructor, __proto__]' }) });
    expect(model.wiki.byId('constructor')?.meta.tags).toEqual(['constructor', '__proto__']);
  });
});

describe('categories', () => {
  const without = { ...site, categories: undefined };

  it('E6 are those of the site, and any other is an error with its place', async () => {
    const group = { category: 'Ovens', title: 'Baking', description: 'Heat.', color: 'other' } as const;
    const own = { ...site, categories: { wiki: [group], projects: ['Cakes'] } };
    const files = { 'wiki/a.md': wiki({ more: 'category: Ovns' }), 'projects/b.md': project({ more: 'category: DevOps' }) };
    expect(await problemLines(modelFrom(files, { site: own }))).toEqual([
      'wiki/a.md:5:11 "category" is "Ovns" → Did you mean "Ovens"?',
      'projects/b.md:10:11 "category" is "DevOps" → Use one of: Cakes; or add it to "categories" in site.yml.',
    ]);
    const { categories } = await modelFrom({ 'wiki/a.md': wiki({ more: 'category: Ovens' }) }, { site: own });
    expect(categories).toEqual(own.categories);
  });

  it('E6 are those in use where the site lists none, by the alphabet, each with a colour', async () => {
    const files = {
      'wiki/a.md': wiki({ more: 'category: Storage' }),
      'wiki/b.md': wiki({ more: 'category: Backup' }),
      'wiki/c.md': wiki({ more: 'category: Storage' }),
      'projects/d.md': project({ more: 'category: Baking' }),
    };
    const model = await modelFrom(files, { site: without });
    expect(model.categories.wiki.map(({ title, color }) => [title, color])).toEqual([
      ['Backup', 'basics'],
      ['Storage', 'installs'],
    ]);
    expect(model.categories.projects).toEqual(['Baking']);
    expect(model.wiki.all.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('E6 are none in a folder without guides and projects', async () => {
    expect((await modelFrom({}, { site: without })).categories).toEqual({ wiki: [], projects: [] });
  });
});

describe('createCollection', () => {
  it('E8 never throws and finds nothing by names that every object has', () => {
    const { byId, all } = createCollection([{ id: 'a' }]);
    expect(all).toEqual([{ id: 'a' }]);
    expect(byId('a')).toBe(all[0]);
    expect(byId('hasOwnProperty')).toBeUndefined();
  });
});

describe('readContent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const put = (path: string, text = '') => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads Markdown at any depth, images by their address, and leaves the rest alone', () => {
    [
      'wiki/b.md',
      'wiki/deep/a.md',
      'wiki/README.md',
      'wiki/notes.txt',
      'wiki/.hidden.md',
      'blog/c.md',
      'images/deep/x y.png',
      'images/.DS_Store',
      'other/d.md',
    ].forEach((path) => put(path, path));
    const files = readContent(folder);
    expect(files.documents.map(({ folder: kind, name, text }) => [kind, name, text])).toEqual([
      ['wiki', 'b', 'wiki/b.md'],
      ['wiki', 'a', 'wiki/deep/a.md'],
      ['blog', 'c', 'blog/c.md'],
    ]);
    expect([...files.images]).toEqual([['/images/deep/x y.png', join(folder, 'images/deep/x y.png')]]);
    expect([files.openSource, files.resume]).toEqual([null, null]);
  });

  it('reads the YAML files where there are some', () => {
    put('resume.yml', 'a: 1');
    expect(readContent(folder).resume).toEqual({ file: displayPath(join(folder, 'resume.yml')), text: 'a: 1' });
  });

  it('says which folder is not there', () => {
    expect(() => readContent('/no/such/folder')).toThrow(
      'There is no content folder /no/such/folder; point --content or CONTENT_DIR at one with wiki/, blog/ and projects/.',
    );
    expect(() => readContent(__filename)).toThrow('There is no content folder');
  });

  it('calls files as seen from where the command runs, unless they are elsewhere', () => {
    expect(displayPath(join(process.cwd(), 'src/content/wiki/ssh.md'))).toBe('src/content/wiki/ssh.md');
    expect(displayPath('/elsewhere/wiki/ssh.md')).toBe('/elsewhere/wiki/ssh.md');
  });
});
