import { planSearch, type ArrivedFiles, type ShardAnswer, type ShardQuery } from '../../../../src/core/search/sharded';
import type { ShardFile } from '../../../../src/core/search/shardWriter';

/** Files after a trip over the wire. */
export function filesOf(written: Iterable<ShardFile>): ArrivedFiles {
  return new Map(Array.from(written, ([name, data]) => [name, JSON.parse(JSON.stringify(data)) as unknown]));
}

interface Visit {
  readonly answer: ShardAnswer;
  readonly fetched: ArrivedFiles;
}

/** Asks until there is an answer; all that a call needs arrives before the next. */
export function answerFrom(files: ArrivedFiles, query: ShardQuery): Visit {
  return visit(files, query, (needs) => needs);
}

/**
 * The same, but of the missing files only one arrives before the next call.
 *
 * @param order seeds the choice, so that a failing case can be repeated
 */
export function answerInSteps(files: ArrivedFiles, query: ShardQuery, order: number): Visit {
  return visit(files, query, (needs, fetched) => [needs[(order + fetched) % needs.length] ?? '']);
}

/** @throws Error when a call needs nothing, what it has, or a file that wasn't written */
function visit(files: ArrivedFiles, query: ShardQuery, arriving: (needs: readonly string[], fetched: number) => readonly string[]): Visit {
  const fetched = new Map<string, unknown>();
  for (;;) {
    const plan = planSearch(fetched, query);
    if ('answer' in plan) return { answer: plan.answer, fetched };
    if (plan.needs.length === 0) throw new Error('needs nothing, and has no answer');
    for (const name of arriving(plan.needs, fetched.size)) {
      if (fetched.has(name) || !files.has(name)) throw new Error(`needs ${name}`);
      fetched.set(name, files.get(name));
    }
  }
}
