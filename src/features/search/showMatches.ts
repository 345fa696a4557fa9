import { MARKED_MATCHES } from '../../core/limits';
import { foldCase, locateAll } from '../../core/search';
import { isQuestionWord } from '../../core/search/advanced';
import { decodePart } from '../../core/site/decodePart';
import { clearMarks, findRanges, markRanges, type FindMatches } from '../../platform/markMatches';
import { COVERS, reveal } from '../../platform/reveal';

export const hideMatches = () => clearMarks();

/** Marks the matches of a needle in the page's text, or else those of its lines, or of its words. */
export function showMatches(needle: string): void {
  markRanges(matchesOf(needle, pageTexts()));
}

/** Scrolls to the first match under the heading of the hash, visible ones before those in a closed tab. */
export async function revealMatch(needle: string, hash: string): Promise<void> {
  const texts = pageTexts();
  const heading = hash === '' ? null : document.getElementById(decodePart(hash.slice(1)));
  const below = matchesOf(needle, texts).filter(({ startContainer }) => !heading || isBefore(heading, startContainer));
  const next = heading && texts.flatMap((text) => [...text.querySelectorAll('h2, h3, h4, h5, h6')]).find((other) => isBefore(heading, other));
  const inSection = below.filter(({ startContainer }) => !next || isBefore(startContainer, next));
  const near = inSection.length > 0 ? inSection : below;
  const match = near.find(isShown) ?? near[0];
  const element = match?.startContainer.parentElement;
  if (!match || !element) return;
  if (heading && isShown(match) && fitsUnder(heading, element)) await reveal(heading, { block: 'start' });
  else await reveal(element, { block: 'center', inline: 'nearest' });
  showAcross(match, element.closest('pre, .table'));
}

/** The share of the window's height below a heading that is surely visible at once. */
const SEEN = 0.6;

/** Whether heading and match are seen together: then the page is scrolled to the heading, as the contents show. */
function fitsUnder(heading: Element, element: Element): boolean {
  const distance = element.getBoundingClientRect().bottom - heading.getBoundingClientRect().top;
  return distance > 0 && distance < SEEN * window.innerHeight;
}

/** How wide the fade is at the edge of a box that scrolls sideways, in pixels. */
const FADE = 48;

/** Scrolls a box sideways as far as its match needs, but keeps the match's start in view. */
function showAcross(match: Range, box: Element | null): void {
  if (!box || box.scrollWidth <= box.clientWidth) return;
  box.scrollLeft = 0;
  const [marked, edges] = [match.getBoundingClientRect(), box.getBoundingClientRect()];
  const beyond = marked.right - edges.right;
  if (beyond > 0) box.scrollLeft = Math.min(beyond + FADE, marked.left - edges.left - FADE);
}

/** The text of an article; a case study's is in two parts, above and below its diagram. */
function pageTexts(): readonly Element[] {
  const texts = [...document.querySelectorAll('main .prose')];
  return texts.length > 0 ? texts : [document.querySelector('main') ?? document.body];
}

function matchesOf(needle: string, texts: readonly Element[]): Range[] {
  const find = (matches: FindMatches) => texts.flatMap((text) => findRanges(text, matches));
  const findParts = (separator: RegExp) => {
    const parts = needle.split(separator).filter(isTelling);
    const partsIn = (text: string, part: string) => locateAll(text, part, MARKED_MATCHES).filter(([start]) => isBeginning(text, start));
    return find((text) => parts.flatMap((part) => partsIn(text, part)).sort(([a], [b]) => a - b));
  };
  const whole = find((text) => locateAll(text, needle, MARKED_MATCHES));
  if (whole.length > 0) return whole;
  // The lines and cells of a passage are blocks of the page.
  const lines = findParts(/[\n\t]+/);
  return lines.length > 0 ? lines : findParts(/\s+/);
}

/** Single characters and words such as `the` are everywhere. */
const isTelling = (part: string) => part.length > 1 && !isQuestionWord(foldCase(part));

/** Whether an offset isn't inside a word; scripts without spaces don't tell. */
const isBeginning = (text: string, at: number) => !/^[a-z\d]{2}/i.test(text.slice(at - 1, at + 1));

function isBefore(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isShown({ startContainer }: Range): boolean {
  return !startContainer.parentElement?.closest(COVERS);
}
