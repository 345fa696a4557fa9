import type { Run } from '../../core/runbook/run';

export interface RunbookState {
  /** The runs of the guides that have been opened, with what happened in them. */
  readonly runs: readonly Run[];
  /** The name of the site's edition of each guide that was opened; null if it couldn't be loaded. */
  readonly editions: Readonly<Record<string, string | null>>;
  /** The events that aren't stored yet, by their ids. */
  readonly unkept: readonly string[];
  /** Whether the browser refuses to store runs. */
  readonly isRefused: boolean;
  /** The step whose commands were copied last. */
  readonly copiedIn: string | null;
}
