import { join } from 'node:path';
import { namesFor } from '../../../../build-scripts/lib/hosts/host';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelOf, problemLines } from '../../support/model';
import { post, wiki } from '../../support/texts';

const root = temporaryFolder();
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

describe('an article in a folder of its own', () => {
  it('E2 has the folder’s name, with the pictures beside it, and takes no list’s place on any host', async () => {
    const folder = join(root, 'sound');
    writeFiles(folder, {
      'blog/my-post/index.md': post({ body: '![The rack](./rack.svg) and [the other](/blog/other)' }),
      'blog/my-post/rack.svg': PICTURE,
      'blog/2024/other/index.md': post({ body: '[File](../blog/my-post/index.md), [page](my-post), [guide](/wiki/ssh)' }),
      'wiki/ssh/index.md': wiki({ more: 'category: Basics\nid: ssh' }),
      'wiki/ssh/keys.md': wiki(),
      'wiki/top.md': wiki(),
    });
    const model = await modelOf(folder);
    expect(model.blog.all.map(({ id }) => id).sort()).toEqual(['my-post', 'other']);
    expect(model.wiki.all.map(({ id }) => id).sort()).toEqual(['keys', 'ssh', 'top']);
    expect(model.blog.byId('my-post')?.images.map(({ href }) => href)).toEqual(['/images/blog/my-post/rack.svg']);
    expect(model.blog.byId('other')?.links.map(({ href }) => href)).toEqual(['/blog/my-post', '/blog/my-post', '/wiki/ssh']);
    const files = pagesOf(model).flatMap(({ path, data }) => ('file' in data ? [[path, data.file]] : []));
    expect(Object.fromEntries(files)).toEqual({
      '/blog/my-post': 'blog/my-post/index.md',
      '/blog/other': 'blog/2024/other/index.md',
      '/wiki/ssh': 'wiki/ssh/index.md',
      '/wiki/keys': 'wiki/ssh/keys.md',
      '/wiki/top': undefined,
    });
    const names = pagesOf(model).flatMap(({ path }) => namesFor('pages', `${path === '/' ? '' : `${path.slice(1)}/`}index.html`));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(['C#', 'what?', '50% off', '%41', 'ü', 'a b'])('E2 finds its pictures and other articles from the folder %s', async (name) => {
    const folder = join(root, encodeURIComponent(name));
    writeFiles(folder, {
      'wiki/top.md': wiki({ body: `[a](<${name.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('?', '%3F')}/a.md>)` }),
      [`wiki/${name}/a.md`]: wiki({ body: '![The rack](rack.svg) [top](../top.md)' }),
      [`wiki/${name}/rack.svg`]: PICTURE,
    });
    const { wiki: guides } = await modelOf(folder);
    expect(guides.byId('a')?.images.map(({ href }) => decodeURIComponent(href))).toEqual([`/images/wiki/${name}/rack.svg`]);
    expect(guides.byId('a')?.links.map(({ href }) => href)).toEqual(['/wiki/top']);
    expect(guides.byId('top')?.links.map(({ href }) => href)).toEqual(['/wiki/a']);
  });

  it('E2 is linked to by its file, as an editor does it, from and to any folder, and otherwise by its address', async () => {
    const folder = join(root, 'links');
    writeFiles(folder, {
      'wiki/top.md': wiki({ body: '[a](linux/a.md#part) [b](./linux/b/index.md?x) [c](a.md) [d](../blog/2024/p.md) [e](index.md)' }),
      'wiki/linux/a.md': wiki({
        body: '[a](../top.md) [b](b/index.md) [c](../net/d.md) [d](../../blog/2024/p.md) [e](../blog/p) [f](../index.md) [g](../blog/p.md)\n\n## Part',
      }),
      'wiki/linux/b/index.md': wiki({ body: '[a](../a.md) [b](../../net/d.md "D") [c](top.md)' }),
      'wiki/net/d.md': wiki({ body: '[a](../../report.md) [b](/wiki/top.md)' }),
      'blog/2024/p.md': post(),
      'public/report.md': 'A file.',
    });
    const { wiki: guides } = await modelOf(folder);
    expect(Object.fromEntries(guides.all.map(({ id, links }) => [id, links.map(({ href }) => href)]))).toEqual({
      top: ['/wiki/a#part', '/wiki/b?x', '/wiki/a', '/blog/p', '/wiki'],
      a: ['/wiki/top', '/wiki/b', '/wiki/d', '/blog/p', '/blog/p', '/wiki', '/blog/p'],
      b: ['/wiki/a', '/wiki/d', '/wiki/top'],
      d: ['/report.md', '/wiki/top'],
    });
  });

  it('E2 is linked to from its own folder by its file, and is missed where that isn’t there', async () => {
    const folder = join(root, 'own');
    const texts = { 'wiki/net/dns.md': wiki({ body: '[net](index.md#part) [list](../index.md)' }) };
    const body = '[own](index.md#part) [file](./index.md?x) [dns](dns.md)\n\n## Part';
    writeFiles(folder, { ...texts, 'wiki/net/index.md': wiki({ body }) });
    const { wiki: guides } = await modelOf(folder);
    expect(Object.fromEntries(guides.all.map(({ id, links }) => [id, links.map(({ href }) => href)]))).toEqual({
      dns: ['/wiki/net#part', '/wiki'],
      net: ['/wiki/net#part', '/wiki/net?x', '/wiki/dns'],
    });
    writeFiles(join(root, 'lone'), texts);
    expect(await problemLines(modelOf(join(root, 'lone')))).toEqual([
      expect.stringMatching(/dns\.md:7:1 links to \/wiki\/net#part, which isn't a page of this site/),
    ]);
  });

  it('E2 is suggested where a link leads to its folder', async () => {
    const folder = join(root, 'folders');
    writeFiles(folder, { 'wiki/net/dns.md': wiki({ body: '[a](../bundle/) [b](../bundle)' }), 'wiki/bundle/index.md': wiki() });
    expect((await problemLines(modelOf(folder))).map((line) => line.replace(/^.*dns\.md:/, ''))).toEqual([
      '7:1 links to /bundle/, which isn\'t a page of this site → Did you mean "/wiki/bundle"?',
      '7:17 links to /bundle, which isn\'t a page of this site → Did you mean "/wiki/bundle"?',
    ]);
  });

  it('E2 can’t be named as the list’s own file, wherever that name comes from', async () => {
    const folder = join(root, 'lists');
    writeFiles(folder, { 'wiki/index.md': wiki(), 'blog/index/index.md': post(), 'blog/a.md': post() });
    const told = /:1:1 is named "index", so its page would replace the list → Name the file, or the folder around it, .*ssh\/index\.md/;
    expect(await problemLines(modelOf(folder))).toEqual([expect.stringMatching(told), expect.stringMatching(told)]);
  });

  it('E2 is asked for another folder where the name is no address, has another id, or is taken', async () => {
    const folder = join(root, 'names');
    writeFiles(folder, {
      'blog/My Post/index.md': post(),
      'blog/one/index.md': post({ more: 'category: Notes\nid: two' }),
      'blog/three.md': post(),
      'blog/three/index.md': post(),
    });
    expect((await problemLines(modelOf(folder))).map((line) => line.slice(folder.length + 1)).sort()).toEqual([
      expect.stringMatching(/^blog\/My Post\/index\.md:1:1 is named "My Post", which can't be an id → Rename the folder: /),
      'blog/one/index.md:7:5 has the id "two" but is named "one" → Remove the id, or rename the folder to two.',
      expect.stringMatching(/^blog\/three\/index\.md:2:1 has the id "three", which .*blog\/three\.md already has → Rename one of the two files\.$/),
    ]);
  });
});
