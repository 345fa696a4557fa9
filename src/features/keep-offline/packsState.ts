/** Why keeping a pack has ended before all of it was there. */
export type PackProblem = 'cancelled' | 'full' | 'network' | 'changed';

/** What is known about a pack. */
export interface PackState {
  /**
   * - `offered`: it isn't kept.
   * - `keeping`: its files are being fetched.
   * - `partial`: the visitor wants it, and some of it isn't there.
   * - `outdated`: all of it was there, and some of it has changed since.
   * - `kept`: all of it is there.
   * - `unknown`: it isn't kept, and its list can't be fetched.
   * - `excessive`: it is too large to be kept.
   */
  readonly status: 'offered' | 'keeping' | 'partial' | 'outdated' | 'kept' | 'unknown' | 'excessive';
  /** Of the whole pack, as a download. */
  readonly bytes: number;
  /** Of what isn't there yet. */
  readonly missing: number;
  readonly problem: PackProblem | null;
}

export type PacksState = Readonly<Record<string, PackState>>;
