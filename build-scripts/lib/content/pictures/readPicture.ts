import { imageSize } from 'image-size';
import { readFileSync } from 'node:fs';
import { formOf, partsOf, type Raster } from './parts';
import { whyUnreadable } from './unreadable';
import { orientationOf } from './withoutMetadata';

/** What is known of a picture without decoding it. */
export interface PictureFacts {
  readonly bytes: number;
  readonly form: Raster | 'svg' | 'other';
  /** As it is shown, in CSS pixels; absent for a form without one. */
  readonly size?: readonly [width: number, height: number];
  /** Whether the file is complete. */
  readonly isWhole: boolean;
  /** Of a whole drawing: why browsers show nothing of it. */
  readonly unreadable?: ReturnType<typeof whyUnreadable>;
}

/** The names of files that a page can show. */
export const PICTURE_NAME = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** Reads what a picture's file says of it. */
export function readPicture(file: string): PictureFacts {
  const content = readFileSync(file);
  const form = formOf(content) ?? (/\.svg$/i.test(file) && isDrawing(content) ? 'svg' : 'other');
  const facts: PictureFacts = { bytes: content.length, form, ...sizeIn(content), isWhole: isWhole(content, form) };
  const unreadable = form === 'svg' && facts.isWhole && !isWide(content) ? whyUnreadable(content.toString()) : undefined;
  return { ...facts, ...(unreadable ? { unreadable } : {}) };
}

/** UTF-16, which has zero bytes, isn't checked. */
function isWide(content: Buffer): boolean {
  return content.includes(0);
}

function isDrawing(content: Buffer): boolean {
  return isWide(content) || /<(?:[\w.-]+:)?svg\b/.test(content.toString());
}

function isWhole(content: Buffer, form: PictureFacts['form']): boolean {
  if (form === 'other') return true;
  return form === 'svg' ? isWholeDrawing(content) : partsOf(content, form).isWhole;
}

/** Whether a drawing's root element is closed: browsers show an error, or nothing, for a truncated one. */
function isWholeDrawing(content: Buffer): boolean {
  if (isWide(content)) return true;
  const text = content
    .toString()
    .replace(/<!--[^]*?-->/g, '')
    .trimEnd();
  return /<\/(?:[\w.-]+:)?svg\s*>$|<(?:[\w.-]+:)?svg\b[^<>]*\/>$/.test(text);
}

/** From this value on, EXIF orientations swap width and height. */
const TURNED_FROM = 5;

function sizeIn(content: Buffer): Pick<PictureFacts, 'size'> {
  try {
    const { width, height } = imageSize(content);
    const [across, down] = [Math.round(width), Math.round(height)];
    if (!(across > 0 && down > 0)) return {};
    return { size: orientationOf(content) >= TURNED_FROM ? [down, across] : [across, down] };
  } catch {
    // A picture of unknown form is shown anyway.
    return {};
  }
}
