import type { PictureSource } from '../../../../src/core/content/blocks';
import { NARROW_WINDOW } from '../../../../src/core/limits';
import { displayPath } from '../../files/displayPath';
import type { CompiledDocument } from '../articles/document';
import type { Problem } from '../source/problem';
import { factsOf, knownPicture } from '../pictures/knownPicture';

/*
 * A project's diagram shrinks on a phone until nobody can read it. So `x.svg` may have an upright form beside it,
 * `x.narrow.svg`, which the project's page shows there instead.
 */

const NARROW = /\.narrow\.svg$/;

/** Paper has room for the wide one. */
const NARROW_SCREENS = `screen and ${NARROW_WINDOW}`;

/** Where the narrow form of a drawing would be; empty for a picture that can't have one. */
function narrowPaths(src: string): string[] {
  return src.endsWith('.svg') && !NARROW.test(src) ? [src.replace(/\.svg$/, '.narrow.svg')] : [];
}

/** The addresses of a project's diagram: its own, and that of its narrow form, which needn't be there. */
export function leadingPaths(meta: CompiledDocument['meta']): string[] {
  return meta && 'image' in meta && meta.image ? [meta.image, ...narrowPaths(meta.image)] : [];
}

interface SourceContext {
  readonly images: ReadonlyMap<string, string>;
  readonly basePath: string;
  readonly addressOf: (src: string) => string;
}

/** The narrow form of a drawing, if it has one, as a source of its picture. */
export function narrowSources(src: string, { images, basePath, addressOf }: SourceContext): PictureSource[] {
  return narrowPaths(src).flatMap((path): PictureSource[] => {
    const [width, height] = knownPicture(images, path)?.facts.size ?? [];
    if (width === undefined || height === undefined) return [];
    return [{ media: NARROW_SCREENS, srcSet: basePath + addressOf(path).slice(1), width, height }];
  });
}

/** The largest width at which letters of the usual size still measure 12 pixels in a window of 360. */
const MAX_WIDTH = 420;
/** The largest ratio of width to height. */
const MAX_RATIO = 1.5;

/** Narrow drawings without a wide one, and those that aren't narrow. */
export function faultsOfNarrow(images: ReadonlyMap<string, string>): Problem[] {
  return [...images].flatMap(([path, file]): Problem[] => {
    if (!NARROW.test(path)) return [];
    const fault = faultOf(path, file, images);
    return fault ? [{ file: displayPath(file), line: 1, column: 1, ...fault }] : [];
  });
}

function faultOf(path: string, file: string, images: ReadonlyMap<string, string>): Pick<Problem, 'message' | 'hint'> | undefined {
  const wide = path.replace(NARROW, '.svg');
  if (!images.has(wide)) {
    return { message: `is the narrow form of ${wide}, which does not exist`, hint: 'Put the wide drawing beside it, or give this one another name.' };
  }
  const [width, height] = factsOf(file)?.size ?? [0, 0];
  if (width <= MAX_WIDTH && width <= height * MAX_RATIO) return undefined;
  return {
    message: `is ${width} × ${height} units, too wide for a phone`,
    hint: `Draw it upright and at most ${MAX_WIDTH} units wide; a phone’s window is 360 wide.`,
  };
}
