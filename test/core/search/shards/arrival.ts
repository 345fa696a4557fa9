import type { DocumentRecord, SearchAnswer } from '../../../../src/core/search';
import { planAnswer, type ArrivedFiles, type ShardQuery } from '../../../../src/core/search/sharded';
import type { ShardFile } from '../../../../src/core/search/shards/write/writeShards';
import type { OracleHit } from '../oracle';

/** Files after a trip over the wire. */
export function filesOf(written: Iterable<ShardFile>): ArrivedFiles {
  return new Map(Array.from(written, ([name, data]) => [name, JSON.parse(JSON.stringify(data)) as unknown]));
}

interface Visit {
  readonly answer: SearchAnswer;
  readonly fetched: ArrivedFiles;
}

/** Asks until there is an answer; all that a call needs arrives before the next. */
export function answerFrom(files: ArrivedFiles, query: ShardQuery): Visit {
  return visit({ files, query }, (needs) => needs);
}

/**
 * The same, but of the missing files only one arrives before the next call.
 *
 * @param order seeds the choice, so that a failing case can be repeated
 */
export function answerInSteps(files: ArrivedFiles, query: ShardQuery, order: number): Visit {
  return visit({ files, query }, (needs, fetched) => [needs[(order + fetched) % needs.length] ?? '']);
}

/** A question for the exact matches of a needle alone: in quotes, nothing else is looked for. */
export const exactly = (needle: string, shownRows: number): ShardQuery => ({ query: `"${needle}"`, shownRows });

/** The documents of the rows of an answer, in order. */
export const rowsOf = ({ results }: SearchAnswer) => results.map(({ id, score }) => ({ id, score }));

/** Those of the oracle. */
export const rowsOfHits = (documents: readonly DocumentRecord[], hits: readonly OracleHit[]) =>
  hits.map(({ doc, score }) => ({ id: documents[doc]?.id, score }));

type ChooseArriving = (needs: readonly string[], fetched: number) => readonly string[];

interface Question {
  readonly files: ArrivedFiles;
  readonly query: ShardQuery;
}

/** @throws Error when a call needs nothing, what it has, or a file that wasn't written */
function visit({ files, query }: Question, arriving: ChooseArriving): Visit {
  const fetched = new Map<string, unknown>();
  for (;;) {
    const step = planAnswer(fetched, query);
    if ('answer' in step) return { answer: step.answer, fetched };
    if (step.needs.length === 0) throw new Error('needs nothing, and has no answer');
    for (const name of arriving(step.needs, fetched.size)) {
      if (fetched.has(name) || !files.has(name)) throw new Error(`needs ${name}`);
      fetched.set(name, files.get(name));
    }
  }
}
