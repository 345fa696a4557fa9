/** A run: a longest stretch of letters and digits. All of the search's exactness rests on cutting texts here only. */
const RUN = /[\p{L}\p{N}]+/gu;

/** The runs of a folded text, in order. Fold before splitting: `İ` folds to `i` and a mark that ends a run. */
export function runsOf(folded: string): readonly string[] {
  return folded.match(RUN) ?? [];
}

export interface PlacedRun {
  readonly text: string;
  /** In UTF-16 units from the start of the text. */
  readonly at: number;
}

/** The runs of a folded text, each with its place. */
export function placedRunsOf(folded: string): readonly PlacedRun[] {
  return Array.from(folded.matchAll(RUN), ({ 0: text, index: at }) => ({ text, at }));
}

/** How a run of the needle must sit in a run of the text for the needle to match there. */
export type RunFit = 'contains' | 'starts' | 'ends' | 'equals';

export interface NeedleRun extends PlacedRun {
  readonly fit: RunFit;
}

/**
 * The runs of a folded needle, each with its fit. Where the needle goes on beside a run with something that isn't a
 * letter or digit, so must the text: only a run at the very start or end of the needle may be cut out of a longer one.
 */
export function needleRuns(folded: string): readonly NeedleRun[] {
  return placedRunsOf(folded).map(({ text, at }) => ({ text, at, fit: fitOf(at === 0, at + text.length === folded.length) }));
}

function fitOf(isFirst: boolean, isLast: boolean): RunFit {
  if (isFirst) return isLast ? 'contains' : 'ends';
  return isLast ? 'starts' : 'equals';
}
