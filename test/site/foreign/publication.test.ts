import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { FAST_BUILD } from '../../../build-scripts/lib/testing/testSites';
import { writeFiles } from '../../build-scripts/support/folder';
import { BLOG_ORIGIN, BLOG_OWNER } from '../support/blogSite';

const folder = mkdtempSync(join(tmpdir(), 'dated-'));
const content = join(folder, 'content');
const out = join(folder, 'site');
const LAUNCH = ['title: Launchtitle', 'date: 2027-03-01', 'category: Launchcategory', 'tags: [Launchtag]', 'excerpt: Launchexcerpt.'];
const HIDDEN = ['title: Unlistedtitle', 'date: 2026-01-01', 'category: Unlistedcategory', 'tags: [Unlistedtag]', 'excerpt: Unlistedexcerpt.', 'unlisted: true'];
const text = (fields: readonly string[], body: string) => `---\n${fields.join('\n')}\n---\n\n${body}\n`;

/** Every file of the built site: its path and its text, unpacked. */
function build(time: string): Map<string, string> {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out, SITE_URL: BLOG_ORIGIN, BUILD_TIME: time, ...FAST_BUILD, BASE_PATH: '/' };
  const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = readFileSync(path);
      const plain = path.endsWith('.br') ? brotliDecompressSync(bytes) : path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
      return [path.slice(out.length), plain.toString('latin1')] as const;
    }),
  );
}

/** Where a word is, in a path or in a file. */
function placesOf(word: RegExp, files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([path, bytes]) => word.test(path) || word.test(bytes)).map(([path]) => path);
}

describe('a build at a given time', () => {
  let before: ReadonlyMap<string, string>;
  let after: ReadonlyMap<string, string>;

  beforeAll(() => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"><title>Launchpicture</title></svg>';
    writeFiles(content, {
      'site.yml': BLOG_OWNER,
      'blog/launchname.md': text(
        [...LAUNCH, 'publishAt: 2027-03-01T08:00+01:00'],
        'Launchbody سلام, see [what is there](/blog/there).\n\n![Launchalt](/images/launch.svg)',
      ),
      'blog/there.md': text(
        ['title: There', 'date: 2026-01-01', 'category: Notes', 'tags: [Linux]', 'excerpt: In short.'],
        'Text. See [it](/blog/hiddenname).',
      ),
      'blog/hiddenname.md': text(HIDDEN, 'Unlistedbody.'),
      'images/launch.svg': svg,
    });
    before = build('2027-03-01T06:59:59Z');
    after = build('2027-03-01T07:00:00Z');
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('R1 M1 has no byte of a post that is published later: no page, data, card, picture, list, feed, search or tag', () => {
    expect(before.size).toBeGreaterThan(50);
    expect(placesOf(/launch(?:title|category|tag|excerpt|body|alt|picture|name)/i, before)).toEqual([]);
  });

  it('R1 S6 has it in all of those places from its time on', () => {
    const title = placesOf(/Launchtitle/, after);
    const places = [
      '/index.html',
      '/blog/index.html',
      '/blog/launchname/index.html',
      '/blog/launchname.md',
      '/feed.xml',
      '/atom.xml',
      '/feed.json',
      '/llms.txt',
      '/llms-full.txt',
      '/blog/llms-full.txt',
    ];
    expect(title).toEqual(expect.arrayContaining([...places, '/data/blog.json', '/data/home.json', '/tags/Launchtag/index.html']));
    expect(placesOf(/launchbody/i, after)).toEqual(
      expect.arrayContaining(['/data/search-texts.json', '/blog/launchname/index.html', '/data/blog/launchname.json']),
    );
    expect(after.get('/sitemap.xml')).toContain(`${BLOG_ORIGIN}/blog/launchname<`);
    expect([...after.keys()]).toEqual(expect.arrayContaining(['/cards/blog/launchname.png', '/images/launch.svg']));
  });

  it('every page has the rules for texts from right to left as long as there is one', () => {
    const hasRules = (files: ReadonlyMap<string, string>) =>
      new Set([...files].filter(([path]) => path.endsWith('.html')).map(([, html]) => html.includes('unicode-bidi:plaintext')));
    expect([...hasRules(before), ...hasRules(after)]).toEqual([false, true]);
  });

  it('S6 M1 has an unlisted page only at its address, marked for search engines, and where a link leads to it', () => {
    const own = [
      /^\/blog\/hiddenname(?:\/index\.html|\.md)(?:\.br|\.gz)?$/,
      /^\/data\/blog\/hiddenname\.json(?:\.br|\.gz)?$/,
      /^\/cards\/blog\/hiddenname\.png$/,
    ];
    expect(placesOf(/unlisted(?:title|category|excerpt|body)/i, after).filter((path) => !own.some((pattern) => pattern.test(path)))).toEqual([]);
    const linking = /^\/(?:data\/)?blog\/there|^\/(?:feed\.|atom\.)|^\/(?:blog\/)?llms-full\.txt/;
    const others = placesOf(/hiddenname|unlistedtag/i, after).filter((path) => !linking.test(path) && !own.some((pattern) => pattern.test(path)));
    expect(others).toEqual([]);
    // In the text of all articles, only in the line that has the link.
    for (const path of ['/llms-full.txt', '/blog/llms-full.txt'])
      expect(after.get(path)?.match(/^.*(?:hiddenname|unlistedtag).*$/gim)).toEqual([`Text. See [it](${BLOG_ORIGIN}/blog/hiddenname).`]);
    expect(after.get('/blog/hiddenname/index.html')).toContain('<meta name="robots" content="noindex">');
    expect(after.get('/blog/launchname/index.html')).not.toContain('noindex');
  });
});
