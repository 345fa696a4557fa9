import { ENTRIES, ENTRY_LEAD, HEADING_LEAD, INSIDE_FIT, PASSAGE_GAP, PASSAGE_LENGTH, PASSAGE_TURN, START_FIT, WHOLE_FIT } from '../limits';
import { withoutOverlaps, writtenRange, type TextRange } from '../text/ranges';
import { isToken } from '../text/tokens';

/** A folded word and what it counts: the fewer documents contain it, the more. */
export interface WeighedWord {
  readonly word: string;
  readonly weight: number;
}

/** A body as written and folded. */
export interface FoldedBody {
  readonly text: string;
  readonly folded: string;
  /** Where its headings begin, in the body as written. They matter for the passage that is shown, not for the order of pages. */
  readonly headings?: readonly number[] | undefined;
}

/** A part of a body that has several words close together. */
export interface Passage {
  /**
   * The sum of the weights of its words: less for a word that is only a part of another one, and if they are apart or in another order.
   * That of the body's heaviest passage, also where one in its list of messages is preferred.
   */
  readonly weight: number;
  /** From its first word to its last, at most PASSAGE_LENGTH units, in the body as written. */
  readonly range: TextRange;
  /** By the word's number: how whole it is in the passage, 0 for one that it lacks. */
  readonly fits: Float64Array;
  /** Whether it has all words, and its line nothing else but punctuation. */
  readonly isLine: boolean;
  /** The words in it and around it, without overlaps, in the body as written. */
  readonly marks: readonly TextRange[];
}

/** Where a word is in a folded body. */
interface Occurrence {
  /** The word's number. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** What its weight is multiplied by. */
  readonly fit: number;
  /** The same to choose among passages. */
  readonly lead: number;
}

/** How far around a passage words are marked, in UTF-16 units. */
const AROUND = 200;

/**
 * The passage of a body that has most of some words, whole ones before those that are part of another: `locked` counts more in "locked
 * out" than in "unlocked". Of two that have about as much, one with all words in the page's list of messages, which says what to do, or with some
 * in a heading. Of equals the shortest, then the first. Null if the body has none of the words. O(body + occurrences · words).
 */
export function passageOf(body: FoldedBody, words: readonly WeighedWord[]): Passage | null {
  const { text, folded } = body;
  const found = words.flatMap(({ word }, number) => occurrencesOf(body, word, number)).sort((a, b) => a.start - b.start || b.end - a.end);
  const best = heaviest(found, words, folded.search(ENTRIES));
  if (!best) return null;
  const { weight, start, end } = best;
  const fits = new Float64Array(words.length);
  for (const { number, fit } of within(found, start, end)) fits[number] = Math.max(fits[number] ?? 0, fit);
  // Around the passage a word is marked where it is as whole as in it; one that the passage lacks, only where it is a word.
  const isMarked = ({ number, fit }: Occurrence) => fit >= (fits[number] || START_FIT);
  const marked = within(found, start - AROUND, end + AROUND).filter(isMarked);
  const written = (range: TextRange) => writtenRange(text, folded, range);
  const marks = withoutOverlaps(marked.map((one) => [one.start, one.end] as const));
  const isLine = fits.every(Boolean) && folded[start - 1] === '\n' && /^[^\w\n]*(?:\n|$)/.test(folded.slice(end));
  return { weight, fits, isLine, range: written([start, end]), marks: marks.map(written) };
}

function occurrencesOf({ text, folded, headings = [] }: FoldedBody, word: string, number: number): Occurrence[] {
  const found: Occurrence[] = [];
  // Folding hardly ever changes a text's length; if it does, the offsets of headings are others.
  const titles = text.length === folded.length ? headings : [];
  for (let start = folded.indexOf(word); start !== -1; start = folded.indexOf(word, start + word.length)) {
    const end = start + word.length;
    const fit = fitOf(folded, start, end);
    const isTitle = titles.length > 0 && fit >= START_FIT && titles.includes(folded.lastIndexOf('\n', start) + 1);
    found.push({ number, start, end, fit, lead: isTitle ? HEADING_LEAD : 1 });
  }
  return found;
}

function fitOf(folded: string, start: number, end: number): number {
  if (isPartOfToken(folded, start - 1)) return INSIDE_FIT;
  return isPartOfToken(folded, end) ? START_FIT : WHOLE_FIT;
}

/** Whether the character at an offset is a letter or digit; half of a surrogate pair isn't one. */
function isPartOfToken(folded: string, at: number): boolean {
  return isToken(folded.charAt(at));
}

interface Window {
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The window of at most PASSAGE_LENGTH units whose words weigh most; one with all words in the list of messages may weigh ENTRY_LEAD times
 * less, and words in headings count HEADING_LEAD times. The weight that it has here is that of the heaviest window, which orders documents.
 *
 * @param entries where the list begins, -1 if there is none
 */
function heaviest(found: readonly Occurrence[], words: readonly WeighedWord[], entries: number): Window | null {
  let best: Window | null = null;
  let most = 0;
  for (let first = 0; first < found.length; first += 1) {
    const start = found[first]?.start ?? 0;
    const isListed = entries >= 0 && start >= entries;
    const fits = new Float64Array(words.length);
    let [sum, led, missing, letters, end, last, turns] = [0, 0, words.length, 0, start, 0, 0];
    for (let at = first; at < found.length; at += 1) {
      const one = found[at];
      if (!one || (at > first && one.end - start > PASSAGE_LENGTH)) break;
      const more = one.fit - (fits[one.number] ?? 0);
      if (more <= 0) continue;
      if (fits[one.number] === 0) {
        missing -= 1;
        letters += one.end - one.start;
        if (one.number < last) turns = 1;
        last = one.number;
      }
      fits[one.number] = one.fit;
      sum += more * (words[one.number]?.weight ?? 0);
      led += more * (words[one.number]?.weight ?? 0) * one.lead;
      end = Math.max(end, one.end);
      const closeness = (1 - (PASSAGE_GAP * Math.max(0, end - start - letters)) / PASSAGE_LENGTH) * (1 - PASSAGE_TURN * turns);
      most = Math.max(most, sum * closeness);
      const weight = led * closeness * (isListed && missing === 0 ? ENTRY_LEAD : 1);
      if (!best || weight > best.weight || (weight === best.weight && end - start < best.end - best.start)) best = { weight, start, end };
    }
  }
  return best && { ...best, weight: most };
}

function within(found: readonly Occurrence[], start: number, end: number): readonly Occurrence[] {
  return found.filter((one) => one.start >= start && one.end <= end);
}
