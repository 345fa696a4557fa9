import { join } from 'node:path';
import { blocksOf, compile, FIELDS, problemsOf } from '../../support/compile';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { errorOf, modelOf, problemLines } from '../../support/model';
import { drawn } from './support';

const root = temporaryFolder();
const WIKI = `---\n${FIELDS.wiki}\n---\n`;

it('W6 pictures beside an article are shown, linked to, and known by their size', async () => {
  const folder = join(root, 'beside');
  const [small, large] = await Promise.all([drawn(30, 20).png().toBuffer(), drawn(60, 40).png().toBuffer()]);
  writeFiles(folder, {
    'wiki/a.png': small,
    'wiki/deep/b c.png': large,
    'wiki/images/d.png': small,
    'images/e.png': large,
    'wiki/one.md': `${WIKI}![A](a.png) ![A](./a.png) ![B](<deep/b c.png>) ![D](images/d.png) ![E](../images/e.png) [large](./deep/b%20c.png)\n`,
    'wiki/deep/two.md': `${WIKI}![B](./b%20c.png) ![A](../a.png)\n`,
    'projects/p.md': `---\n${FIELDS.projects.replace('/images/a.svg', './p.png')}\n---\nText.\n`,
    'projects/p.png': large,
  });
  const { wiki, projects, images } = await modelOf(folder);
  const shown = JSON.stringify([wiki.byId('one')?.blocks, wiki.byId('two')?.blocks]);
  expect([...shown.matchAll(/"src":"([^"]*)"[^}]*?"size":\[(\d+)/g)].map(([, src, width]) => `${src} ${width}`)).toEqual([
    '/images/wiki/a.png 30',
    '/images/wiki/a.png 30',
    '/images/wiki/deep/b%20c.png 60',
    '/images/d.png 30',
    '/images/e.png 60',
    '/images/wiki/deep/b%20c.png 60',
    '/images/wiki/a.png 30',
  ]);
  expect(shown).toContain('"href":"/images/wiki/deep/b%20c.png"');
  expect([...images.keys()]).toEqual(expect.arrayContaining(['/images/wiki/a.png', '/images/wiki/deep/b c.png', '/images/d.png', '/images/projects/p.png']));
  expect(projects.byId('p')?.picture).toEqual({
    card: { src: '/images/projects/p.png', size: [60, 40] },
    page: { src: '/images/projects/p.png', size: [60, 40] },
  });
});

it('a picture that is nowhere, and two that would have one address, are errors without the bytes of a picture', async () => {
  const site = join(root, 'missing');
  const small = await drawn(30, 20).png().toBuffer();
  writeFiles(site, { 'wiki/one.md': `${WIKI}![A](./no.png)\n` });
  expect(await problemLines(modelOf(site))).toEqual([expect.stringMatching(/one\.md:7:1 shows the image \/images\/wiki\/no\.png, which does not exist/)]);
  writeFiles(site, { 'wiki/images/a.png': small, 'images/a.png': small });
  expect(await problemLines(modelOf(site))).toEqual([
    expect.stringMatching(/wiki\/images\/a\.png:1:1 would have the address \/images\/a\.png, which .*images\/a\.png already has/),
  ]);
  expect((await errorOf(modelOf(site))).message).not.toMatch(/IHDR/);
});

it('a picture beside an article that no browser shows, or that isn’t there, is told with what to do', async () => {
  const site = join(root, 'unshown');
  writeFiles(site, {
    'wiki/my photo.heic': Buffer.from('heic'),
    'wiki/one.md': `${WIKI}![A](./my%20photo.heic)\n\n![B](./no.png)\n\n![C](/images/no.png)\n`,
  });
  expect((await problemLines(modelOf(site))).map((line) => line.replace(/^.*?one\.md:/, ''))).toEqual([
    '7:1 shows /images/wiki/my%20photo.heic, which is not a picture that browsers can show → Save it as JPEG, PNG, WebP, AVIF, GIF or SVG. Files other than pictures are published from public/: put it there and link to /my%20photo.heic.',
    '9:1 shows the image /images/wiki/no.png, which does not exist → Put the file beside the article, as wiki/no.png.',
    '11:1 shows the image /images/no.png, which does not exist → Put the file into the images folder of the content.',
  ]);
});

it('W6 B2 a picture’s title is its caption: on the page, in feeds and in Markdown', () => {
  const { blocks, html, markdown, text, problems } = compile(
    '![A rack](/images/a.png "It\'s the rack")\n\n[![B](/images/b.png \'Larger\')](/images/b.png)\n\n![C][c]\n\n[c]: /images/c.png "By reference"\n',
  );
  expect(blocks).toEqual([
    { type: 'figure', children: [{ type: 'image', src: '/images/a.png', alt: 'A rack', size: [960, 540] }, { type: 'break' }, 'It’s the rack'] },
    {
      type: 'figure',
      children: [
        { type: 'link', href: '/images/b.png', children: [{ type: 'image', src: '/images/b.png', alt: 'B', size: [960, 540] }] },
        { type: 'break' },
        'Larger',
      ],
    },
    { type: 'figure', children: [{ type: 'image', src: '/images/c.png', alt: 'C', size: [960, 540] }, { type: 'break' }, 'By reference'] },
  ]);
  expect(html.join('')).toContain('<figure><img src="/images/a.png" alt="A rack"><figcaption>It’s the rack</figcaption></figure>');
  expect(markdown.join('')).toContain('![A rack](/images/a.png "It\'s the rack")');
  expect(text).toContain('A rack\nIt’s the rack');
  expect(problems).toEqual([]);
});

it('a picture among words stays one of them, and its title is told of', () => {
  expect(blocksOf('See ![A](/images/a.png) there.')).toEqual([
    { type: 'paragraph', children: ['See ', { type: 'image', src: '/images/a.png', alt: 'A', size: [960, 540] }, ' there.'] },
  ]);
  expect(problemsOf(compile('See ![A](/images/a.png "Lost") there.'))).toEqual([expect.stringMatching(/^7:5 .*title that isn't shown: "Lost"/)]);
});
