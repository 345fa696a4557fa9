import { crc32, deflateSync } from 'node:zlib';

/*
 * A picture with few colours as a PNG with a palette (PNG specification, third edition, colour type 3): a card has flat
 * areas and the edges of letters, and takes a third of the bytes that three channels would. The commonest colours are the
 * palette; a rarer one, a step of some edge, gets the nearest of them.
 */

const PALETTE = 128;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row, at a multiple of four bytes in its memory; alpha is left out. */
  readonly rgba: Buffer;
}

/** Encodes opaque pixels. */
export function indexedPng({ width, height, rgba }: Pixels): Buffer {
  const rows = runsOf({ width, height, rgba });
  const palette = commonest(rows);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, a palette, deflate, no filter, no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  const entries = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const data = deflateSync(indexRows(rows, palette, width), { level: 6, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', entries), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A row as runs of one colour: each colour, and where its run ends. Consecutive rows that are equal are one object. */
interface Row {
  readonly colors: readonly number[];
  readonly ends: readonly number[];
}

function runsOf({ width, height, rgba }: Pixels): Row[] {
  const rows: Row[] = [];
  const bytes = width * 4;
  for (let y = 0, start = 0; y < height; y++, start += bytes) {
    const above = rows[y - 1];
    const isRepeated = above !== undefined && rgba.compare(rgba, start - bytes, start, start, start + bytes) === 0;
    rows.push(isRepeated ? above : rowOf(rgba.subarray(start, start + bytes)));
  }
  return rows;
}

function rowOf(rgba: Buffer): Row {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const [colors, ends]: [number[], number[]] = [[], []];
  for (let start = 0, at = 1; at <= pixels.length; at++) {
    if (at < pixels.length && pixels[at] === pixels[start]) continue;
    colors.push(colorOf(pixels[start] ?? 0));
    ends.push(at);
    start = at;
  }
  return { colors, ends };
}

/** Red, green and blue of a pixel as a little-endian machine reads it; no other kind draws cards. */
function colorOf(pixel: number): number {
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
}

/** The most used colours, the commonest first; equally common ones by value, so that equal pictures give equal bytes. */
function commonest(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>();
  for (const { colors, ends } of rows) {
    colors.forEach((color, run) => counts.set(color, (counts.get(color) ?? 0) + (ends[run] ?? 0) - (ends[run - 1] ?? 0)));
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, PALETTE)
    .map(([color]) => color);
}

/** Each row, preceded by the number of its filter, which is none. */
function indexRows(rows: readonly Row[], palette: readonly number[], width: number): Buffer {
  const places = new Map(palette.map((color, place) => [color, place]));
  const placeOf = (color: number): number => {
    const place = places.get(color) ?? nearest(color, palette);
    places.set(color, place);
    return place;
  };
  const indexed = Buffer.alloc(rows.length * (width + 1));
  rows.forEach((row, y) => {
    const start = y * (width + 1) + 1;
    if (row === rows[y - 1]) indexed.copyWithin(start, start - width - 1, start - 1);
    else fillRow(indexed.subarray(start, start + width), row, placeOf);
  });
  return indexed;
}

function fillRow(indexed: Buffer, { colors, ends }: Row, placeOf: (color: number) => number): void {
  let at = 0;
  colors.forEach((color, run) => {
    const place = placeOf(color);
    for (const end = ends[run] ?? 0; at < end; at++) indexed[at] = place;
  });
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
