/*
 * In an AVIF file, a table names the items (`iinf`), and another one says where in the file each is (`iloc`): ISO/IEC 14496-12, section 8.11.
 * Metadata is overwritten in its place, so nothing else moves.
 */

interface Box {
  readonly name: string;
  readonly content: number;
  readonly end: number;
}

/** The same picture with nothing in its EXIF and XMP items. What can't be followed is left as it is. */
export function avifAlone(bytes: Buffer): Buffer {
  const ranges = metadataIn(bytes);
  if (ranges.length === 0) return bytes;
  const alone = Buffer.from(bytes);
  for (const { start, end, type } of ranges) alone.fill(type === 'Exif' ? 0 : ' ', start, end);
  // What is left of EXIF is a directory without entries.
  for (const { start, end, type } of ranges) if (type === 'Exif' && end - start >= EMPTY_EXIF.length) EMPTY_EXIF.copy(alone, start);
  return alone;
}

/** Where the TIFF header begins, then that header, and no entries. */
const EMPTY_EXIF = Buffer.from([0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]);

interface MetadataRange {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function metadataIn(bytes: Buffer): MetadataRange[] {
  try {
    const meta = boxesIn(bytes, 0, bytes.length).find(({ name }) => name === 'meta');
    const parts = meta ? boxesIn(bytes, meta.content + VERSION, meta.end) : [];
    const [items, places, data] = ['iinf', 'iloc', 'idat'].map((name) => parts.find((part) => part.name === name));
    if (!items || !places) return [];
    const types = typesOf(bytes, items);
    return extentsOf(bytes, places, data?.content ?? 0).flatMap(({ item, ...range }) => {
      const type = types.get(item);
      return type !== undefined && range.end <= bytes.length ? [{ type, ...range }] : [];
    });
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** A version and flags, with which some boxes begin. */
const VERSION = 4;
const HEAD = 8;

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + HEAD <= to;) {
    const size = bytes.readUInt32BE(at) || to - at;
    const end = Math.min(at + Math.max(size, HEAD), to);
    boxes.push({ name: bytes.toString('latin1', at + 4, at + HEAD), content: at + HEAD, end });
    at = end;
  }
  return boxes;
}

/** The items that are metadata, by their numbers. */
function typesOf(bytes: Buffer, { content, end }: Box): ReadonlyMap<number, string> {
  const entries = boxesIn(bytes, content + VERSION + (bytes[content] === 0 ? 2 : 4), end);
  return new Map(
    entries.flatMap(({ content: at }): [number, string][] => {
      const isLong = bytes[at] === 3;
      const number = isLong ? bytes.readUInt32BE(at + VERSION) : bytes.readUInt16BE(at + VERSION);
      const typeAt = at + VERSION + (isLong ? 4 : 2) + 2;
      const type = bytes.toString('latin1', typeAt, typeAt + 4);
      return type === 'Exif' || type === 'mime' ? [[number, type]] : [];
    }),
  );
}

interface Extent {
  readonly item: number;
  readonly start: number;
  readonly end: number;
}

/** Where the items are. @param data where their own box begins, for those that are in it */
function extentsOf(bytes: Buffer, { content }: Box, data: number): Extent[] {
  const version = bytes[content] ?? 0;
  let at = content + VERSION;
  const take = (size: number) => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const [sizes, more] = [take(1), take(1)];
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, version > 0 ? more & 15 : 0];
  const extents: Extent[] = [];
  for (let left = take(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const item = take(version < 2 ? 2 : 4);
    const isInData = version > 0 && (take(2) & 15) === 1;
    take(2);
    const base = take(baseSize) + (isInData ? data : 0);
    for (let extent = take(2); extent > 0; extent -= 1) {
      take(indexSize);
      const start = base + take(offsetSize);
      extents.push({ item, start, end: start + take(lengthSize) });
    }
  }
  return extents;
}
