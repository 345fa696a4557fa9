import { readFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import type { PictureSource } from '../../../src/core/content/blocks';
import { fileCache, hashOf } from '../files/cache';
import { forEachConcurrently } from '../running/concurrency';
import { firstLineOf } from '../text/firstLineOf';
import { PLACES, type PicturePlace, type PictureUse, type PictureVariants, type VariantFile } from '../content/pictures/pictures';

/*
 * Smaller forms of pictures, at the widths at which pages show them. What was made of the same bytes before is read back, and the
 * library is only loaded for what wasn't.
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

/** To be changed with anything that changes what is made of the same bytes. */
const VERSION = 'pictures 1';
/** For screens with one, one and a half, and two pixels for each of a page's, and for half of the place's width. */
const DENSITIES = [0.5, 1, 1.5, 2];
/** A smaller form that is hardly smaller isn't worth its file. */
const STEP = 1.1;

const cache = fileCache('pictures');

/** A picture at one place, and the hash of its bytes; those are read again where they are needed, so that few are in memory at once. */
interface Job {
  readonly use: PictureUse;
  readonly hash: string;
}

/** Makes what is missing of the smaller forms of pictures. */
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

/** By the best form that a browser knows; who wants no movement gets a film's first frame. */
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

/** Those that are smaller than the picture itself: a drawing of few colours is best as the PNG that it is. */
async function variantsOf(job: Job): Promise<Variant[]> {
  const { default: sharp } = await import('sharp');
  const { pages = 1 } = await sharp(readFileSync(job.use.file), READING).metadata();
  if (pages > 1) return filmVariants(job);
  const widths = widthsFor(job.use);
  const forms: Variant[][] = [];
  let lightest = job.use.facts.bytes;
  for (const form of ['webp', 'avif'] as const) {
    const variants = widths.map((width): Variant => ({ form, width, frames: 'one' }));
    const weights: number[] = [];
    for (const variant of variants) weights.push((await contentOf(job, variant)).length);
    const largest = weights.at(-1) ?? Infinity;
    if (largest >= lightest) continue;
    lightest = largest;
    forms.push(variants);
  }
  return forms.flat();
}

async function filmVariants(job: Job): Promise<Variant[]> {
  const width = widthsFor(job.use).at(-1) ?? 1;
  const film: Variant = { form: 'webp', width, frames: 'all' };
  const isLighter = (await contentOf(job, film)).length < job.use.facts.bytes;
  return [{ form: 'webp', width, frames: 'first' }, ...(isLighter ? [film] : [])];
}

function widthsFor({ facts, place }: PictureUse): number[] {
  const own = facts.size?.[0] ?? 1;
  const wanted = DENSITIES.map((density) => Math.round(PLACES[place] * density));
  const widths = [...wanted.filter((width) => width * STEP < own), Math.min(own, Math.max(...wanted))];
  return [...new Set(widths)];
}

/** Read back, or made once more. */
async function contentOf(job: Job, variant: Variant): Promise<Buffer> {
  const { form, width, frames } = variant;
  const key = hashOf(VERSION, job.hash, form, String(width), frames);
  const kept = cache.read(key);
  if (kept) return kept;
  const content = await encode(job, variant);
  cache.write(key, content);
  return content;
}

/** What browsers show of a slightly damaged picture is published; what can't be decoded is an error. */
const READING = { failOn: 'error', limitInputPixels: 100_000_000 } as const;

/** Turned as it is meant to be seen, in the colours that every screen shows, and without what else the file says. */
async function encode({ use }: Job, { form, width, frames }: Variant): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(readFileSync(use.file), { ...READING, animated: frames === 'all' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return QUALITIES[form](picture, use.facts.form === 'jpg').toBuffer();
}

/** Letters and lines of a screen's picture are kept sharp; a photograph doesn't show the difference. */
const QUALITIES: Readonly<Record<Form, (picture: Sharp, isPhotograph: boolean) => Sharp>> = {
  webp: (picture, isPhotograph) => picture.webp({ quality: isPhotograph ? 78 : 90, smartSubsample: !isPhotograph }),
  // More effort takes twice the time for each step, and saves a few percent.
  avif: (picture, isPhotograph) => picture.avif({ quality: isPhotograph ? 50 : 65, effort: 2, chromaSubsampling: isPhotograph ? '4:2:0' : '4:4:4' }),
};
