import { cardPath } from '../../../src/core/site/cardPath';
import type { Page } from '../content/pages/page';
import type { Card, CardFrame } from './card';

interface DrawnCards {
  readonly cards: readonly Card[];
  readonly pages: readonly Page[];
  readonly frame: CardFrame;
}

/** What every face can draw, or does without: texts of nothing else are known to be whole before the faces are read, which takes a while. */
export const DRAWN = /^[ -~\u00A0-\u00B4\u00B6-\u0148\u014A-\u017E–—‘’“”•…€\p{Extended_Pictographic}\p{Regional_Indicator}\p{Default_Ignorable_Code_Point}]*$/u;

/** So many pages are named. */
const NAMED = 5;

const LIST = new Intl.ListFormat('en');

/** Tells the owner which cards lack a text because their faces don't have its letters. */
export async function cardNotices({ cards, pages, frame }: DrawnCards): Promise<string[]> {
  const doubtful = cards.filter((card) => !DRAWN.test(textsOf(card).join('')));
  if (doubtful.length === 0 && DRAWN.test(frame.name)) return [];
  const [{ drawableCard }, { canDraw }] = await Promise.all([import('./drawableCard'), import('./cardFonts')]);
  const lacking = new Set(doubtful.filter((card) => textsOf(card).join('\n') !== textsOf(drawableCard(card, frame)).join('\n')).map(({ file }) => file));
  const byFile = new Map(pages.filter(({ isContinuation }) => !isContinuation).map(({ path }) => [cardPath(path), path]));
  const paths = [...byFile].flatMap(([file, path]) => (lacking.has(file) ? [path] : []));
  const more = paths.length - NAMED;
  const named = [...(canDraw(frame.name, 'title') ? [] : ["the site's name"]), ...paths.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])];
  if (named.length === 0) return [];
  return [`The typefaces of social cards lack letters of ${LIST.format(named)}; "Social cards" in docs/writing.md says what is shown instead.`];
}

function textsOf({ label, meta, title, text, checked, figures }: Card): string[] {
  return [label, meta, title, text, ...checked, ...figures.flatMap((figure) => [figure.value, figure.label])];
}
