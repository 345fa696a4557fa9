import { join } from 'node:path';
import sharp from 'sharp';
import { formOf, partsOf } from '../../../../build-scripts/lib/content/pictures/parts';
import { orientationOf, withoutMetadata } from '../../../../build-scripts/lib/content/pictures/withoutMetadata';
import { readPicture } from '../../../../build-scripts/lib/content/pictures/readPicture';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { drawn, film, PHONE_EXIF } from './support';

const folder = temporaryFolder();

const withExif = (width: number, height: number) => drawn(width, height).withExif(PHONE_EXIF).withIccProfile('p3');
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each(['jpeg', 'png', 'webp'] as const)('the metadata of %s', (form) => {
  it('is taken away, with the pixels and the colours as they were', async () => {
    const camera = await withExif(40, 30).toFormat(form).toBuffer();
    expect((await sharp(camera).metadata()).exif?.includes('Canary')).toBe(true);
    const published = withoutMetadata(camera);
    const { exif, xmp, icc } = await sharp(published).metadata();
    expect([exif, xmp, published.includes('Canary'), icc?.length]).toEqual([undefined, undefined, false, (await sharp(camera).metadata()).icc?.length]);
    expect((await pixelsOf(published)).equals(await pixelsOf(camera))).toBe(true);
    expect(published.length).toBeLessThan(camera.length);
  });

  it('and of a file that ends too early nothing is touched', async () => {
    const camera = await withExif(40, 30).toFormat(form).toBuffer();
    const cut = camera.subarray(0, camera.length - 20);
    expect(withoutMetadata(cut)).toBe(cut);
    expect(partsOf(cut, formOf(cut) ?? 'gif').isWhole).toBe(false);
  });
});

it('the metadata of AVIF is overwritten in its place, with the pixels and the colours as they were', async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" about="Canary"/></x:xmpmeta>';
  const camera = await withExif(40, 30).withXmp(xmp).avif({ effort: 0 }).toBuffer();
  expect(camera.toString('latin1').match(/Canary/g)?.length).toBeGreaterThan(1);
  const published = withoutMetadata(camera);
  expect([published.includes('Canary'), published.length, formOf(published)]).toEqual([false, camera.length, 'avif']);
  expect((await sharp(published).metadata()).icc?.length).toBe((await sharp(camera).metadata()).icc?.length);
  expect((await pixelsOf(published)).equals(await pixelsOf(camera))).toBe(true);
  const cut = camera.subarray(0, camera.length - 20);
  expect(withoutMetadata(cut)).toBe(cut);
});

it('a photograph keeps how it is turned, and nothing that follows its end', async () => {
  const turned = await withExif(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const published = withoutMetadata(Buffer.concat([turned, Buffer.from('a film of Canary')]));
  expect([orientationOf(turned), orientationOf(published)]).toEqual([6, 6]);
  expect((await sharp(published).metadata()).orientation).toBe(6);
  expect(published.includes('Canary')).toBe(false);
});

it.each(['png', 'webp'] as const)('a picture in %s keeps how it is turned, with the size that readers see', async (form) => {
  for (const orientation of [3, 6]) {
    const turned = await withExif(40, 30).withMetadata({ orientation }).toFormat(form).toBuffer();
    const published = withoutMetadata(turned);
    expect([orientationOf(turned), orientationOf(published), (await sharp(published).metadata()).orientation]).toEqual([orientation, orientation, orientation]);
    expect(published.includes('Canary')).toBe(false);
    expect((await pixelsOf(published)).equals(await pixelsOf(turned))).toBe(true);
    writeFiles(folder, { [`${orientation}.${form}`]: turned });
    expect(readPicture(join(folder, `${orientation}.${form}`)).size).toEqual(orientation === 6 ? [30, 40] : [40, 30]);
  }
});

it('comments and previews of other cameras go, too', async () => {
  const plain = await drawn(20, 20).jpeg().toBuffer();
  const segment = (marker: number, text: string) => Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
  const camera = Buffer.concat([
    plain.subarray(0, 2),
    segment(0xfe, 'Canary'),
    segment(0xe2, 'MPF\0Canary'),
    segment(0xed, 'Photoshop Canary'),
    plain.subarray(2),
  ]);
  expect(withoutMetadata(camera).equals(withoutMetadata(plain))).toBe(true);
});

it('what is no such picture is left alone', async () => {
  for (const bytes of [Buffer.from('<svg/>'), Buffer.alloc(0), await film(8, 8)]) expect(withoutMetadata(bytes)).toBe(bytes);
});
