import { fileURLToPath } from 'node:url';
import type { LoaderDefinition } from 'webpack';

/** Webpack's name for the loader. */
export const LOGICAL = fileURLToPath(import.meta.url);

/** Replaces sides in all sheets but the terminal's, whose lines are read from the left in any language. */
const logicalLoader: LoaderDefinition = function logicalLoader(source) {
  if (/[\\/]terminal[\\/]/.test(this.resourcePath)) return source;
  return withLogicalSides(source) + (this.resourcePath.endsWith('main.scss') ? OWN_ORDER : '');
};

export default logicalLoader;

const SIDED = /(?<=[{;\s])(margin|padding|border)-(left|right)(?=(?:-(?:color|style|width))?:)/g;
const PLACED = /(?<=[{;\s])(left|right)(?=:)/g;
const ALIGNED = /(?<=text-align:\s*)(left|right)(?=[;}])/g;
const FLOATED = /(?<=float:\s*)(left|right)(?=[;}])/g;
const FOUR = /(?<=[{;\s])(margin|padding):([^;}]+)(?=[;}])/g;
/** The mark of a closed fold, which points to its text. */
const POINTING = /(?<=[{;\s]rotate:\s*)-45deg(?=[;}])/g;
/** What a page's author has aligned to a side stays there. */
const KEPT = /\.align-right\{[^}]*\}/g;

/**
 * The site's own words are English: the first letter of each text sets its direction, so that its numbers and its full stop are where they
 * belong, but it is aligned to the page's side. An icon beside such words keeps its side of them; the arrow beside the next guide's title is
 * mirrored. Code in a result is read from the left.
 */
const OWN_ORDER = `@layer base{${[
  ':where(p,span,a,button,time,summary,dt,dd,label,input,.tags__more){unicode-bidi:plaintext}',
  ':where(p,dt,dd,a,summary,label,input,.around__why,.next__label){text-align:right}',
  ':where([dir=ltr],[dir=ltr] *){text-align:left}',
  ':where(a,button):has(>.icon):not(.next__link){direction:ltr}',
  '.next__link .icon{scale:-1 1}',
  '.result__excerpt code,.quick__excerpt code{unicode-bidi:isolate;direction:ltr}',
].join('')}}`;

/** Replaces left and right by start and end, so that a page from right to left is the mirror image. The sheets name sides, because pages
 * from left to right would pay for the longer names. */
export function withLogicalSides(css: string): string {
  const kept = css.match(KEPT) ?? [];
  let at = 0;
  return css
    .replace(FOUR, (rule: string, name: string, value: string) => {
      const [top, right, bottom, left, ...more] = partsOf(value.trim());
      return left === undefined || more.length > 0 || left === right ? rule : `${name}-block:${top} ${bottom};${name}-inline:${left} ${right}`;
    })
    .replace(SIDED, (_, name: string, side: string) => `${name}-inline-${endOf(side)}`)
    .replace(PLACED, (side) => `inset-inline-${endOf(side)}`)
    .replace(ALIGNED, endOf)
    .replace(FLOATED, (side) => `inline-${endOf(side)}`)
    .replace(POINTING, '135deg')
    .replace(KEPT, () => kept[at++] ?? '');
}

const endOf = (side: string) => (side === 'left' ? 'start' : 'end');

/** The values of a list, each with what is in its parentheses. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}
