import type { CheckedFence } from '../content/checkedFence';
import type { Article } from './articles';
import type { BlockResult, Failure } from './results';
import type { RootSource } from './roots';
import type { Sandbox } from './sandbox';

/** One article being run. */
export interface Run {
  readonly article: Article;
  readonly source: RootSource;
  readonly sandbox: Sandbox;
  readonly results: Map<CheckedFence, BlockResult>;
  readonly failures: Failure[];
  readonly failed: Set<CheckedFence>;
}

/** Notes what is wrong with a block. */
export function fail({ article, failures, failed }: Run, fence: CheckedFence, failure: Omit<Failure, 'file'>): void {
  failures.push({ file: article.file, ...failure });
  failed.add(fence);
}
