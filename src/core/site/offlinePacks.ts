/*
 * What a visitor can keep for use offline: a guide, or the whole site. The build lists the files of each
 * pack with their sizes, so that the page can say how much it takes before anything is fetched, and with their hashes, so
 * that a damaged file, or one of another deploy, is detected.
 */

export type PackId = 'site' | `guide/${string}`;

/** Path under the site root, bytes that a download moves, and the first digits of its SHA-256. */
export type PackFile = readonly [path: string, bytes: number, hash: string];

export interface Pack {
  readonly bytes: number;
  /** Null where the site is too large to be kept whole. */
  readonly files: readonly PackFile[] | null;
}

/** The folder of the lists under the site root. */
export const PACKS_FOLDER = '/data/offline/';
export const SITE_PACK = 'site';
export const guidePack = (guide: string): PackId => `guide/${guide}`;

/** The path of a pack's list. */
export function packPath(pack: PackId): string {
  return `${PACKS_FOLDER}${pack.split('/').map(encodeURIComponent).join('/')}.json`;
}

/** How many digits of the SHA-256 identify a file: 64 bits. */
export const HASH_DIGITS = 16;

export const bytesOf = (files: readonly PackFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** Whether fetched or stored data has the form of a pack. */
export function isPack(data: unknown): data is Pack {
  const { bytes, files } = (data ?? {}) as Partial<Record<keyof Pack, unknown>>;
  return typeof bytes === 'number' && (files === null || (Array.isArray(files) && files.every(isPackFile)));
}

function isPackFile(file: unknown): file is PackFile {
  const [path, bytes, hash] = Array.isArray(file) ? (file as unknown[]) : [];
  return typeof path === 'string' && path.startsWith('/') && typeof bytes === 'number' && typeof hash === 'string';
}

const KIB = 1024;

/** A size for readers: `61 KiB`, `1.4 MiB`. */
export function sizeText(bytes: number): string {
  return bytes < KIB * KIB ? `${Math.ceil(bytes / KIB)} KiB` : `${(bytes / KIB / KIB).toFixed(1)} MiB`;
}
