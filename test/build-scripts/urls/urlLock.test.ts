import { join } from 'node:path';
import { replaceFiles } from '../../../build-scripts/lib/files/replaceFiles';
import { checkUrls, readLock, writeLock } from '../../../build-scripts/lib/urls/checkUrls';
import { publishedUrls } from '../../../build-scripts/lib/urls/publishedUrls';
import { formatLock, lostUrls, newUrls, type PublishedUrls } from '../../../build-scripts/lib/urls/urlLock';
import { site } from '../../support/siteConstants';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { modelFrom, SOUND_FORM } from '../support/model';
import { post, project, RESUME, wiki } from '../support/texts';

const SETTINGS = { contentDir: '/content', site, siteUrl: 'https://a.example' };
const guide = (body: string, more = '') => wiki({ body: `${body}\n\nText.`, more: `category: Basics${more}` });
const publish = async (texts: Readonly<Record<string, string>>): Promise<PublishedUrls> => publishedUrls(await modelFrom(texts), SETTINGS);

const lock = (...urls: string[]) => ({ file: 'urls.lock', text: formatLock(urls, '') });
const lossesOf = (urls: readonly string[], published: PublishedUrls) =>
  lostUrls(lock(...urls), published).map(({ line, message, hint }) => `${line} ${message} → ${hint}`);

describe('publishedUrls', () => {
  it('R5 counts what has expired, and its tags, as given up: a build by the clock does not fail over them', async () => {
    const texts = {
      'blog/p.md': post(),
      'blog/sale.md': post({ tags: '[Sales]', body: '## Terms\n\nText.', more: 'category: Notes\nexpiresAt: 2027-03-01T08:00Z' }),
    };
    const publishedAt = async (time: string) => publishedUrls(await modelFrom(texts, { buildTime: Date.parse(time) }), SETTINGS);
    const before = await publishedAt('2027-02-01T00:00Z');
    expect(before.urls).toEqual(expect.arrayContaining(['/blog/sale', '/blog/sale#terms', '/blog/sale.md', '/tags/Sales']));
    const after = await publishedAt('2027-04-01T00:00Z');
    expect(after.urls).not.toContain('/blog/sale');
    expect(lossesOf(before.urls, after)).toEqual([]);
  });

  it.each([
    ['wiki', 'wiki/a.md', '/wiki'],
    ['blog', 'blog/p.md', '/blog/llms-full.txt'],
    ['projects', 'projects/a.md', '/projects.md'],
    ['everything', /./, '/search'],
  ])('R5 counts the lists and feeds as given up, too, when the last item has expired: %s', async (_what, expiring, gone) => {
    const more = (file: string) => (file.match(expiring) ? '\nexpiresAt: 2027-03-01T08:00Z' : '');
    const texts = {
      'wiki/a.md': wiki({ more: `category: Basics${more('wiki/a.md')}` }),
      'blog/p.md': post({ more: `category: Notes${more('blog/p.md')}` }),
      'projects/a.md': project({ more: `category: DevOps${more('projects/a.md')}` }),
    };
    const publishedAt = async (time: string) => publishedUrls(await modelFrom(texts, { buildTime: Date.parse(time) }), SETTINGS);
    const [before, after] = [await publishedAt('2027-02-01T00:00Z'), await publishedAt('2027-04-01T00:00Z')];
    expect([before.urls.includes(gone), after.urls.includes(gone)]).toEqual([true, false]);
    expect(lossesOf(before.urls, after)).toEqual([]);
  });

  it('R5 counts the former addresses of what has expired as given up, too: those of its headings and files', async () => {
    const more = (category: string) => `category: ${category}\naliases: [/wiki/old]\nexpiresAt: 2027-03-01T08:00Z`;
    const texts = { 'wiki/a.md': wiki({ body: '## Part\n\n```console\n$ true\n```', more: more('Basics') }), 'wiki/b.md': wiki(), 'blog/p.md': post() };
    const publishedAt = async (time: string) => publishedUrls(await modelFrom(texts, { buildTime: Date.parse(time) }), SETTINGS);
    const [before, after] = [await publishedAt('2027-02-01T00:00Z'), await publishedAt('2027-04-01T00:00Z')];
    expect(before.urls).toEqual(expect.arrayContaining(['/wiki/old', '/wiki/old.md', '/wiki/old.sh']));
    expect(lossesOf([...before.urls, '/wiki/old#part', '/wiki/old/changes.xml'], after)).toEqual([]);
  });

  it('R5 keeps the address of a renamed tag as Markdown, too', async () => {
    const siteForm = { ...SOUND_FORM, formerTags: { Logging: 'Logs' } };
    const before = await publish({ 'wiki/a.md': wiki({ tags: '[Logging]' }) });
    const after = publishedUrls(await modelFrom({ 'wiki/a.md': wiki({ tags: '[Logs]' }) }, { siteForm }), SETTINGS);
    expect(before.urls).toEqual(expect.arrayContaining(['/tags/Logging', '/tags/Logging.md']));
    expect(lossesOf(before.urls, after)).toEqual([]);
  });

  it('R5 has pages, headings, former addresses, Markdown, feeds and the resume, and what nothing is there for has none', async () => {
    const { urls } = await publish({
      'wiki/a.md': guide('## Part one', '\naliases: [/old]\nanchors: { first: part-one }'),
      'blog/p.md': post({ tags: '["C#"]' }),
      'resume.yml': RESUME,
    });
    for (const url of [
      '/',
      '/search',
      '/tags/C%23',
      '/wiki/a',
      '/wiki/a#part-one',
      '/wiki/a#first',
      '/wiki/a.md',
      '/old',
      '/feed.xml',
      '/llms.txt',
      '/llms-full.txt',
      '/wiki/llms-full.txt',
      '/blog/llms-full.txt',
      '/resume.txt',
    ])
      expect(urls).toContain(url);
    const { urls: few } = await publish({ 'projects/a.md': project() });
    expect(few.filter((url) => /feed|resume|wiki|blog/.test(url))).toEqual([]);
  });
});

