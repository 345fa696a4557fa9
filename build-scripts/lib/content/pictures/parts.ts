/*
 * The parts of picture files. Only their lengths are followed and nothing is decoded, so this takes no library and hardly any time.
 */

/** A part of a file: a segment of JPEG, a chunk of PNG or WebP. */
export interface Part {
  /** A JPEG marker as two hex digits, such as `e1`; four letters of PNG and WebP. */
  readonly name: string;
  /** With its name, length and checksum. */
  readonly start: number;
  readonly end: number;
  /** Where its content begins. */
  readonly content: number;
}

interface Parts {
  readonly parts: readonly Part[];
  /** Whether the file is complete. */
  readonly isWhole: boolean;
}

export type Raster = 'jpg' | 'png' | 'gif' | 'webp' | 'avif';

const PNG_HEAD = '\x89PNG\r\n\x1a\n';

/** The form of a picture by its first bytes; undefined for any other. */
export function formOf(bytes: Buffer): Raster | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith(PNG_HEAD)) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  return /^[^]{4}ftyp(?:avif|avis)/.test(head) ? 'avif' : undefined;
}

const WALKS: Readonly<Record<Raster, (bytes: Buffer) => Parts>> = { jpg: jpegParts, png: pngParts, gif: gifParts, webp: webpParts, avif: boxes };

/** The parts of a file of a known form; none for GIF, where only the end is checked. */
export function partsOf(bytes: Buffer, form: Raster): Parts {
  return WALKS[form](bytes);
}

const END_OF_IMAGE = 'd9';
/** Markers that are alone, without a length. */
const ALONE = /^(?:01|d[0-8])$/;

function jpegParts(bytes: Buffer): Parts {
  const parts: Part[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = nextMarker(bytes, at);
    if (marker === undefined) break;
    const name = (bytes[marker + 1] ?? 0).toString(16).padStart(2, '0');
    if (name === END_OF_IMAGE) return { parts: [...parts, { name, start: marker, end: marker + 2, content: marker + 2 }], isWhole: true };
    const end = ALONE.test(name) || marker + 4 > bytes.length ? marker + 2 : marker + 2 + bytes.readUInt16BE(marker + 2);
    parts.push({ name, start: marker, end, content: marker + 4 });
    at = Math.max(end, marker + 2);
  }
  return { parts, isWhole: false };
}

/** Between two markers are the pixels, in which FF 00 isn't a marker. Restart markers are among the pixels. */
function nextMarker(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return undefined;
}

function pngParts(bytes: Buffer): Parts {
  const parts: Part[] = [];
  for (let at = PNG_HEAD.length; at + 12 <= bytes.length;) {
    const part = { name: bytes.toString('latin1', at + 4, at + 8), start: at, end: at + 12 + bytes.readUInt32BE(at), content: at + 8 };
    if (part.end > bytes.length) break;
    parts.push(part);
    if (part.name === 'IEND') return { parts, isWhole: true };
    at = part.end;
  }
  return { parts, isWhole: false };
}

function webpParts(bytes: Buffer): Parts {
  const parts: Part[] = [];
  const length = bytes.length < 12 ? 0 : bytes.readUInt32LE(4) + 8;
  const end = Math.min(length, bytes.length);
  for (let at = 12; at + 8 <= end;) {
    const size = bytes.readUInt32LE(at + 4);
    // Chunks begin at even offsets.
    const part = { name: bytes.toString('latin1', at, at + 4), start: at, end: at + 8 + size + (size % 2), content: at + 8 };
    parts.push(part);
    at = part.end;
  }
  const last = parts.at(-1)?.end ?? 0;
  return { parts, isWhole: last > 0 && last <= bytes.length + 1 && length <= bytes.length + 1 };
}

function gifParts(bytes: Buffer): Parts {
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0) last -= 1;
  return { parts: [], isWhole: bytes[last] === 0x3b };
}

function boxes(bytes: Buffer): Parts {
  const parts: Part[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    const part = { name: bytes.toString('latin1', at + 4, at + 8), start: at, end: at + Math.max(size, 8), content: at + 8 };
    parts.push(part);
    at = part.end;
  }
  return { parts, isWhole: parts.some(({ name }) => name === 'mdat') && (parts.at(-1)?.end ?? 0) === bytes.length };
}
