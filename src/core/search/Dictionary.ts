import { canOverlapItself } from './canOverlapItself';
import { countOccurrences } from './countOccurrences';
import type { JoinedTerms } from './joinedTerms';
import type { NeedleRun } from './runs';
import { SortedPlaces } from './SortedPlaces';

/**
 * The index's terms, by number, in one string: ` apt aptitude audit `. No run holds a space, so a run with a space
 * before or after it, or on both sides, is a pattern that occurs just where a term starts with it, ends with it or is
 * it. One structure over that string, SortedPlaces, answers all four fits.
 */
export class Dictionary {
  readonly size: number;
  readonly #between: string;
  readonly #joined: string;
  readonly #starts: Uint32Array;
  #places: SortedPlaces | null = null;
  #numbers: ReadonlyMap<string, number> | null = null;

  /** @param terms without duplicates, and for `nearTerms` sorted by UTF-16 unit */
  constructor({ joined, starts }: JoinedTerms) {
    this.size = starts.length - 1;
    this.#between = joined.charAt(0);
    this.#joined = joined;
    this.#starts = starts;
  }

  termAt(term: number): string {
    return this.#joined.slice(this.#starts[term], (this.#starts[term + 1] ?? 0) - 1);
  }

  /** The number of every term. */
  numbers(): ReadonlyMap<string, number> {
    this.#numbers ??= new Map(Array.from({ length: this.size }, (_, term) => [this.termAt(term), term]));
    return this.#numbers;
  }

  /** Whether some term contains a run. */
  has(run: string): boolean {
    return this.#joined.includes(run);
  }

  /** The terms that a run of a needle fits in, each as often as the run lies in it without overlap; in no order. */
  find({ text, fit }: Pick<NeedleRun, 'text' | 'fit'>): Uint32Array {
    const before = fit === 'starts' || fit === 'equals' ? this.#between : '';
    const after = fit === 'ends' || fit === 'equals' ? this.#between : '';
    this.#places ??= new SortedPlaces(this.#joined, this.#termsOfPlaces());
    const terms = this.#places.find(before + text + after);
    return fit === 'contains' && canOverlapItself(text) ? this.#withoutOverlaps(terms, text) : terms;
  }

  /** For a run such as `aa`, whose places in a term may overlap: terms that came more than once are counted through. */
  #withoutOverlaps(terms: Uint32Array, text: string): Uint32Array {
    const isSeen = new Uint8Array(this.size);
    const repeated = new Set<number>();
    const found: number[] = [];
    for (const term of terms) {
      if (isSeen[term] === 0) found.push(term);
      else repeated.add(term);
      isSeen[term] = 1;
    }
    for (const term of repeated) {
      for (let more = countOccurrences(this.termAt(term), text) - 1; more > 0; more -= 1) found.push(term);
    }
    return Uint32Array.from(found);
  }

  /** By place of `joined`: the term there; for a gap, the term behind it. */
  #termsOfPlaces(): Uint32Array {
    const terms = new Uint32Array(this.#joined.length);
    for (let term = 0; term < this.size; term += 1) {
      terms.fill(term, (this.#starts[term] ?? 0) - 1, this.#starts[term + 1]);
    }
    return terms;
  }
}
