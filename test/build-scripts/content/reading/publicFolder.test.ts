import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltPath } from '../../../../build-scripts/lib/content/reading/publicFolder';
import { readContent } from '../../../../build-scripts/lib/content/reading/readContent';
import { textFiles } from '../../../../build-scripts/lib/sharing/textFiles';
import { publishedUrls } from '../../../../build-scripts/lib/urls/publishedUrls';
import { site } from '../../../support/siteConstants';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelOf, problemLines } from '../../support/model';
import { post } from '../../support/texts';

const folder = temporaryFolder();
let count = 0;

/** A content folder with these files in its `public/`, and a post. */
function contentWith(files: Readonly<Record<string, string>>, body = 'Text.'): string {
  count += 1;
  const dir = join(folder, String(count));
  writeFiles(dir, { 'blog/a.md': post({ body }), ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`public/${path}`, text])) });
  return dir;
}

const faultsOf = async (files: Readonly<Record<string, string>>) =>
  (await problemLines(modelOf(contentWith(files)))).map((line) => line.replace(/^.*?public\//, ''));

describe('public/ in the content folder', () => {
  it('E7 has nothing of a repository or of another hidden folder published, whose owner is told where no tool is known for it', async () => {
    const left = ['.git/config', '.gitmodules', 'files/.git/HEAD', '.well-known/.git/x', '.obsidian/app.json', '.svn/entries', '.idea/x.xml'];
    const told = ['.tools/deep/notes.txt', '.tools/key.pem', 'files/.old/.older/a.txt'];
    const kept = ['.htaccess', '.well-known/acme/token', 'files/.well-known/x'];
    const { publicFiles, warnings } = await modelOf(contentWith(Object.fromEntries([...left, ...told, ...kept].map((path) => [path, 'x']))));
    expect([...publicFiles.keys()]).toEqual(kept.map((path) => `/${path}`));
    expect(warnings.split('\n').flatMap((line) => /public\/(.*:1:1 warning: .*)/.exec(line)?.[1] ?? [])).toEqual([
      ".tools:1:1 warning: isn't published, because its name begins with a dot",
      "files/.old:1:1 warning: isn't published, because its name begins with a dot",
    ]);
  });

  it('E7 has nothing published that an editor leaves while a file is open', async () => {
    const dir = contentWith({ 'security.txt': 'x', '.security.txt.swp': 'x', '#security.txt#': 'x', 'files/security.txt~': 'x' });
    symlinkSync('kim@laptop.4711', join(dir, 'public/.#security.txt'));
    expect([...(await modelOf(dir)).publicFiles.keys()]).toEqual(['/security.txt']);
  });

  it('E7 is copied to the root of the site, with its folders and hidden files, and can be linked to', async () => {
    const files = {
      CNAME: 'a.example',
      '.nojekyll': '',
      '.well-known/security.txt': 'x',
      'files/manual.pdf': 'x',
      'demo/index.html': 'x',
      'files/.DS_Store': '',
      'README.md': '',
    };
    const model = await modelOf(contentWith(files, '[A](/files/manual.pdf), [B](/demo) and [C](/demo/).'));
    const paths = ['/.nojekyll', '/.well-known/security.txt', '/CNAME', '/demo/index.html', '/files/manual.pdf'];
    expect([...model.publicFiles.keys()].sort()).toEqual(paths);
    expect(publishedUrls(model, { site, siteUrl: 'https://a.example' }).urls).toEqual(expect.arrayContaining(paths));
  });

  it('E7 text leads to a page or a Markdown file in it as it is named, on the page and wherever the text is read', async () => {
    const files = { 'report.html': 'x', 'notes.md': 'x', 'notes.html': 'x', 'demo/index.html': 'x' };
    const dir = contentWith(files, 'See [A](/report.html#part), [B](../notes.md), [C](/notes.html), [D](/demo/index.html), [E](/blog/a.md) and [F](/demo/).');
    const model = await modelOf(dir);
    const expected = ['/report.html#part', '/notes.md', '/notes.html', '/demo/index.html', '/blog/a', '/demo/'];
    const shown = JSON.stringify(model.blog.all[0]?.blocks);
    expect([...shown.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)).toEqual(expected);
    const texts = textFiles(model, { siteUrl: 'https://a.example' });
    for (const path of ['/blog/a.md', '/feed.xml', '/llms-full.txt']) {
      const text = texts.get(path)?.() ?? '';
      expect([path, ...expected.filter((href) => !new RegExp(`https://a\\.example${href.replaceAll('.', '\\.')}[^\\w./#-]`).test(text))]).toEqual([path]);
    }
  });

  it('a link to none of its files is an error that says what was written', async () => {
    const lines = await problemLines(modelOf(contentWith({ 'report.htm': 'x' }, 'See [A](/report.html) and [B](../blog/b.md).')));
    expect(lines).toEqual([
      expect.stringContaining("links to /report.html, which isn't a page of this site"),
      expect.stringContaining("links to /blog/b, which isn't a page of this site"),
    ]);
  });

  it.each([
    'index.html',
    'sw.js',
    'feed.xml',
    '_headers',
    'favicon.svg',
    'Robots.txt',
    'assets/app.js',
    'wiki/ssh/index.html',
    'images/a.png',
    'search/index.html',
    'robots.txt.gz',
    'resume.json',
  ])('is an error with its file where it would take the place of %s', async (path) => {
    expect(await faultsOf({ [path]: 'x' })).toEqual([expect.stringMatching(/:1:1 would replace \/.*, which the build makes → Rename it/)]);
  });

  it('refuses what would be a compressed form, and names that differ in case only', async () => {
    expect(await faultsOf({ 'a.txt': 'x', 'a.txt.br': 'x', 'b.gz': 'x' })).toEqual([
      expect.stringContaining('a.txt.br:1:1 would replace the compressed form of /a.txt'),
    ]);
    expect(await faultsOf({ 'A.txt': 'x', 'a.txt': 'x' })).toEqual([expect.stringContaining('a.txt:1:1 has the same name as /A.txt except for case')]);
  });

  it.each(['a\nb', 'a\\b', 'a?b', 'a#b', 'a%2fb', 'c:d', ' a', 'a ', 'a.', 'dir./a', '<a>'])('tells the hostile name %j', async (name) => {
    expect(await faultsOf({ [name]: 'x' })).toEqual([expect.stringContaining('which not every host and address allows')]);
  });

  it('tells a name that isn’t UTF-8', async () => {
    const dir = contentWith({ a: 'x' });
    writeFileSync(Buffer.concat([Buffer.from(join(dir, 'public/')), Buffer.from([0x62, 0xff])]), 'x');
    expect(readContent(dir).problems).toEqual([expect.objectContaining({ message: expect.stringMatching(/leads nowhere|not every host/) as string })]);
  });

  it('and an alias can’t have one address', async () => {
    const dir = contentWith({ 'old/index.html': 'x' });
    writeFiles(dir, { 'blog/a.md': post({ more: 'category: Notes\naliases: [/old]' }) });
    expect(await problemLines(modelOf(dir))).toEqual([expect.stringContaining('has the alias /old, which is an address of this site')]);
  });

  it('takes the files of a host, and a page’s file in any form, for built', () => {
    for (const path of ['/_Caddyfile', '_nginx-http.conf', 'builds.json', 'wiki.html', 'wiki/ssh.html'])
      expect([path, isBuiltPath(path)]).toEqual([path, true]);
  });

  it('takes other paths for free', () => {
    for (const path of ['CNAME', '/.well-known/x', '/manual.pdf', '/wiki.pdf', '/files/wiki/a']) expect([path, isBuiltPath(path)]).toEqual([path, false]);
  });
});
