import { join } from 'node:path';
import sharp from 'sharp';
import { makeVariants } from '../../../../build-scripts/lib/compiling/pictureVariants';
import { readPicture } from '../../../../build-scripts/lib/content/pictures/readPicture';
import type { PicturePlace, PictureUse } from '../../../../build-scripts/lib/content/pictures/knownPicture';
import { FIELDS } from '../../support/compile';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelOf, problemLines } from '../../support/model';
import { drawn, film, longFilm, photograph } from './support';

const folder = temporaryFolder();

async function made(name: string, content: Buffer, place: PicturePlace = 'text') {
  writeFiles(folder, { [name]: content });
  const file = join(folder, name);
  const use: PictureUse = { src: `/images/${name}`, file, facts: readPicture(file), place };
  const { sourcesOf, files, faults } = await makeVariants([use], { basePath: '/sub/' });
  const sources = sourcesOf(use.src, place) ?? [];
  const read = async (path: string) => (await files.find((each) => `/sub/${each.path}` === path)?.content()) ?? Buffer.alloc(0);
  const candidates = (srcSet: string) => srcSet.split(', ').map((candidate) => candidate.split(' ') as [path: string, width: string]);
  return { sources, files, faults, read, candidates };
}

it('H8 a photograph is there as AVIF and WebP in the widths that pages show, none larger than itself', async () => {
  const { sources, read, candidates } = await made('photo.jpg', await photograph(900, 600).jpeg({ quality: 95 }).toBuffer());
  expect(sources.map(({ type, sizes, media }) => [type, sizes, media])).toEqual([
    ['image/avif', '(max-width: 736px) 100vw, 736px', undefined],
    ['image/webp', '(max-width: 736px) 100vw, 736px', undefined],
  ]);
  for (const { type, srcSet } of sources) {
    expect(candidates(srcSet).map(([, width]) => width)).toEqual(['368w', '736w', '900w']);
    for (const [path, width] of candidates(srcSet)) {
      const { format, compression, width: across } = await sharp(await read(path)).metadata();
      expect([`image/${format === 'heif' ? (compression ?? '') : format}`.replace('av1', 'avif'), `${across}w`]).toEqual([type, width]);
    }
  }
});

it('H8 what was turned stands upright in its smaller forms, in colours for every screen and without what a camera wrote', async () => {
  const turned = await drawn(400, 300)
    .withExif({ IFD0: { Make: 'Canary' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const { sources, read, candidates } = await made('turned.jpg', turned, 'profile');
  const [path = ''] = candidates(sources.at(-1)?.srcSet ?? '').at(-1) ?? [];
  const bytes = await read(path);
  const { width, height, exif, icc, orientation } = await sharp(bytes).metadata();
  expect([width, height, exif, icc, orientation]).toEqual([300, 400, undefined, undefined, undefined]);
  // Turned to the right, its blue corner is in the upper right.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const blueAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 2] ?? 0) > 120;
  expect([blueAt(20, 20), blueAt(280, 20), blueAt(20, 380), blueAt(280, 380)]).toEqual([false, true, false, false]);
});

it('a film stays one, and who wants no movement gets its first frame', async () => {
  const { sources, read, candidates } = await made('film.gif', await film(120, 90));
  expect(sources.map(({ type, media }) => [type, media])).toEqual([
    ['image/webp', '(prefers-reduced-motion: reduce)'],
    ['image/webp', undefined],
  ]);
  const frames = await Promise.all(sources.map(async ({ srcSet }) => (await sharp(await read(candidates(srcSet)[0]?.[0] ?? '')).metadata()).pages ?? 1));
  expect(frames).toEqual([1, 2]);
});

it('a film of too many frames to be decoded at once stays the file that it is, with its first frame for those who want no movement', async () => {
  const { sources, files, faults } = await made('recording.gif', longFilm(1000, 101));
  expect([...faults]).toEqual([]);
  expect(sources.map(({ type, media }) => [type, media])).toEqual([['image/webp', '(prefers-reduced-motion: reduce)']]);
  expect(files.map(({ path }) => path)).toEqual([expect.stringMatching(/^images\/sized\/\w+-1000-still\.webp$/)]);
});

it('a drawing of few colours stays the PNG that it is where nothing is smaller', async () => {
  const { sources, files } = await made('flat.png', await drawn(300, 200).png({ palette: true, colours: 2 }).toBuffer());
  expect([sources, files]).toEqual([[], []]);
});

it('what the library can’t decode fails the build at the line that shows it', async () => {
  const content = await photograph(80, 60).png().toBuffer();
  const broken = Buffer.from(content);
  broken.fill(0, content.indexOf('IDAT') + 4, content.indexOf('IDAT') + 400);
  writeFiles(folder, { 'site/images/broken.png': broken, 'site/blog/a.md': `---\n${FIELDS.blog}\n---\nText ![a](/images/broken.png).\n` });
  const lines = await problemLines(modelOf(join(folder, 'site'), { makeVariants: (uses) => makeVariants(uses, { basePath: '/' }) }));
  expect(lines).toEqual([expect.stringMatching(/blog\/a\.md:8:6 shows \/images\/broken\.png, which can't be read: /)]);
});

it('a site whose pictures are drawings makes none', async () => {
  writeFiles(folder, {
    'drawn/images/a.svg': '<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"/>',
    'drawn/blog/a.md': `---\n${FIELDS.blog}\n---\nText ![a](/images/a.svg).\n`,
  });
  const makes = jest.fn((uses: readonly PictureUse[]) => makeVariants(uses, { basePath: '/' }));
  await modelOf(join(folder, 'drawn'), { makeVariants: makes });
  expect(makes).not.toHaveBeenCalled();
});
