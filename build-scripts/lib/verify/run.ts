import type { CheckedFence } from '../content/checkedFence';
import type { ReleaseArticle } from './articles';
import type { Machine } from './machines/machine';
import type { RootSource } from './machines/roots';
import type { BlockResult, Failure } from './results';

/** What is gathered while an article is run. */
export interface Findings {
  readonly results: Map<CheckedFence, BlockResult<'validated' | 'executed'>>;
  readonly failures: Failure[];
  readonly failed: Set<CheckedFence>;
  readonly exits: Map<CheckedFence, number>;
  readonly outputs: Map<number, string>;
}

/** One article being run. */
export interface Run extends Findings {
  readonly article: ReleaseArticle;
  readonly source: RootSource;
  readonly machine: Machine;
}

/** Records what is wrong with a block. */
export function fail({ article, failures, failed }: Run, fence: CheckedFence, failure: Omit<Failure, 'file' | 'fence'>): void {
  failures.push({ file: article.file, fence, ...failure });
  failed.add(fence);
}

/** Records how a command ended and what it printed. */
export function record(
  { exits, outputs }: Run,
  fence: CheckedFence,
  { line, code, output }: { readonly line: number; readonly code: number; readonly output: string },
): void {
  exits.set(fence, code);
  outputs.set(line, output);
}
