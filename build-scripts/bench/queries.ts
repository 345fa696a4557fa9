import type { SearchDocument } from '../../src/core/search';
import type { Random } from './random';

/** How many queries of each kind a mix has: 300, of which 221 are a single token of letters and digits. */
const MIX = { word: 90, prefix: 50, fragment: 45, short: 16, missing: 20, phrase: 50, code: 20, symbol: 9 } as const;
const SYMBOLS = ['--', '/', '.', '$ ', '...', '~/', ' = ', '# ', '-'];

export interface Query {
  readonly kind: keyof typeof MIX;
  readonly text: string;
}

/** A mix of queries, most of them cut from a corpus. */
export function makeQueries(documents: readonly SearchDocument[], random: Random): Query[] {
  const kinds = Object.entries(MIX) as [Query['kind'], number][];
  return kinds.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, number) => ({ kind, text: textOf(kind, random.pick(documents).body, random) ?? SYMBOLS[number] ?? 'a' })),
  );
}

function textOf(kind: Query['kind'], body: string, random: Random): string | undefined {
  const runs = body.match(/[\p{L}\p{N}]{4,}/gu) ?? ['none'];
  const run = random.pick(runs);
  switch (kind) {
    case 'word':
      return run;
    case 'prefix':
      return run.slice(0, 3 + random.below(3));
    case 'fragment':
      return run.slice(1, 4 + random.below(3));
    case 'short':
      return run.slice(0, 1 + random.below(2));
    case 'missing':
      return `${run}q${run.slice(0, 2)}x`;
    case 'phrase':
      return cutFrom(body, /(?:[\p{L}\p{N}]+ ){1,3}[\p{L}\p{N}]+/gu, random);
    case 'code':
      return cutFrom(body, /[\p{L}\p{N}]*(?:[-/._=~]+[\p{L}\p{N}]+)+/gu, random);
    case 'symbol':
      return undefined;
  }
}

function cutFrom(body: string, pattern: RegExp, random: Random): string {
  return random.pick(body.match(pattern) ?? ['apt update']);
}
