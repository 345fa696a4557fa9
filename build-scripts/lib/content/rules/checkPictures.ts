import { readFileSync } from 'node:fs';
import { displayPath } from '../../files/displayPath';
import type { CompiledDocument } from '../articles/document';
import type { Problem } from '../source/problem';
import { faultsOfNarrow, leadingPaths } from './narrowDrawing';
import { factsOf, knownPicture } from '../pictures/knownPicture';
import type { PictureFacts } from '../pictures/readPicture';
import { svgFaults } from '../pictures/svgFaults';

type Fault = Pick<Problem, 'message' | 'hint' | 'isWarning'>;

/** Where a picture is shown. */
interface ShownPicture {
  readonly src: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The pictures that documents show, each with its place, including narrow forms, whether or not they exist. */
export function shownIn(documents: readonly CompiledDocument[]): ShownPicture[] {
  return documents.flatMap(({ file, images, meta, positions }) => [
    ...images.map(({ href, line, column }) => ({ src: href, file, line, column })),
    ...leadingPaths(meta).map((src) => ({ src, file, ...positions.image })),
  ]);
}

/** Reports damaged and hostile pictures, and those that are too heavy for what they show. */
export function faultsOfPictures(shown: readonly ShownPicture[], images: ReadonlyMap<string, string>): Problem[] {
  const uses = shown.flatMap(({ src, ...place }): Problem[] => {
    const known = knownPicture(images, src);
    const fault = known && faultOf(src, known.facts);
    return fault ? [{ ...place, ...fault }] : [];
  });
  return [...uses, ...faultsOfNarrow(images), ...[...new Set(images.values())].filter((file) => file.endsWith('.svg')).flatMap(drawingFaults)];
}

/** The limit of WebP in either direction; a square of that size takes a gigabyte to show. */
const MAX_SIDE = 16_383;
const MAX_PIXELS = 100_000_000;
const HEAVY = 500_000;

/** A file of another form. */
export function unshownPicture(src: string): Fault {
  return { message: `shows ${src}, which is not a picture that browsers can show`, hint: 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.' };
}

/** How to publish a file beside an article that is no picture. */
export function publicHint(path: string): string {
  return `Files other than pictures are published from public/: put it there and link to ${path.slice(path.lastIndexOf('/'))}.`;
}

function faultOf(src: string, { bytes, form, size: [width, height] = [0, 0], isWhole, unreadable }: PictureFacts): Fault | undefined {
  if (form === 'other') return unshownPicture(src);
  if (!isWhole) return { message: `shows ${src}, whose file is truncated`, hint: 'Copy the picture again from its source.' };
  if (unreadable) return { ...unreadable, message: `shows ${src}, ${unreadable.message}` };
  if (form === 'svg') return undefined;
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) {
    return { message: `shows ${src}, which is ${width} × ${height} pixels`, hint: 'Make it smaller: pages show at most 1,920 pixels across.' };
  }
  if (bytes <= HEAVY) return undefined;
  const hint = `It is ${width} × ${height} pixels. Readers get smaller copies of it, but anyone who opens or shares the picture itself gets all of it. 1,920 pixels across are enough.`;
  return {
    message: `shows ${src}, which weighs ${weightOf(bytes)}`,
    hint: form === 'gif' ? 'Link to a video instead, or use fewer and smaller frames.' : hint,
    isWarning: true,
  };
}

function weightOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function drawingFaults(file: string): Problem[] {
  const facts = factsOf(file);
  if (facts?.form !== 'svg') return [];
  const faults = svgFaults(readFileSync(file, 'utf8'));
  const hint = 'Give its svg element a viewBox, such as viewBox="0 0 960 540".';
  const unsized = facts.size ? [] : [{ line: 1, column: 1, message: 'has no size, so the page can’t reserve space for it', hint }];
  return [...faults, ...unsized].map((fault) => ({ file: displayPath(file), ...fault, isWarning: true }));
}
