import type { CheckedFence } from '../content/checkedFence';
import type { Article } from './articles';
import type { Machine } from './machines/machine';
import type { RootSource } from './machines/roots';
import type { BlockResult, Failure } from './results';

/** One article being run. */
export interface Run {
  readonly article: Article;
  readonly source: RootSource;
  readonly machine: Machine;
  readonly results: Map<CheckedFence, BlockResult>;
  readonly failures: Failure[];
  readonly failed: Set<CheckedFence>;
}

/** Records what is wrong with a block. */
export function fail({ article, failures, failed }: Run, fence: CheckedFence, failure: Omit<Failure, 'file'>): void {
  failures.push({ file: article.file, ...failure });
  failed.add(fence);
}
