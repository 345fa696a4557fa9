import type { Picture } from '../../../../src/core/content/blocks';
import { decodePart } from '../../../../src/core/site/decodePart';
import type { SiteConstants } from '../../../../src/core/site/siteConstants';
import { routeOf, type CompiledDocument } from '../articles/document';
import type { Problem } from '../source/problem';
import type { ContentFiles } from '../reading/readContent';
import { shownIn } from '../rules/checkPictures';
import { leadingPaths, narrowSources } from '../rules/narrowDrawing';
import { datedAddress, knownPicture, NO_VARIANTS, pictureAt, type PicturePlace, type PictureUse, type PictureVariants } from '../pictures/knownPicture';

/** The pictures of a model's pages. */
export interface ModelPictures {
  /** A picture as a page shows it. */
  readonly pictureAt: (src: string, place: PicturePlace) => Picture;
  /** Smaller forms of its pictures. */
  readonly variants: PictureVariants['files'];
}

export interface PictureInput {
  readonly files: ContentFiles;
  readonly site: SiteConstants;
  /** The site's path under its origin, with a slash at both ends. */
  readonly basePath?: string;
  /** Makes smaller forms of pictures; without it there are none, as while developing. */
  readonly makeVariants?: (uses: readonly PictureUse[]) => Promise<PictureVariants>;
  /** Whether pictures' addresses change with their files, so that open pages show new ones: while developing. */
  readonly hasDatedPictures?: boolean;
}

/** The pictures of a model's pages, and the faults that only decoding reveals. */
export async function modelPictures(
  published: readonly CompiledDocument[],
  input: PictureInput,
): Promise<ModelPictures & { readonly problems: readonly Problem[] }> {
  const variants = await variantsFor(published, input);
  const { files, basePath = '/', hasDatedPictures = false } = input;
  const { images } = files;
  const addressOf = (src: string) => (hasDatedPictures ? datedAddress(src, images) : src);
  return {
    pictureAt: (src, place) => {
      const picture = pictureAt(src, place, { images, variants });
      const narrow = place === 'page' ? narrowSources(src, { images, basePath, addressOf }) : [];
      return { ...picture, src: addressOf(src), ...(narrow.length > 0 ? { sources: [...narrow, ...(picture.sources ?? [])] } : {}) };
    },
    variants: variants.files,
    problems: unreadable(published, variants),
  };
}

/** A project's picture, as its card and its page show it. */
export function leadingPicture({ meta }: CompiledDocument, pictureAt: ModelPictures['pictureAt']): Pick<CompiledDocument, 'picture'> {
  const src = meta && 'image' in meta ? meta.image : undefined;
  return src === undefined ? {} : { picture: { card: pictureAt(src, 'card'), page: pictureAt(src, 'page') } };
}

/** For what readers see: in articles, on projects' cards and pages, and beside the owner's name. */
async function variantsFor(published: readonly CompiledDocument[], { files: { images }, site, makeVariants }: PictureInput): Promise<PictureVariants> {
  const wanted: (readonly [src: string, places: readonly PicturePlace[]])[] = [
    ...published.flatMap((document) => document.images.map(({ href }) => [href, ['text']] as const)),
    ...published.flatMap(({ meta }) => (meta && 'image' in meta && meta.image ? [[meta.image, ['card', 'page']] as const] : [])),
    ...(site.profileImage === undefined ? [] : [[site.profileImage, ['profile']] as const]),
  ];
  const uses = wanted.flatMap(([src, places]): PictureUse[] => {
    const known = knownPicture(images, src);
    return known?.facts.size && known.facts.form !== 'svg' ? places.map((place) => ({ src, ...known, place })) : [];
  });
  // The library for it is only loaded where there is something to do.
  return uses.length > 0 && makeVariants ? makeVariants(uses) : NO_VARIANTS;
}

function unreadable(published: readonly CompiledDocument[], { faults }: PictureVariants): Problem[] {
  return shownIn(published).flatMap(({ src, ...place }): Problem[] => {
    const fault = faults.get(src);
    return fault === undefined ? [] : [{ ...place, message: `shows ${src}, which can't be read: ${fault}`, hint: 'Save the picture again from its source.' }];
  });
}

/** The pictures, without those that only unpublished documents show. */
export function shownImages(
  { files, site }: PictureInput,
  compiled: readonly CompiledDocument[],
  shown: readonly CompiledDocument[],
): ReadonlyMap<string, string> {
  const ids = new Set(shown.map(routeOf));
  const needed = new Set([site.profileImage, site.socialCard, ...shown.flatMap(imagesOf)]);
  const hidden = new Set(compiled.filter((document) => !ids.has(routeOf(document))).flatMap(imagesOf));
  return new Map([...files.images].filter(([path]) => needed.has(path) || !hidden.has(path)));
}

/** The paths of the pictures that a document shows, including the narrow form of its diagram, whether or not it exists. */
export function imagesOf({ images, meta }: CompiledDocument): string[] {
  return [...images.map(({ href }) => decodePart(href)), ...leadingPaths(meta)];
}
