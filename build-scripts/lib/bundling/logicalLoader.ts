import { fileURLToPath } from 'node:url';
import type { LoaderDefinition } from 'webpack';
import { ICON_PATHS } from '../../../src/core/site/iconPaths';

/** Webpack's name for the loader. */
export const LOGICAL = fileURLToPath(import.meta.url);

/** Replaces sides in all sheets but the terminal's, whose lines are read from the left in any language. */
const logicalLoader: LoaderDefinition = function logicalLoader(source) {
  if (/[\\/]terminal[\\/]/.test(this.resourcePath)) return source;
  return withLogicalSides(source) + (this.resourcePath.endsWith('main.scss') ? `@layer base{${OWN_ORDER}}@layer section{${OWN_LAYOUT}}` : '');
};

export default logicalLoader;

const SIDED = /(?<=[{;\s])(margin|padding|border)-(left|right)(?=(?:-(?:color|style|width))?:)/g;
const PLACED = /(?<=[{;\s])(left|right)(?=:)/g;
const ALIGNED_LEFT = /(?<=text-align:\s*)left(?=[;}])/g;
/** But what a page's author has aligned to a side stays there. */
const ALIGNED_RIGHT = /(?<=(?<!\.align-right\{)text-align:\s*)right(?=[;}])/g;
const FLOATED = /(?<=float:\s*)(left|right)(?=[;}])/g;
/** The side from which a bar grows. */
const GROWING = /(?<=transform-origin:\s*)left(?=[;}])/g;
const FOUR = /(?<=[{;\s])(margin|padding):([^;}]+)(?=[;}])/g;
/** A line within the start of a box, and a fade to one of its sides. */
const TURNED = /(?<=inset )\d+p[tx](?= 0 )|(?<=linear-gradient\()-?(?:90|270)deg/g;
/** The mark of a closed fold, which points to its text. */
const POINTING = /(?<=[{;\s]rotate:\s*)-45deg(?=[;}])/g;
/** The arrow before the last cell of a row that is folded into lines. */
const ONWARD = /"→ "/g;

/** The arrows that lead back and on. */
const ARROW = `:is([d="${ICON_PATHS['arrow-left']}"],[d="${ICON_PATHS['arrow-right']}"])`;

/**
 * The site's own words are English: the first letter of each text sets its direction, so that its numbers and its full stop are where they
 * belong, but it is aligned to the side of the page, or of the block of an article around it. An article's blocks are marked with their
 * directions. An icon beside such words keeps its side of them; an arrow is mirrored. Code is read from the left, in a result, too, and so is
 * what follows a path in the terminal.
 */
const OWN_ORDER = [
  `:where(${[
    ':is(h1,h2,h3,h4,p):not(.prose *)',
    ':is(.resume,.checks,.runbook__notice,.runbook__notes) li',
    'th,td,span,a,button,time,summary,dt,dd,label,input,textarea,figcaption,.tags__more',
  ].join()}){unicode-bidi:plaintext}`,
  ':where(pre,code,.terminal__line--code) :where(span,a),:where(th,td)>a,.quick__section,.terminal__line--code,.terminal__line--output{unicode-bidi:normal}',
  '.terminal__line:not(.terminal__line--columns)>:first-child{unicode-bidi:normal}',
  '[dir=rtl]{--side:-1;--onward:"← ";text-align:right}[dir=ltr]{--side:1;--onward:"→ ";text-align:left}input,textarea{text-align:inherit}',
  `:where(a,button):has(>.icon):not(:has(${ARROW})){direction:ltr}`,
  `:where(a,button):not(.next__link,.runbook__ways a):has(>.icon>${ARROW}){unicode-bidi:isolate}.icon:has(>${ARROW}){scale:var(--side) 1}`,
  '.result__excerpt code,.quick__excerpt code{unicode-bidi:isolate;direction:ltr}',
].join('');

/** What the sheets above lay out for a page from the left. A dot between two facts would be on the far side of an English one. */
const OWN_LAYOUT = [
  '.next__link{display:inline-flex;align-items:center}',
  '.entry__facts:has(>.entry__age){column-gap:var(--space-4)}.entry__age:before{display:none}',
].join('');

/**
 * Replaces left and right by start and end, so that a page from right to left is the mirror image. The sheets name sides, because pages
 * from left to right would pay for the longer names. Texts that set their own direction would take start and end from it: they are aligned
 * by name.
 */
export function withLogicalSides(css: string): string {
  return css
    .replace(FOUR, (rule: string, name: string, value: string) => {
      const [top, right, bottom, left, ...more] = partsOf(value.trim());
      return left === undefined || more.length > 0 || left === right ? rule : `${name}-block:${top} ${bottom};${name}-inline:${left} ${right}`;
    })
    .replace(SIDED, (_, name: string, side: string) => `${name}-inline-${endOf(side)}`)
    .replace(PLACED, (side) => `inset-inline-${endOf(side)}`)
    .replace(ALIGNED_LEFT, 'inherit')
    .replace(ALIGNED_RIGHT, 'left')
    .replace(FLOATED, (side) => `inline-${endOf(side)}`)
    .replace(GROWING, 'right')
    .replace(TURNED, (value) => `calc(${value}*var(--side))`)
    .replace(POINTING, '135deg')
    .replace(ONWARD, 'var(--onward)');
}

const endOf = (side: string) => (side === 'left' ? 'start' : 'end');

/** The values of a list, each with what is in its parentheses. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}