describe('lostUrls', () => {
  const TEXTS = { 'wiki/a.md': guide('## One\n\n## Two'), 'blog/p.md': post() };

  it('finds nothing lost, and nothing new, right after a release', async () => {
    const published = await publish(TEXTS);
    const all = { file: 'urls.lock', text: formatLock(published.urls, '') };
    expect([lostUrls(all, published), newUrls(all, published)]).toEqual([[], []]);
    expect(newUrls(lock('/'), published)).toContain('/wiki/a#one');
  });

  it('names a page that is gone once, and the article that took its place', async () => {
    const published = await publish({ 'wiki/c.md': guide('## Other'), 'wiki/b.md': guide('## One\n\n## Two') });
    expect(lossesOf(['/wiki/a', '/wiki/a#one', '/wiki/a#two', '/wiki/a.md'], published)).toEqual([
      '3 lists /wiki/a, but there is no such page any more → If wiki/b.md replaced it, add "aliases: [/wiki/a]" to its front matter; to give up the address, delete its lines here.',
    ]);
  });

  it('names renamed headings, files that are gone, unused tags and what is no address', async () => {
    const published = await publish({ ...TEXTS, 'wiki/a.md': guide('## One\n\n## Twofold') });
    expect(lossesOf(['/wiki/a', '/wiki/a#one', '/wiki/a#two', '/images/x.svg', '/tags/Old', '<<<<<<< ours'], published)).toEqual([
      expect.stringContaining('3 lists /images/x.svg, but there is no such file any more → Put the file back;'),
      expect.stringContaining(
        '4 lists /tags/Old, but there is no such page any more → If another tag replaced it, add "formerTags: { Old: present-tag }" to site.yml;',
      ),
      expect.stringContaining(
        '7 lists /wiki/a#two, but no heading there has that anchor any more → If the heading was renamed, add "anchors: { two: twofold }" to the front matter of wiki/a.md;',
      ),
      '8 contains "<<<<<<< ours", which isn\'t an address of the site → Delete the line.',
    ]);
  });

  it('says of lists and files that a build makes from what is gone that the build makes them, not that they can be put back', async () => {
    const before = await publish({ 'wiki/a.md': guide('```console\n$ true\n```'), 'blog/p.md': post(), 'resume.yml': RESUME });
    const after = await publish({ 'wiki/a.md': guide('') });
    const own = 'The build makes it when there is content for it';
    const hints = lossesOf(before.urls, after).map((line) =>
      line.replace(/^\d+ lists (\S+), .* → (.*); to give up the address, delete its lines here\.$/, '$1: $2'),
    );
    expect(hints).toEqual([
      `/blog: ${own} in blog/`,
      `/blog/llms-full.txt: ${own} in blog/`,
      expect.stringMatching(/^\/blog\/p: Add "aliases: /),
      `${site.resumePdf}: ${own}`,
      `/resume: ${own}`,
      `/resume.json: ${own}`,
      `/resume.txt: ${own}`,
      '/wiki/a.sh: The build makes no such file from wiki/a.md now',
    ]);
  });

  it('names a page that is gone once although its script and the feed of its changes were listed, too', async () => {
    const published = await publish({ 'wiki/b.md': guide('## Other') });
    const losses = lossesOf(['/wiki/a', '/wiki/a.md', '/wiki/a.sh', '/wiki/a/changes.xml', '/wiki/gone.sh'], published);
    expect(losses).toEqual([expect.stringMatching(/^3 lists \/wiki\/a, /), expect.stringMatching(/^7 lists \/wiki\/gone\.sh, .* "aliases: \[\/wiki\/gone\]"/)]);
  });

  it('is content with aliases and anchors, also of both at once', async () => {
    const published = await publish({ 'wiki/b.md': guide('## Twofold', '\naliases: [/wiki/a, /tags/Old]\nanchors: { two: twofold }') });
    expect(lossesOf(['/wiki/a', '/wiki/a#two', '/wiki/a#twofold', '/wiki/a.md', '/tags/Old', '/tags/%4Fld'], published)).toEqual([]);
    expect(lossesOf(['/wiki/a', '/wiki/a#one'], published)).toEqual([expect.stringContaining('4 lists /wiki/a#one')]);
  });
});

describe('a folder’s lock', () => {
  const contentDir = temporaryFolder();

  it('is none for a folder without one, is begun and added to, and forgets nothing', async () => {
    const first = await publish({ 'wiki/a.md': guide('## One') });
    expect([readLock(contentDir), checkUrls(contentDir, first)]).toEqual([null, []]);
    expect(writeLock(contentDir, first)).toBe(first.urls.length);
    expect([writeLock(contentDir, first), checkUrls(contentDir, first)]).toEqual([0, []]);
    const second = await publish({ 'wiki/b.md': guide('## One') });
    expect(() => checkUrls(contentDir, second)).toThrow(/urls\.lock:\d+:1 lists \/wiki\/a, [^]*1 problem in the content/);
    writeLock(contentDir, second);
    expect(() => checkUrls(contentDir, second, 'the new ones are in it')).toThrow(/1 problem in the content; the new ones are in it\.$/);
    expect(readLock(contentDir)?.text).toMatch(/\n\/wiki\/a\n[^]*\n\/wiki\/b\n/);
    const third = await publish({ 'wiki/a.md': guide('## One'), 'wiki/b.md': guide('## One\n\n## Two') });
    expect(checkUrls(contentDir, third)).toEqual([expect.stringMatching(/urls\.lock lacks 1 new address; npm run urls -- --write adds them\./)]);
  });
});

const conflicting = temporaryFolder();

it('a lock in which Git has left a conflict stays as it is, and each line of Git’s is named', async () => {
  const text = '/wiki/b\n<<<<<<< ours\n/wiki/c\n=======\n/wiki/d\n>>>>>>> theirs\n';
  writeFiles(conflicting, { 'urls.lock': text });
  const published = await publish({ 'wiki/b.md': guide('## One') });
  expect(() => writeLock(conflicting, published)).toThrow(
    /urls\.lock:2:1 contains "<<<<<<< ours"[^]*urls\.lock:4:1 contains "======="[^]*urls\.lock:6:1 contains ">>>>>>> theirs"[^]*nothing was written\.$/,
  );
  expect(readLock(conflicting)?.text).toBe(text);
});

const commented = temporaryFolder();

it('an owner’s comments stay above the addresses that they were written for, and at the end', async () => {
  const published = await publish({ 'wiki/b.md': guide('## One') });
  const own = '# Printed on our cards:\n# (since 2024)\n/wiki/b\n# From the old site\r\n/a-first\n\n# The end\n';
  writeFiles(commented, { 'urls.lock': own });
  writeLock(commented, published);
  const { text = '' } = readLock(commented) ?? {};
  expect(text).toMatch(/^# Every .*\n# New .*\n\/\n# From the old site\n\/a-first\n/);
  expect(text).toMatch(/\n# Printed on our cards:\n# \(since 2024\)\n\/wiki\/b\n[^]*\n# The end\n$/);
  writeLock(commented, published);
  expect(readLock(commented)?.text).toBe(text);
});

describe('replaceFiles', () => {
  const parent = temporaryFolder();
  const contentsIn = (folder: string, contents: Readonly<Record<string, string | null>>) =>
    new Map(Object.entries(contents).map(([path, content]) => [join(folder, path), content]));

  it('writes, replaces and removes', () => {
    const folder = join(parent, 'one');
    writeFiles(folder, { a: '1', b: '2' });
    replaceFiles(contentsIn(folder, { a: 'new', b: null, 'c/d': '3' }));
    expect(readFiles(folder)).toEqual({ a: 'new', 'c/d': '3' });
  });

  it('leaves everything as it was when something can’t be written', () => {
    const folder = join(parent, 'two');
    writeFiles(folder, { a: '1', b: '2', 'taken/x': '3' });
    // A file can't replace a folder that isn't empty; the failure comes after the first files are replaced.
    expect(() => replaceFiles(contentsIn(folder, { a: 'new', b: null, taken: '4' }))).toThrow();
    expect(readFiles(folder)).toEqual({ a: '1', b: '2', 'taken/x': '3' });
  });
});
