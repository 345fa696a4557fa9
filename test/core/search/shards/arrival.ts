import {
  planAnswer,
  planSearch,
  type AnswerPlan,
  type ArrivedFiles,
  type SearchPlan,
  type ShardAnswer,
  type ShardQuery,
} from '../../../../src/core/search/sharded';
import type { SearchAnswer } from '../../../../src/core/search';
import type { ShardFile } from '../../../../src/core/search/shards/write/writeShards';

/** Files after a trip over the wire. */
export function filesOf(written: Iterable<ShardFile>): ArrivedFiles {
  return new Map(Array.from(written, ([name, data]) => [name, JSON.parse(JSON.stringify(data)) as unknown]));
}

interface Visit<Answer> {
  readonly answer: Answer;
  readonly fetched: ArrivedFiles;
}

type MakePlan<Answer> = (files: ArrivedFiles, query: ShardQuery) => { readonly answer: Answer } | { readonly needs: readonly string[] };
const exactly: (files: ArrivedFiles, query: ShardQuery) => SearchPlan = planSearch;
const wholly: (files: ArrivedFiles, query: ShardQuery) => AnswerPlan = planAnswer;

/** Asks until there is an answer; all that a call needs arrives before the next. */
export function answerFrom(files: ArrivedFiles, query: ShardQuery): Visit<ShardAnswer> {
  return visit(exactly, { files, query }, (needs) => needs);
}

/** The same with filters, close matches and what was typed. */
export function wholeAnswerFrom(files: ArrivedFiles, query: ShardQuery): Visit<SearchAnswer> {
  return visit(wholly, { files, query }, (needs) => needs);
}

/**
 * The same, but of the missing files only one arrives before the next call.
 *
 * @param order seeds the choice, so that a failing case can be repeated
 */
export function answerInSteps(files: ArrivedFiles, query: ShardQuery, order: number): Visit<ShardAnswer> {
  return visit(exactly, { files, query }, inOrder(order));
}

export function wholeAnswerInSteps(files: ArrivedFiles, query: ShardQuery, order: number): Visit<SearchAnswer> {
  return visit(wholly, { files, query }, inOrder(order));
}

type ChooseArriving = (needs: readonly string[], fetched: number) => readonly string[];

function inOrder(order: number): ChooseArriving {
  return (needs, fetched) => [needs[(order + fetched) % needs.length] ?? ''];
}

interface Question {
  readonly files: ArrivedFiles;
  readonly query: ShardQuery;
}

/** @throws Error when a call needs nothing, what it has, or a file that wasn't written */
function visit<Answer>(plan: MakePlan<Answer>, { files, query }: Question, arriving: ChooseArriving): Visit<Answer> {
  const fetched = new Map<string, unknown>();
  for (;;) {
    const step = plan(fetched, query);
    if ('answer' in step) return { answer: step.answer, fetched };
    if (step.needs.length === 0) throw new Error('needs nothing, and has no answer');
    for (const name of arriving(step.needs, fetched.size)) {
      if (fetched.has(name) || !files.has(name)) throw new Error(`needs ${name}`);
      fetched.set(name, files.get(name));
    }
  }
}
