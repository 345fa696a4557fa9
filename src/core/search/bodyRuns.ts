import { firstWhere } from './firstWhere';
import { placedRunsOf } from './runs';

/** Where the runs of one folded body stand: the places of `terms[i]` are those from `starts[i]` up to `starts[i + 1]`. */
export interface BodyRuns {
  /** The distinct terms of the body, in rising order. */
  readonly terms: Uint32Array;
  readonly starts: Uint32Array;
  /** In UTF-16 units; rising within a term. */
  readonly places: Uint32Array;
}

/** Above every place, so that a term and a place make one number (exact below 2 ** 53) that sorts by term, then place. */
const TERM_WEIGHT = 2 ** 31;

/** @param numbers the number of every term */
export function bodyRunsOf(folded: string, numbers: ReadonlyMap<string, number>): BodyRuns {
  const keys = Float64Array.from(placedRunsOf(folded), ({ text, at }) => (numbers.get(text) ?? 0) * TERM_WEIGHT + at).sort();
  const terms: number[] = [];
  const starts: number[] = [];
  keys.forEach((key, rank) => {
    const term = Math.floor(key / TERM_WEIGHT);
    if (term === terms.at(-1)) return;
    terms.push(term);
    starts.push(rank);
  });
  starts.push(keys.length);
  return { terms: Uint32Array.from(terms), starts: Uint32Array.from(starts), places: Uint32Array.from(keys, (key) => key % TERM_WEIGHT) };
}

/** Where in `terms` a term stands; -1 when the body doesn't hold it. */
export function rankOf({ terms }: BodyRuns, term: number): number {
  const rank = firstWhere(terms.length, (each) => (terms[each] ?? 0) >= term);
  return terms[rank] === term ? rank : -1;
}
