import { statSync } from 'node:fs';
import type { Picture, PictureSize, PictureSource } from '../../../../src/core/content/blocks';
import { decodePart } from '../../../../src/core/site/decodePart';
import { readPicture, type PictureFacts } from './readPicture';

/** The largest width at which a page shows pictures, by place, in CSS pixels. */
export const PLACES = { text: 736, page: 960, card: 560, profile: 320 } as const;
export type PicturePlace = keyof typeof PLACES;
/** For a drawing without a size. */
export const NO_SIZE = [960, 540] as const;

/** A picture that is shown somewhere. */
export interface PictureUse {
  readonly src: string;
  readonly file: string;
  readonly facts: PictureFacts;
  readonly place: PicturePlace;
}

/** The smaller forms of pictures that a build makes. */
export interface PictureVariants {
  readonly sourcesOf: (src: string, place: PicturePlace) => readonly PictureSource[] | undefined;
  readonly files: readonly VariantFile[];
  /** Why a picture can't be read, by its path. */
  readonly faults: ReadonlyMap<string, string>;
}

export interface VariantFile {
  /** Under the root of the site, without a slash at its beginning. */
  readonly path: string;
  readonly content: () => Promise<Buffer>;
}

export const NO_VARIANTS: PictureVariants = { sourcesOf: () => undefined, files: [], faults: new Map() };

/** The facts of each file when it was last read. */
const known = new Map<string, { readonly state: string; readonly facts: PictureFacts }>();

/** What is known of a picture file; undefined if it doesn't exist. Cached until the file changes. */
export function factsOf(file: string): PictureFacts | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const state = `${stats.mtimeMs} ${stats.size}`;
  const last = known.get(file);
  if (last?.state === state) return last.facts;
  const facts = readPicture(file);
  known.set(file, { state, facts });
  return facts;
}

/** The file of a picture by its address; a space is %20 in an address, but not in the file's name. */
function fileOf(images: ReadonlyMap<string, string>, src: string): string | undefined {
  return images.get(src) ?? images.get(decodePart(src));
}

/** A picture's address with the time of its file's last change: browsers cache by address. */
export function datedAddress(src: string, images: ReadonlyMap<string, string>): string {
  const stats = statSync(fileOf(images, src) ?? '', { throwIfNoEntry: false });
  return stats ? `${src}?v=${Math.round(stats.mtimeMs).toString(36)}` : src;
}

/** The file of a picture and what is known of it, by its address; undefined where it isn't there. */
export function knownPicture(images: ReadonlyMap<string, string>, src: string): Pick<PictureUse, 'file' | 'facts'> | undefined {
  const file = fileOf(images, src);
  const facts = file === undefined ? undefined : factsOf(file);
  return file !== undefined && facts ? { file, facts } : undefined;
}

/** A picture as a page shows it, in its own size; a profile's is scaled down to its place. */
export function pictureAt(
  src: string,
  place: PicturePlace,
  { images, variants }: { readonly images: ReadonlyMap<string, string>; readonly variants: PictureVariants },
): Picture {
  const size = knownPicture(images, src)?.facts.size ?? NO_SIZE;
  const sources = variants.sourcesOf(src, place);
  return { src, size: place === 'profile' ? fitted(size, PLACES.profile) : size, ...(sources?.length ? { sources } : {}) };
}

function fitted([width, height]: PictureSize, most: number): PictureSize {
  return width <= most ? [width, height] : [most, Math.round((height * most) / width)];
}
