import { lowerBound } from '../index/SuffixArray';
import { readVarints, writeVarint, sharedLength } from '../index/encoding';
import { damaged, type KeysJson } from './format';

/** Encodes sorted keys. */
export function encodeKeys(keys: readonly string[]): KeysJson {
  const shared = keys.map((key, at) => sharedLength(keys[at - 1] ?? '', key));
  const rests = keys.map((key, at) => key.slice(shared[at]));
  return {
    size: keys.length,
    shared: shared.map(writeVarint).join(''),
    lengths: rests.map(({ length }) => writeVarint(length)).join(''),
    rests: rests.join(''),
  };
}

/** @throws SearchIndexError when the parts don't fit together, or the keys are not in order */
export function decodeKeys({ size, shared, lengths, rests }: KeysJson): readonly string[] {
  const starts = readVarints(shared, size);
  const ends = readVarints(lengths, size);
  if (!starts || !ends) throw damaged('its keys do not match their number');
  const keys: string[] = [];
  let at = 0;
  let before = '';
  for (let number = 0; number < size; number += 1) {
    const end = at + (ends[number] ?? 0);
    const key = before.slice(0, starts[number]) + rests.slice(at, end);
    if (number > 0 && key <= before) throw damaged('its keys are not in order');
    keys.push(key);
    before = key;
    at = end;
  }
  if (at !== rests.length) throw damaged('its keys have another length');
  return keys;
}

/** The number of the first key that isn't below a text; the number of keys if all are. */
export function firstKeyFrom(keys: readonly string[], text: string): number {
  return lowerBound(keys.length, (number) => (keys[number] ?? '') >= text);
}

/** How long a junction is, in units. */
export const JUNCTION = 3;
const IS_JUNCTION = /^[\p{L}\p{M}\p{N}][^\p{L}\p{M}\p{N}\s\p{Surrogate}][^\s\p{Surrogate}]$/u;

/** Whether a text is the end of a token, a separator that isn't blank, and what follows: `e.g`, `n/a`. All of these are in `tallies`. */
export function isJunction(text: string): boolean {
  return text.length === JUNCTION && IS_JUNCTION.test(text);
}

/** The shards that may hold keys that begin with a text: the first and the last. */
interface ShardRange {
  readonly first: number;
  readonly last: number;
}

/** @param bounds by shard: a text that none of its keys is below, but all keys of the previous shard are */
export function shardsOf(bounds: readonly string[], text: string): ShardRange {
  const next = firstKeyFrom(bounds, text);
  let end = next;
  while (bounds[end]?.startsWith(text)) end += 1;
  const isFirst = next === 0 || bounds[next] === text;
  return { first: isFirst ? next : next - 1, last: end - 1 };
}

/** Whether the keys that begin with a text fill a whole shard, so that its matches are in `tallies`. */
export function isWide({ first, last }: ShardRange): boolean {
  return last - first > 1;
}
