import type { CheckState } from '../../../src/core/content/blocks';
import type { Recording } from '../../../src/core/recordings/recording';
import type { CheckedFence } from '../content/code/checkedFence';

type StaticState = 'prose' | 'parsed' | 'linted';

/** The state that a block was found in. */
export interface BlockResult<State extends CheckState = StaticState> {
  readonly state: State;
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
}

/** Something that is wrong with a block, at its line. */
export interface Failure {
  readonly file: string;
  readonly line: number;
  /** From 1; absent where only the line is known. */
  readonly column?: number;
  readonly message: string;
  /** Lines that help: a diff, or what a program said. */
  readonly detail?: string;
  /** The block, if the failure is in one. */
  readonly fence?: CheckedFence;
  /** The line of the command that failed. */
  readonly command?: number;
  /** Whether the command printed something else than is shown. */
  readonly isDifference?: boolean;
}

/** The outcome of some checks of one article: results by block, and all that failed. */
export interface CheckOutcome<State extends CheckState = StaticState> {
  readonly results: ReadonlyMap<CheckedFence, BlockResult<State>>;
  readonly failures: readonly Failure[];
  /** Blocks that failed; they have no state until they are mended. */
  readonly failed: ReadonlySet<CheckedFence>;
}

/** The outcome of one run of an article, on one release. */
export interface RunOutcome extends CheckOutcome<'validated' | 'executed'> {
  /** What blocks were executed on, e.g. `Debian 12.11`; undefined if none was. */
  readonly system?: string | undefined;
  /** How the last command of each executed block ended, or the first that failed. */
  readonly exits: ReadonlyMap<CheckedFence, number>;
  /** What each command printed, by its line in the file. */
  readonly outputs: ReadonlyMap<number, string>;
  readonly seconds: number;
  /** How each executed session went; absent where nothing was recorded. */
  readonly recordings?: ReadonlyMap<CheckedFence, Recording>;
  /** The versions of the guide's own packages, by name. */
  readonly packages: Readonly<Record<string, string>>;
}
