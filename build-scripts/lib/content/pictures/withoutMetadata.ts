import { avifAlone } from './avifMetadata';
import { formOf, partsOf, type Part } from './parts';

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

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

/** The EXIF orientation of a JPEG, from 1 to 8; 1 if it has none. */
export function orientationOf(bytes: Buffer): number {
  return formOf(bytes) === 'jpg' ? orientationIn(bytes, partsOf(bytes, 'jpg').parts) : 1;
}

function orientationIn(bytes: Buffer, parts: readonly Part[]): number {
  const exif = parts.find(({ name, content }) => name === 'e1' && bytes.toString('latin1', content, content + EXIF.length) === EXIF);
  const found = exif ? orientationInTiff(bytes.subarray(exif.content + EXIF.length, exif.end)) : 1;
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

/** An EXIF segment with nothing else. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}

const PNG_METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

function pngAlone(bytes: Buffer): Buffer {
  const { parts, isWhole } = partsOf(bytes, 'png');
  if (!isWhole) return bytes;
  return Buffer.concat([bytes.subarray(0, 8), ...parts.filter(({ name }) => !PNG_METADATA.has(name)).map(({ start, end }) => bytes.subarray(start, end))]);
}

/** Bits of the extended header that announce EXIF and XMP. */
const ANNOUNCED = 0b0000_1100;

function webpAlone(bytes: Buffer): Buffer {
  const { parts, isWhole } = partsOf(bytes, 'webp');
  if (!isWhole) return bytes;
  const kept = parts.filter(({ name }) => name !== 'EXIF' && name !== 'XMP ').map(({ start, end }) => bytes.subarray(start, end));
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  if (parts[0]?.name === 'VP8X') body[12] = (body[12] ?? 0) & ~ANNOUNCED;
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
