import { crc32 } from 'node:zlib';
import { avifAlone } from './avifMetadata';
import { formOf, partsOf, type Part, type Raster } from './parts';

/*
 * Cameras and phones record in a picture where, when and with what it was taken, and programs add previews of what was
 * cropped. None of it is published. The pixels aren't encoded again, and their orientation and colour profile stay.
 */

/** A picture's bytes without metadata; a GIF has none of a camera's. */
export function withoutMetadata(bytes: Buffer): Buffer {
  const form = formOf(bytes);
  if (form === 'jpg') return jpegAlone(bytes);
  if (form === 'png') return pngAlone(bytes);
  if (form === 'avif') return partsOf(bytes, form).isWhole ? avifAlone(bytes) : bytes;
  return form === 'webp' ? webpAlone(bytes) : bytes;
}

/** Of e1 to ef, only the colour profile and Adobe's colour encoding are needed. */
function isNeededSegment(bytes: Buffer, { name, content }: Part): boolean {
  if (name === 'fe') return false;
  if (!/^e[1-9a-f]$/.test(name)) return true;
  const is = (label: string) => bytes.toString('latin1', content, content + label.length) === label;
  return (name === 'e2' && is('ICC_PROFILE\0')) || (name === 'ee' && is('Adobe'));
}

function jpegAlone(bytes: Buffer): Buffer {
  const { parts, isWhole } = partsOf(bytes, 'jpg');
  if (!isWhole) return bytes;
  const orientation = orientationIn(bytes, parts);
  // Between two segments are pixels; what follows the end may be a whole video.
  const kept = parts.flatMap((part, index) => {
    const pixels = bytes.subarray(part.end, parts[index + 1]?.start ?? part.end);
    return isNeededSegment(bytes, part) ? [bytes.subarray(part.start, part.end), pixels] : [pixels];
  });
  return Buffer.concat([bytes.subarray(0, 2), ...(orientation > 1 ? [orientationSegment(orientation)] : []), ...kept]);
}

/** Before the TIFF header in JPEG, and in some programs' WebP. */
const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;
/** What holds EXIF data. */
const HOLDERS: Partial<Readonly<Record<Raster, string>>> = { jpg: 'e1', png: 'eXIf', webp: 'EXIF' };

/** The EXIF orientation of a picture, from 1 to 8; 1 if it has none. An AVIF is turned by a property of its own. */
export function orientationOf(bytes: Buffer): number {
  const form = formOf(bytes);
  return form && HOLDERS[form] !== undefined ? orientationIn(bytes, partsOf(bytes, form).parts) : 1;
}

function orientationIn(bytes: Buffer, parts: readonly Part[]): number {
  const isExif = ({ content }: Part) => bytes.toString('latin1', content, content + EXIF.length) === EXIF;
  const exif = parts.find((part) => (part.name === HOLDERS.jpg ? isExif(part) : part.name === HOLDERS.png || part.name === HOLDERS.webp));
  const found = exif ? orientationInTiff(bytes.subarray(exif.content + (isExif(exif) ? EXIF.length : 0), exif.end)) : 1;
  return found >= 1 && found <= 8 ? found : 1;
}

function orientationInTiff(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index);
  const entry = entries.find((at) => short(at) === ORIENTATION);
  return entry === undefined ? 1 : short(entry + 8);
}

/** EXIF data with nothing else. */
function tiffWith(orientation: number): Buffer {
  return Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
}

function orientationSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiffWith(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}

const PNG_METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

function pngAlone(bytes: Buffer): Buffer {
  const { parts, isWhole } = partsOf(bytes, 'png');
  if (!isWhole) return bytes;
  const orientation = orientationIn(bytes, parts);
  // PNG allows eXIf anywhere before the pixel data, and its header is always the first chunk.
  const kept = parts.flatMap(({ name, start, end }, index) => [
    ...(PNG_METADATA.has(name) ? [] : [bytes.subarray(start, end)]),
    ...(index === 0 && orientation > 1 ? [orientationChunk(orientation)] : []),
  ]);
  return Buffer.concat([bytes.subarray(0, 8), ...kept]);
}

function orientationChunk(orientation: number): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), tiffWith(orientation)]);
  const chunk = Buffer.alloc(4 + named.length + 4);
  chunk.writeUInt32BE(named.length - 4);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), 4 + named.length);
  return chunk;
}

/** Bits of the extended header that announce EXIF and XMP. */
const HAS_EXIF = 0b0000_1000;
const HAS_XMP = 0b0000_0100;

function webpAlone(bytes: Buffer): Buffer {
  const { parts, isWhole } = partsOf(bytes, 'webp');
  if (!isWhole) return bytes;
  // Only a file with an extended header can have EXIF data, which follow the pixels.
  const isExtended = parts[0]?.name === 'VP8X';
  const orientation = isExtended ? orientationIn(bytes, parts) : 1;
  const kept = parts.filter(({ name }) => name !== 'EXIF' && name !== 'XMP ').map(({ start, end }) => bytes.subarray(start, end));
  const exif = orientation > 1 ? [Buffer.from('EXIF'), lengthOf(tiffWith(orientation)), tiffWith(orientation)] : [];
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept, ...exif]);
  if (isExtended) body[12] = ((body[12] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (orientation > 1 ? HAS_EXIF : 0);
  return Buffer.concat([Buffer.from('RIFF'), lengthOf(body), body]);
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(length);
  return bytes;
}
