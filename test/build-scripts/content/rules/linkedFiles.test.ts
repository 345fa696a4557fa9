import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelFrom, modelOf, problemLines } from '../../support/model';
import { post, project, RESUME, wiki } from '../../support/texts';

const root = temporaryFolder();
const SCRIPT_BODY = '```console run\n$ true\n```';
const SCRIPT = wiki({ body: SCRIPT_BODY });

/** What is told of links in a guide, without their places. */
async function toldOf(links: readonly string[], texts: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const body = links.map((link) => `[x](${link})`).join('\n');
  const lines = await problemLines(modelFrom({ 'wiki/from.md': wiki({ body }), ...texts }));
  return lines.map((line) => line.replace(/^wiki\/from\.md:\d+:\d+ links to /, ''));
}

describe('a link to a file that the build makes', () => {
  it('leads to feeds, lists of pages, full texts, licences, and the script and the Markdown of a guide', async () => {
    const files = ['feed.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'robots.txt', 'licenses.txt', 'llms.txt', 'llms-full.txt', 'index.md'];
    const links = [...files, 'wiki/llms-full.txt', 'wiki/script.sh', 'wiki/script.md'].map((name) => `[x](/${name})`).join(' ');
    await expect(modelFrom({ 'wiki/from.md': wiki({ body: links }), 'wiki/script.md': SCRIPT })).resolves.toBeDefined();
  });

  it('is an error where the file is a guide’s that appears later or expires sooner', async () => {
    for (const [time, said] of [
      ['publishAt: 2999-01-01T08:00:00Z', 'appears on'],
      ['expiresAt: 2999-01-01T08:00:00Z', 'expires on'],
    ] as const) {
      const lines = await problemLines(
        modelFrom({ 'wiki/from.md': wiki({ body: '[x](/wiki/later.sh)' }), 'wiki/later.md': wiki({ more: `category: Basics\n${time}`, body: SCRIPT_BODY }) }),
      );
      expect(lines).toEqual([expect.stringContaining(`leads to /wiki/later, which ${said}`)]);
    }
  });

  it('is an error where this site has none, with the nearest one', async () => {
    const told = await toldOf(['/feed.xm', '/wiki/plain.sh', '/blog/llms-full.txt'], { 'wiki/plain.md': wiki() });
    expect(told[0]).toBe('/feed.xm, which isn\'t a page of this site → Did you mean "/feed.xml"?');
    expect(told.slice(1).map((line) => line.replace(/ → .*/, ''))).toEqual([
      "/wiki/plain.sh, which isn't a page of this site",
      "/blog/llms-full.txt, which isn't a page of this site",
    ]);
  });

  it('is an error for feeds of a site without guides and posts', async () => {
    expect(await problemLines(modelFrom({ 'projects/a.md': project({ body: '[RSS](/feed.xml) [texts](/llms.txt)' }) }))).toEqual([
      expect.stringMatching(/links to \/feed\.xml, which isn't a page of this site/),
    ]);
  });
});

describe('a link to a part of a list or another fixed page', () => {
  it('leads to a group of guides, to headings, and to the page as a whole', async () => {
    const body =
      '[1](/wiki#group-Basics) [2](/#projects-title) [3](/resume#experience) [4](/wiki#) [5](/blog#main) [6](/wiki?q=1#group-Basics) [7](/#top) [8](/blog#:~:text=a) [9](/wiki/a#top)';
    await expect(modelFrom({ 'wiki/a.md': wiki({ body }), 'blog/b.md': post(), 'resume.yml': RESUME })).resolves.toBeDefined();
  });

  it('is an error where there is no such part', async () => {
    const told = await toldOf(['/wiki#nope', '/wiki#group-Basic', '/blog#x', '/#nope', '/tags/Linux#T'], { 'blog/b.md': post() });
    const noHeading = 'but the page has no heading with that anchor';
    expect(told).toEqual([
      `/wiki#nope, ${noHeading} → Its anchors: main, group-Basics.`,
      `/wiki#group-Basic, ${noHeading} → Did you mean "group-Basics"?`,
      `/blog#x, ${noHeading} → Its anchors: main.`,
      expect.stringContaining(`/#nope, ${noHeading} → `),
      `/tags/Linux#T, ${noHeading} → Its anchors: main.`,
    ]);
  });
});

it('W6 a link to another file beside an article is an error that says where such files go', async () => {
  const folder = join(root, 'beside');
  const body = '[film](./f.mp4) ![film](./f.mp4) [files](files/z%20a.zip) [none](./none.zip)';
  writeFiles(folder, {
    'wiki/a.md': wiki({ body }),
    'wiki/f.mp4': 'film',
    'wiki/files/z a.zip': 'zip',
    'wiki/net/b/index.md': wiki({ body: '[film](./g.mp4)' }),
    'wiki/net/b/g.mp4': 'film',
  });
  const told = (await problemLines(modelOf(folder))).map((line) => line.slice(line.indexOf('/wiki/') + '/wiki/'.length)).sort();
  const hint = (name: string) => `Files other than pictures are published from public/: put it there and link to /${name}.`;
  expect(told).toEqual([
    `a.md:7:1 links to /wiki/f.mp4, which isn't a page of this site → ${hint('f.mp4')}`,
    `a.md:7:17 shows /images/wiki/f.mp4, which is not a picture that browsers can show → Save it as JPEG, PNG, WebP, AVIF, GIF or SVG. ${hint('f.mp4')}`,
    `a.md:7:34 links to /wiki/files/z%20a.zip, which isn't a page of this site → ${hint('z%20a.zip')}`,
    "a.md:7:59 links to /wiki/none.zip, which isn't a page of this site → Link to a page that exists.",
    `net/b/index.md:7:1 links to /wiki/g.mp4, which isn't a page of this site → ${hint('g.mp4')}`,
  ]);
});
