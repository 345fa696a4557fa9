import type { AskedQuery } from './job';

/** How many queries a report names. */
const NAMED = 5;

/** A query among the slowest of an engine. */
export interface SlowQuery extends Pick<AskedQuery, 'kind' | 'text'> {
  /** How many contain it. */
  readonly documents: number;
  /** In milliseconds, the median of all runs but the first. */
  readonly warm: number;
}

/** The slowest queries by their warm time, slowest first; one that was asked twice is named once, with the longer time. */
export function slowestOf(asked: readonly { readonly query: AskedQuery; readonly warm: number }[]): SlowQuery[] {
  const sorted = [...asked].sort((a, b) => b.warm - a.warm);
  const isFirst = ({ query }: (typeof sorted)[number], at: number) => sorted.findIndex((each) => each.query.text === query.text) === at;
  return sorted
    .filter(isFirst)
    .slice(0, NAMED)
    .map(({ query: { kind, text, answer }, warm }) => ({ kind, text, documents: answer.length, warm }));
}
