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
const BEST = 11;
/** Pages are many and change often: 10 costs a fifth more time than 9 and saves 7%; 11 would cost three times as much for 2% more. */
const FOR_PAGES = 10;
/** Above this size, in bytes, a page gets the best quality all the same. */
const LONG_PAGE = 60_000;
/** For sites that are tested and thrown away: a fifth of the time, and a fifth more bytes. */
const FAST = 5;
/**
 * How brotli may write distances (RFC 7932, section 4), as postfix bits and direct codes. Its encoder doesn't try others than it is told to; which
 * one suits a file isn't known before, and an asset is tried with all of them. That saves 0.1% of a first visit.
 */
const DISTANCE_CODES = [
  [0, 0],
  [0, 8],
  [1, 12],
] as const;

export interface CompressedForm {
  readonly ending: '.br' | '.gz';
  readonly content: Buffer;
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
  const codes = effort === 'asset' ? DISTANCE_CODES : DISTANCE_CODES.slice(0, 1);
  return cached(hashOf(`brotli ${quality} ${codes.join(' ')}`, content), () => shortestForm(content, quality, codes));
}

async function shortestForm(content: Buffer, quality: number, codes: readonly (readonly [number, number])[]): Promise<Buffer> {
  const forms = await Promise.all(
    codes.map(([postfix, direct]) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      };
      return compressBrotli(content, { params });
    }),
  );
  return forms.reduce((shortest, form) => (form.length < shortest.length ? form : shortest));
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
