import { readFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import type { PictureSource } from '../../../src/core/content/blocks';
import { fileCache, hashOf } from '../files/cache';
import { forEachConcurrently } from '../running/concurrency';
import { firstLineOf } from '../text/firstLineOf';
import { PLACES, type PicturePlace, type PictureUse, type PictureVariants, type VariantFile } from '../content/pictures/knownPicture';

/*
 * Smaller forms of pictures, at the widths at which pages show them. Those made from the same bytes before come from the cache, and the
 * library is only loaded for others.
 */

type Form = 'avif' | 'webp';

/** One file to make of a picture. */
interface Variant {
  readonly form: Form;
  readonly width: number;
  /** All frames of a film, or its first one for those who want no movement. */
  readonly frames: 'one' | 'all' | 'first';
}

/** What is made of a picture for a place. */
interface Plan {
  readonly variants: readonly Variant[];
}

/** Must change with anything that changes what is made from the same bytes. */
const VERSION = 'pictures 1';
/** For screens with 1, 1.5 and 2 device pixels per CSS pixel, and for half the width of the place. */
const DENSITIES = [0.5, 1, 1.5, 2];
/** A smaller form that is hardly smaller isn't worth its file. */
const STEP = 1.1;

const cache = fileCache('pictures');

/** A picture at one place, and the hash of its bytes, which are read again when needed, so that few are in memory at once. */
interface Job {
  readonly use: PictureUse;
  readonly hash: string;
}

/** Makes the smaller forms of pictures that are missing. */
export async function makeVariants(
  uses: readonly PictureUse[],
  { basePath, advance = () => undefined }: { readonly basePath: string; readonly advance?: () => void },
): Promise<PictureVariants> {
  const unique = new Map(uses.map((use) => [keyOf(use.src, use.place), use]));
  const sources = new Map<string, readonly PictureSource[]>();
  const files = new Map<string, VariantFile>();
  const faults = new Map<string, string>();
  await forEachConcurrently(
    unique,
    async ([key, use]) => {
      const job = { use, hash: hashOf(readFileSync(use.file)) };
      try {
        const { variants } = await planOf(job);
        sources.set(key, sourcesOf(job, variants, basePath));
        for (const variant of variants) files.set(pathOf(job, variant), { path: pathOf(job, variant), content: () => contentOf(job, variant) });
      } catch (error) {
        faults.set(use.src, firstLineOf(error));
      }
      advance();
    },
    2,
  );
  return { sourcesOf: (src, place) => sources.get(keyOf(src, place)), files: [...files.values()], faults };
}

function keyOf(src: string, place: PicturePlace): string {
  return `${place} ${src}`;
}

function pathOf({ hash }: Job, { form, width, frames }: Variant): string {
  return `images/sized/${hash.slice(0, 12)}-${width}${frames === 'first' ? '-still' : ''}.${form}`;
}

/** The best form first; readers who want no motion get a film's first frame. */
function sourcesOf(job: Job, variants: readonly Variant[], basePath: string): PictureSource[] {
  const shownWidth = Math.min(PLACES[job.use.place], job.use.facts.size?.[0] ?? 0);
  const sizes = `(max-width: ${shownWidth}px) 100vw, ${shownWidth}px`;
  const of = (fits: (variant: Variant) => boolean, more: Pick<PictureSource, 'type'> & Partial<PictureSource>): PictureSource[] => {
    const srcSet = variants
      .filter(fits)
      .map((variant) => `${basePath}${pathOf(job, variant)} ${variant.width}w`)
      .join(', ');
    return srcSet === '' ? [] : [{ ...more, srcSet, sizes }];
  };
  return [
    ...of(({ frames }) => frames === 'first', { type: 'image/webp', media: '(prefers-reduced-motion: reduce)' }),
    ...of(({ form }) => form === 'avif', { type: 'image/avif' }),
    ...of(({ form, frames }) => form === 'webp' && frames !== 'first', { type: 'image/webp' }),
  ];
}

async function planOf(job: Job): Promise<Plan> {
  const key = hashOf(VERSION, 'plan', job.hash, job.use.place);
  const kept = cache.read(key);
  if (kept) return JSON.parse(kept.toString('utf8')) as Plan;
  const plan = { variants: await variantsOf(job) };
  cache.write(key, JSON.stringify(plan));
  return plan;
}

/** Those that are smaller than the picture itself: a drawing with few colours is best left as a PNG. */
async function variantsOf(job: Job): Promise<Variant[]> {
  const { default: sharp } = await import('sharp');
  const { pages = 1, width = 1, height = 1 } = await sharp(readFileSync(job.use.file), READING).metadata();
  if (pages > 1) return filmVariants(job, pages * width * height);
  const widths = widthsFor(job.use);
  const forms: Variant[][] = [];
  let lightest = job.use.facts.bytes;
  for (const form of ['webp', 'avif'] as const) {
    const variants = widths.map((width): Variant => ({ form, width, frames: 'one' }));
    // The largest one decides; where it isn't lighter, as for many screenshots, the others needn't be made.
    const largest = variants.at(-1);
    const weight = largest ? (await contentOf(job, largest)).length : Infinity;
    if (weight >= lightest) continue;
    lightest = weight;
    for (const variant of variants) await contentOf(job, variant);
    forms.push(variants);
  }
  return forms.flat();
}

/** A film whose frames together have more pixels than are decoded at once is shown as it is. */
async function filmVariants(job: Job, pixels: number): Promise<Variant[]> {
  const width = widthsFor(job.use).at(-1) ?? 1;
  const film: Variant = { form: 'webp', width, frames: 'all' };
  const isLighter = pixels <= READING.limitInputPixels && (await contentOf(job, film)).length < job.use.facts.bytes;
  return [{ form: 'webp', width, frames: 'first' }, ...(isLighter ? [film] : [])];
}

function widthsFor({ facts, place }: PictureUse): number[] {
  const own = facts.size?.[0] ?? 1;
  const wanted = DENSITIES.map((density) => Math.round(PLACES[place] * density));
  const widths = [...wanted.filter((width) => width * STEP < own), Math.min(own, Math.max(...wanted))];
  return [...new Set(widths)];
}

/** From the cache, or made now. */
async function contentOf(job: Job, variant: Variant): Promise<Buffer> {
  const { form, width, frames } = variant;
  const key = hashOf(VERSION, job.hash, form, String(width), frames);
  const kept = cache.read(key);
  if (kept) return kept;
  const content = await encode(job, variant);
  cache.write(key, content);
  return content;
}

/** A slightly damaged picture is published as browsers show it; one that can't be decoded is an error. */
const READING = { failOn: 'error', limitInputPixels: 100_000_000 } as const;

/** Rotated as its metadata says, in sRGB, and without metadata. */
async function encode({ use }: Job, { form, width, frames }: Variant): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(readFileSync(use.file), { ...READING, animated: frames === 'all' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return QUALITIES[form](picture, use.facts.form === 'jpg').toBuffer();
}

/** Letters and lines in screenshots are kept sharp; a photograph doesn't show the difference. */
const QUALITIES: Readonly<Record<Form, (picture: Sharp, isPhotograph: boolean) => Sharp>> = {
  webp: (picture, isPhotograph) => picture.webp({ quality: isPhotograph ? 78 : 90, smartSubsample: !isPhotograph }),
  // Each further step of effort takes twice the time and saves a few percent.
  avif: (picture, isPhotograph) => picture.avif({ quality: isPhotograph ? 50 : 65, effort: 2, chromaSubsampling: isPhotograph ? '4:2:0' : '4:4:4' }),
};
