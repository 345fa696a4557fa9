import { crc32, deflateSync } from 'node:zlib';

/*
 * A picture of few colours as a PNG with a palette (PNG specification, third edition, colour type 3): a card has flat
 * areas and the edges of letters, and takes a third of the bytes that three channels would. The commonest colours are the
 * palette; a rarer one, a step of some edge, gets the nearest of them.
 */

const PALETTE = 128;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row; alpha is left out. */
  readonly rgba: Buffer;
}

/** Encodes opaque pixels. */
export function indexedPng({ width, height, rgba }: Pixels): Buffer {
  const colors = new Uint32Array(width * height);
  for (let at = 0, byte = 0; at < colors.length; at++, byte += 4) colors[at] = ((rgba[byte] ?? 0) << 16) | ((rgba[byte + 1] ?? 0) << 8) | (rgba[byte + 2] ?? 0);
  const palette = commonest(colors);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, a palette, deflate, no filter, no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  const entries = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const rows = deflateSync(indexRows(colors, palette, width), { level: 6, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', entries), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The most used colours, the commonest first; equally common ones by value, so that equal pictures give equal bytes. */
function commonest(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colors.length; at++) {
    const color = colors[start] ?? 0;
    if (at < colors.length && colors[at] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + at - start);
    start = at;
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, PALETTE)
    .map(([color]) => color);
}

/** Each row after the number of its filter, which is none. */
function indexRows(colors: Uint32Array, palette: readonly number[], width: number): Buffer {
  const places = new Map(palette.map((color, place) => [color, place]));
  const placeOf = (color: number): number => {
    const place = places.get(color) ?? nearest(color, palette);
    places.set(color, place);
    return place;
  };
  const rows = Buffer.alloc(colors.length + colors.length / width);
  let last = -1;
  let place = 0;
  for (let start = 0, to = 0; start < colors.length; start += width) {
    to++;
    for (let at = start; at < start + width; at++) {
      const color = colors[at] ?? 0;
      if (color !== last) place = placeOf(color);
      last = color;
      rows[to++] = place;
    }
  }
  return rows;
}

function nearest(color: number, palette: readonly number[]): number {
  const distance = (other: number) =>
    ((color >> 16) - (other >> 16)) ** 2 + (((color >> 8) & 255) - ((other >> 8) & 255)) ** 2 + ((color & 255) - (other & 255)) ** 2;
  return palette.reduce((best, candidate, place) => (distance(candidate) < distance(palette[best] ?? 0) ? place : best), 0);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}
