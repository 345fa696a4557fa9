import type { CheckState } from '../../../src/core/content/blocks';
import type { CheckedFence } from '../content/checkedFence';

/** What one block turned out to be. */
export interface BlockResult {
  readonly state: Exclude<CheckState, 'changed'>;
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
}

/** Something that is wrong with a block, at its line. */
export interface Failure {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  /** Lines that help: a diff, or what a program said. */
  readonly detail?: string;
}

/** The outcome of some checks of one article: results by block, and all that failed. */
export interface CheckOutcome {
  readonly results: ReadonlyMap<CheckedFence, BlockResult>;
  readonly failures: readonly Failure[];
  /** Blocks that failed; they have no state until they are mended. */
  readonly failed: ReadonlySet<CheckedFence>;
  /** What it ran on, e.g. `Debian 12.11`. */
  readonly system?: string | undefined;
}

const ORDER = ['prose', 'parsed', 'linted', 'validated', 'executed'] as const;

/** The stronger of two results. */
export function stronger(a: BlockResult, b: BlockResult | undefined): BlockResult {
  return b && ORDER.indexOf(b.state) >= ORDER.indexOf(a.state) ? { ...a, ...b } : a;
}
