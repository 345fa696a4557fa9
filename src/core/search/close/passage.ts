import {
  ENTRIES,
  ENTRY_BOOST,
  HEADING_BOOST,
  INSIDE_FIT,
  PASSAGE_AROUND,
  PASSAGE_GAP,
  PASSAGE_LENGTH,
  PASSAGE_DISORDER,
  START_FIT,
  WHOLE_FIT,
} from '../limits';
import { withoutOverlaps, writtenRange, type TextRange } from '../text/ranges';
import { isToken } from '../text/tokens';

/** A folded word and what it counts: the fewer documents contain it, the more. */
interface WeighedWord {
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
  readonly boost: number;
}

/**
 * The passage of a body that has most of some words, whole ones before those that are part of another: `locked` counts more in "locked
 * out" than in "unlocked". Of two that have about as much, one with all words in the page's list of messages, which says what to do, or with some
 * in a heading. Ties go to the shortest, then to the first. Null if the body has none of the words. O(body + occurrences · words).
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
  const marked = within(found, start - PASSAGE_AROUND, end + PASSAGE_AROUND).filter(isMarked);
  const written = (range: TextRange) => writtenRange(text, folded, range);
  const marks = withoutOverlaps(marked.map((one) => [one.start, one.end] as const));
  const isLine = fits.every(Boolean) && (folded[start - 1] ?? '\n') === '\n' && /^[^\p{L}\p{M}\p{N}_\n]*(?:\n|$)/u.test(folded.slice(end));
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
    found.push({ number, start, end, fit, boost: isTitle ? HEADING_BOOST : 1 });
  }
  return found;
}

function fitOf(folded: string, start: number, end: number): number {
  if (isPartOfToken(folded, start - 1)) return INSIDE_FIT;
  return isPartOfToken(folded, end) ? START_FIT : WHOLE_FIT;
}

/** Whether the character at an offset is a letter, digit or combining mark; half of a surrogate pair isn't one. */
function isPartOfToken(folded: string, at: number): boolean {
  return isToken(folded.charAt(at));
}

interface Window {
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

/** A window as it takes in one occurrence after another. */
class GrowingWindow {
  readonly start: number;
  end: number;
  readonly #words: readonly WeighedWord[];
  /** By the word's number: how whole it is so far. */
  readonly #fits: Float64Array;
  #sum = 0;
  #boosted = 0;
  #missing: number;
  #letters = 0;
  #last = 0;
  #isOutOfOrder = false;

  constructor(words: readonly WeighedWord[], start: number) {
    this.start = this.end = start;
    this.#words = words;
    this.#fits = new Float64Array(words.length);
    this.#missing = words.length;
  }

  /** Returns false for an occurrence that adds nothing: the window has its word as whole already. */
  extend({ number, start, end, fit, boost }: Occurrence): boolean {
    const known = this.#fits[number] ?? 0;
    if (fit <= known) return false;
    if (known === 0) {
      this.#missing -= 1;
      this.#letters += end - start;
      this.#isOutOfOrder ||= number < this.#last;
      this.#last = number;
    }
    this.#fits[number] = fit;
    const weight = (fit - known) * (this.#words[number]?.weight ?? 0);
    this.#sum += weight;
    this.#boosted += weight * boost;
    this.end = Math.max(this.end, end);
    return true;
  }

  get hasAll(): boolean {
    return this.#missing === 0;
  }

  /** What its words weigh, less if they are apart or in another order. */
  get weight(): number {
    return this.#sum * this.#closeness;
  }

  /** The same with words in headings counted more. */
  get boostedWeight(): number {
    return this.#boosted * this.#closeness;
  }

  get #closeness(): number {
    const gap = Math.max(0, this.end - this.start - this.#letters);
    return (1 - (PASSAGE_GAP * gap) / PASSAGE_LENGTH) * (1 - (this.#isOutOfOrder ? PASSAGE_DISORDER : 0));
  }
}

/**
 * The window of at most PASSAGE_LENGTH units whose words weigh most; one with all words in the list of messages may weigh ENTRY_BOOST times
 * less, and words in headings count HEADING_BOOST times. The weight that it has here is that of the heaviest window, which orders documents.
 *
 * @param entries where the list begins, -1 if there is none
 */
function heaviest(found: readonly Occurrence[], words: readonly WeighedWord[], entries: number): Window | null {
  let best: Window | null = null;
  let most = 0;
  for (let first = 0; first < found.length; first += 1) {
    const window = new GrowingWindow(words, found[first]?.start ?? 0);
    const isListed = entries >= 0 && window.start >= entries;
    for (let at = first; at < found.length; at += 1) {
      const one = found[at];
      if (!one || (at > first && one.end - window.start > PASSAGE_LENGTH)) break;
      if (!window.extend(one)) continue;
      most = Math.max(most, window.weight);
      const grown = { weight: window.boostedWeight * (isListed && window.hasAll ? ENTRY_BOOST : 1), start: window.start, end: window.end };
      if (!best || isHeavier(grown, best)) best = grown;
    }
  }
  return best && { ...best, weight: most };
}

/** Of windows as heavy, the shorter one comes first. */
function isHeavier(one: Window, other: Window): boolean {
  return one.weight > other.weight || (one.weight === other.weight && one.end - one.start < other.end - other.start);
}

function within(found: readonly Occurrence[], start: number, end: number): readonly Occurrence[] {
  return found.filter((one) => one.start >= start && one.end <= end);
}
