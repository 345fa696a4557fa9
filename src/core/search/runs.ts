/** A run: a longest stretch of letters and digits. All of the search's exactness rests on cutting texts here only. */
const RUN = /[\p{L}\p{N}]+/gu;
/** Runs, and the gaps between them: longest stretches of anything else. */
const PIECE = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const IS_RUN = /^[\p{L}\p{N}]/u;

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

/** How a piece of the needle must sit in a piece of the text for the needle to match there. */
export type RunFit = 'contains' | 'starts' | 'ends' | 'equals';

export interface NeedleRun extends PlacedRun {
  readonly fit: RunFit;
}

/**
 * The runs of a folded needle, each with its fit. Where the needle goes on beside a run with something that isn't a
 * letter or digit, so must the text: only a run at the very start or end of the needle may be cut out of a longer one.
 */
export function needleRuns(folded: string): readonly NeedleRun[] {
  return needlePieces(folded).filter(({ text }) => isRun(text));
}

/** The runs and the gaps of a folded needle, in turn; what is said of runs holds for gaps as well. */
export function needlePieces(folded: string): readonly NeedleRun[] {
  const fit = (at: number, end: number) => fitOf(at === 0, end === folded.length);
  return Array.from(folded.matchAll(PIECE), ({ 0: text, index: at }) => ({ text, at, fit: fit(at, at + text.length) }));
}

/** Calls back for each piece of a folded text, run or gap, with its place. */
export function eachPiece(folded: string, visit: (piece: string, at: number) => void): void {
  let at = 0;
  for (const piece of folded.match(PIECE) ?? []) {
    visit(piece, at);
    at += piece.length;
  }
}

/** The gaps of a folded text, in order. */
export function gapsOf(folded: string): readonly string[] {
  return (folded.match(PIECE) ?? []).filter((piece) => !isRun(piece));
}

/** Whether a piece is a run. */
export function isRun(piece: string): boolean {
  return IS_RUN.test(piece);
}

function fitOf(isFirst: boolean, isLast: boolean): RunFit {
  if (isFirst) return isLast ? 'contains' : 'ends';
  return isLast ? 'starts' : 'equals';
}
