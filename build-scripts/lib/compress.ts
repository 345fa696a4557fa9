import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileCache, hashOf } from './cache';

const TEXT = /\.(?:html|css|js|json|svg|md|txt|xml|webmanifest)$/;
const MIN_BYTES = 256;
const GZIP_LEVEL = 7;
const cache = fileCache('compressed');

export type Effort = 'page' | 'asset';

/** Brotli's quality: pages are many and change often, assets are few and are sent to everyone. For pages 10 costs a fifth more time than 9 and saves
 * 7%; 11 would cost three times as much for 2% more. */
const QUALITY: Readonly<Record<Effort, number>> = { page: 10, asset: 11 };

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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return cached(hashOf(`brotli ${QUALITY[effort]}`, content), () => brotliCompressSync(content, { params }));
}

/** What has been compressed once needn't be again: a warm build mostly copies. */
function cached(key: string, compress: () => Buffer): Buffer {
  const known = cache.read(key);
  if (known) return known;
  const compressed = compress();
  cache.write(key, compressed);
  return compressed;
}
