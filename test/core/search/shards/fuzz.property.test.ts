import * as fc from 'fast-check';
import { SearchIndexError } from '../../../../src/core/search/index/format';
import { planAnswer, type ArrivedFiles } from '../../../../src/core/search/sharded';
import { writeShards } from '../../../../src/core/search/shards/write/writeShards';
import { fuzz } from '../../../support/fuzz';
import { documentsArbitrary, queryArbitrary } from '../arbitraries';
import { filesOf } from './arrival';
import { sizesArbitrary } from './sizes';

/** A collection takes longer to write than to search, so a few of them serve all mutations and queries. */
const COLLECTIONS = fc.sample(fc.tuple(documentsArbitrary, sizesArbitrary), 40).map(([documents, sizes]) => {
  const files = filesOf(writeShards(documents, null, sizes));
  return { documents, files, names: [...files.keys()] };
});
const VALUES: readonly unknown[] = [null, '', 'zzzz', '~~~~~~~~', '!', 0, -1, 0.5, 1e9, true, [], ['a'], [-1, 1e9], {}];

type Leaf = readonly [holder: Record<string, unknown>, key: string];

function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...leavesOf(holder[key])]);
}

interface Mutation {
  readonly file: number;
  readonly leaf: number;
  readonly change: 'drop' | 'set' | 'edit';
  readonly value: unknown;
  readonly at: number;
}

const mutationArbitrary: fc.Arbitrary<Mutation> = fc.record({
  file: fc.nat(),
  leaf: fc.nat(),
  change: fc.constantFrom('drop', 'set', 'edit', 'edit', 'edit'),
  value: fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 3 })),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** The files with one part of one of them changed, left out, or with other characters in it. */
function mutated(
  { names, files }: { readonly names: readonly string[]; readonly files: ArrivedFiles },
  { file, leaf, change, value, at }: Mutation,
): ArrivedFiles {
  const name = names[file % names.length] ?? '';
  const copy = structuredClone(files.get(name));
  const leaves = leavesOf(copy);
  const [holder, key] = leaves[leaf % leaves.length] ?? [{}, ''];
  const before = holder[key];
  if (change === 'drop' && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (change === 'drop') Reflect.deleteProperty(holder, key);
  else if (change === 'edit' && typeof before === 'string') {
    const place = Math.floor(at * before.length);
    holder[key] = before.slice(0, place) + String(value) + before.slice(place + 1);
  } else holder[key] = value;
  return new Map([...files, [name, copy]]);
}

/** Asks as the worker does, until there is an answer, or a missing file is needed. */
function ask(files: ArrivedFiles, query: string): void {
  const arrived = new Map<string, unknown>();
  for (;;) {
    const plan = planAnswer(arrived, { query, shownRows: 10 });
    if ('answer' in plan) {
      expect(plan.answer.results.length + plan.answer.typed.length).toBeLessThanOrEqual(plan.answer.count);
      return;
    }
    const found = plan.needs.filter((name) => files.has(name) && !arrived.has(name));
    if (found.length < plan.needs.length || found.length === 0) return;
    for (const name of found) arrived.set(name, files.get(name));
  }
}

describe('planAnswer, which answers, wants a file that is not there, or throws a SearchIndexError', () => {
  // Small enough to be read in a failure: the files are only mutated when they are asked.
  const inputs = fc
    .tuple(fc.nat({ max: COLLECTIONS.length - 1 }), mutationArbitrary, queryArbitrary)
    .map(([number, mutation, makeQuery]) => ({ number, mutation, query: makeQuery(COLLECTIONS[number]?.documents ?? []) }));
  fuzz({ name: 'search shard', inputs, share: 0.02, where: 'browser' }, ({ number, mutation, query }) => {
    const collection = COLLECTIONS[number];
    if (!collection) return;
    try {
      ask(mutated(collection, mutation), query);
    } catch (error) {
      if (!(error instanceof SearchIndexError)) throw error;
    }
  });
});
