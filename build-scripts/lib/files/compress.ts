import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import { fileCache, hashOf } from './cache';

const TEXT = /\.(?:html|css|js|json|svg|md|sh|txt|xml|webmanifest)$/;
const MIN_BYTES = 256;
const GZIP_LEVEL = 7;
const cache = fileCache('compressed');
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

export type Effort = 'page' | 'asset' | 'fast';

/** Brotli's best quality; assets are few and are sent to everyone. */
export const BEST = 11;
/** Pages are many and change often: 10 costs a fifth more time than 9 and saves 7%; 11 would cost three times as much for 2% more. */
const FOR_PAGES = 10;
/** Above this size, in bytes, a page gets the best quality, too. */
const LONG_PAGE = 60_000;
/** For sites that are tested and thrown away: a fifth of the time, and a fifth more bytes. */
export const FAST = 5;

interface CompressedForm {
  readonly ending: '.br' | '.gz';
  readonly content: Buffer;
}

const ENDING = /\.(?:br|gz)$/;

/** Whether a file is named like a compressed form of another. */
export function isCompressed(path: string): boolean {
  return ENDING.test(path);
}

/** The file that a compressed form was made from; any other file itself. */
export function withoutCompression(path: string): string {
  return path.replace(ENDING, '');
}

/** The compressed forms of a file, by the ending that servers look for; none for what doesn't shrink. Node compresses in threads of its own. */
export async function compressedForms(name: string, content: Buffer, effort: Effort): Promise<readonly CompressedForm[]> {
  if (!TEXT.test(name) || content.length < MIN_BYTES) return [];
  const [br, gz] = await Promise.all([brotli(content, effort), cached(hashOf('gzip', content), () => compressGzip(content, { level: GZIP_LEVEL }))]);
  return [
    { ending: '.br', content: br },
    { ending: '.gz', content: gz },
  ];
}

export function brotli(content: Buffer, effort: Effort): Promise<Buffer> {
  const quality = qualityOf(content, effort);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return cached(hashOf(`brotli ${quality}`, content), () => compressBrotli(content, { params }));
}

function qualityOf(content: Buffer, effort: Effort): number {
  if (effort === 'fast') return FAST;
  return effort === 'page' && content.length < LONG_PAGE ? FOR_PAGES : BEST;
}

/** Compressed forms are cached, so a warm build mostly copies. */
async function cached(key: string, compress: () => Promise<Buffer>): Promise<Buffer> {
  const known = cache.read(key);
  if (known) return known;
  const compressed = await compress();
  cache.write(key, compressed);
  return compressed;
}
