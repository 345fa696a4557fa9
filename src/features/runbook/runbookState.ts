import type { Run } from '../../core/runbook/run';

/** Why something isn't stored: the device has no room, the stored run is gone, or the browser doesn't store anything. */
export type Refusal = 'full' | 'deleted' | 'refused';

export interface RunbookState {
  /** The runs of the guides that have been opened, with what happened in them. */
  readonly runs: readonly Run[];
  /** The name of the site's edition of each guide that was opened; null if it couldn't be loaded. */
  readonly editions: Readonly<Record<string, string | null>>;
  /** The events that aren't stored yet, by their ids. */
  readonly unkept: readonly string[];
  /** Why the last writing of a run failed, by the run's id; by '', why reading or deleting runs did. */
  readonly refusals: Readonly<Record<string, Refusal>>;
  /** The step whose commands were copied last. */
  readonly copiedIn: string | null;
}
