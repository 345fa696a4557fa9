import { Resvg } from '@resvg/resvg-js';
import { fileCache, hashOf } from '../files/cache';

/** A bitmap made from the site's icon: how large, and what surrounds it. */
interface IconForm {
  readonly size: number;
  /** The part of the width that the icon takes; the rest is its background. */
  readonly part: number;
  /** Home screens round and crop icons, so they get a picture without transparent parts. */
  readonly isOpaque: boolean;
}

/** The bitmaps by their file names. A maskable icon's important part is a circle of 80% (W3C Manifest, "icon masks"). */
const FORMS: Readonly<Record<string, IconForm>> = {
  'apple-touch-icon.png': { size: 180, part: 0.66, isOpaque: true },
  'icon-192.png': { size: 192, part: 1, isOpaque: false },
  'icon-512.png': { size: 512, part: 1, isOpaque: false },
  'icon-maskable-512.png': { size: 512, part: 0.54, isOpaque: true },
};

const ICO_SIZES = [16, 32, 48];

const cache = fileCache('icons');

/**
 * Makes every bitmap that browsers ask for out of the one SVG icon.
 *
 * @param icon the text of the SVG
 * @param background the colour behind it on home screens
 * @returns the content of each file by its name
 */
export function iconFiles(icon: string, background: string): ReadonlyMap<string, Buffer> {
  const bitmaps = Object.entries(FORMS).map(([name, form]) => [name, draw(icon, form, background)] as const);
  const ico = icoFile(ICO_SIZES.map((size) => ({ size, png: draw(icon, { size, part: 1, isOpaque: false }, background) })));
  return new Map([...bitmaps, ['favicon.ico', ico]]);
}

function draw(icon: string, { size, part, isOpaque }: IconForm, background: string): Buffer {
  const inner = size * part;
  const at = (size - inner) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    isOpaque ? `<rect width="${size}" height="${size}" fill="${background}"/>` : '',
    `<image x="${at}" y="${at}" width="${inner}" height="${inner}" href="data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}"/></svg>`,
  ].join('');
  const key = hashOf('icon', svg);
  const known = cache.read(key);
  if (known) return known;
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  cache.write(key, png);
  return png;
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** An ICO file whose images are PNG files, which everything since Windows Vista reads. */
function icoFile(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = ICO_HEADER + ICO_ENTRY * index;
    // Width, height, no palette; one plane, 32 bits a pixel.
    head.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
