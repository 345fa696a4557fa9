import type { CheckedFence } from '../content/code/checkedFence';
import type { Carry } from '../content/ledger/checkPlan';
import type { ReleaseArticle } from './articles';
import type { Machine } from './machines/machine';
import { roleOf } from './machinePlans';
import type { Take } from './recordings/recordSession';
import type { BlockResult, Failure } from './results';

/** What is gathered while an article is run. */
export interface Findings {
  readonly results: Map<CheckedFence, BlockResult<'validated' | 'executed'>>;
  readonly failures: Failure[];
  readonly failed: Set<CheckedFence>;
  readonly exits: Map<CheckedFence, number>;
  readonly outputs: Map<number, string>;
  /** The commands of each session as they were executed. */
  readonly takes: Map<CheckedFence, Take[]>;
  /** Typed text that must never be shown. */
  readonly typed: Set<string>;
}

export const noFindings = (): Findings => ({
  results: new Map(),
  failures: [],
  failed: new Set(),
  exits: new Map(),
  outputs: new Map(),
  takes: new Map(),
  typed: new Set(),
});

/** One article being run. */
export interface Run extends Findings {
  readonly article: ReleaseArticle;
  /** As Debian numbers the release, e.g. `12.11`. */
  readonly debianVersion: string;
  /** By role. */
  readonly machines: ReadonlyMap<string, Machine>;
  /** What has been carried from one machine to another. */
  readonly carried: Set<Carry>;
}

/** The machine that a block is for. */
export function machineFor({ article, machines }: Run, fence: CheckedFence): Machine {
  const machine = machines.get(roleOf(fence, article.plan));
  if (!machine) throw new Error(`${article.file}:${fence.line} is for a machine that doesn't exist.`);
  return machine;
}

/** Records what is wrong with a block. */
export function fail({ article, failures, failed }: Run, fence: CheckedFence, failure: Omit<Failure, 'file' | 'fence'>): void {
  failures.push({ file: article.file, fence, ...failure });
  failed.add(fence);
}

/** Records how a command ended and what it printed. Of a block that has failed, the end of the command that failed stays. */
export function record(
  { exits, failed, outputs }: Run,
  fence: CheckedFence,
  { line, code, output }: { readonly line: number; readonly code: number; readonly output: string },
): void {
  if (!failed.has(fence)) exits.set(fence, code);
  outputs.set(line, output);
}
