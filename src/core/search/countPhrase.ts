import { rankOf, type BodyRuns } from './bodyRuns';
import { canOverlapItself } from './canOverlapItself';
import { countOccurrences } from './countOccurrences';
import type { Dictionary } from './Dictionary';
import type { FoldedBody } from './FoldedBodies';
import { SCORES } from './limits';
import type { RunTerms } from './narrowByRuns';

/** A run that fits in more terms than this is no shortcut. */
const MOST_TERMS = 8;

/** A run of a phrase: the terms it fits in, and how far before a term's place in the body the phrase then starts. */
interface Anchor {
  readonly term: number;
  readonly back: number;
}

export interface Phrase {
  /** Folded. */
  readonly needle: string;
  /** For each run that is a shortcut: the terms to look at. Empty when there is none. */
  readonly anchors: readonly (readonly Anchor[])[];
}

export function makePhrase(dictionary: Dictionary, needle: string, runTerms: readonly RunTerms[]): Phrase {
  const shortcuts = canOverlapItself(needle) ? [] : runTerms.filter(({ terms }) => terms.length <= MOST_TERMS);
  const anchors = shortcuts.map(({ run, terms }) =>
    Array.from(terms, (term) => {
      const intoTerm = run.fit === 'ends' ? dictionary.termAt(term).length - run.text.length : 0;
      return { term, back: run.at - intoTerm };
    }),
  );
  return { needle, anchors };
}

/**
 * How often a phrase occurs in a body, without overlap, up to the cap (S4). In a prepared body it is looked for only
 * where that one of its runs stands which stands in the fewest places; else the body is read through.
 */
export function countPhrase({ text, runs }: FoldedBody, { needle, anchors }: Phrase): number {
  const fewest = runs === null ? undefined : fewestPlaces(runs, anchors);
  if (runs === null || fewest === undefined) return countOccurrences(text, needle);
  let count = 0;
  for (const { term, back } of fewest) {
    const rank = rankOf(runs, term);
    const end = rank === -1 ? 0 : (runs.starts[rank + 1] ?? 0);
    for (let at = runs.starts[rank] ?? 0; at < end && count < SCORES.occurrenceCap; at += 1) {
      const start = (runs.places[at] ?? 0) - back;
      if (start >= 0 && text.startsWith(needle, start)) count += 1;
    }
  }
  return count;
}

/** The run with the fewest places in a body; undefined when there is none to choose from. */
function fewestPlaces(runs: BodyRuns, anchors: Phrase['anchors']): readonly Anchor[] | undefined {
  let fewest: readonly Anchor[] | undefined;
  let least = Infinity;
  for (const run of anchors) {
    const places = run.reduce((sum, { term }) => sum + placeCount(runs, term), 0);
    if (places < least) [fewest, least] = [run, places];
  }
  return fewest;
}

function placeCount(runs: BodyRuns, term: number): number {
  const rank = rankOf(runs, term);
  return rank === -1 ? 0 : (runs.starts[rank + 1] ?? 0) - (runs.starts[rank] ?? 0);
}
