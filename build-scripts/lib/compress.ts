import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileCache, hashOf } from './cache';

const TEXT = /\.(?:html|css|js|json|svg|md|txt|xml|webmanifest)$/;
const MIN_BYTES = 256;
const GZIP_LEVEL = 7;
const cache = fileCache('compressed');

export type Effort = 'page' | 'asset' | 'fast';

/** Brotli's best quality; assets are few and are sent to everyone. */
const BEST = 11;
/** Pages are many and change often: 10 costs a fifth more time than 9 and saves 7%; 11 would cost three times as much for 2% more. */
const FOR_PAGES = 10;
/** Above this size, in bytes, a page gets the best quality all the same. */
const LONG_PAGE = 100_000;
/** For sites that are tested and thrown away: a fifth of the time, and a fifth more bytes. */
const FAST = 5;

export interface CompressedForm {
  readonly ending: '.br' | '.gz';
  readonly content: Buffer;
}

/** The compressed forms of a file, by the ending that servers look for; none for what doesn't shrink. */
export function compressedForms(name: string, content: Buffer, effort: Effort): readonly CompressedForm[] {
  if (!TEXT.test(name) || content.length < MIN_BYTES) return [];
  return [
    { ending: '.br', content: brotli(content, effort) },
    { ending: '.gz', content: cached(hashOf('gzip', content), () => gzipSync(content, { level: GZIP_LEVEL })) },
  ];
}

export function brotli(content: Buffer, effort: Effort): Buffer {
  const quality = qualityOf(content, effort);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return cached(hashOf(`brotli ${quality}`, content), () => brotliCompressSync(content, { params }));
}

function qualityOf(content: Buffer, effort: Effort): number {
  if (effort === 'fast') return FAST;
  return effort === 'page' && content.length < LONG_PAGE ? FOR_PAGES : BEST;
}

/** Compressed forms are cached, so a warm build mostly copies. */
function cached(key: string, compress: () => Buffer): Buffer {
  const known = cache.read(key);
  if (known) return known;
  const compressed = compress();
  cache.write(key, compressed);
  return compressed;
}
