import type { AskedQuery, SlowQuery } from './job';

/** How many queries a report names. */
const NAMED = 5;

/** The slowest queries by their warm time, slowest first; one that was asked twice is named once, with the longer time. */
export function slowestOf(asked: readonly { readonly query: AskedQuery; readonly warm: number }[]): SlowQuery[] {
  const sorted = [...asked].sort((a, b) => b.warm - a.warm);
  const isFirst = ({ query }: (typeof sorted)[number], at: number) => sorted.findIndex((each) => each.query.text === query.text) === at;
  return sorted
    .filter(isFirst)
    .slice(0, NAMED)
    .map(({ query: { kind, text, answer }, warm }) => ({ kind, text, documents: answer.length, warm }));
}
