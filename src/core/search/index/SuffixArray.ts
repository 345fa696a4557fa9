import { SHORT_RANGE, SUFFIX_DEPTH } from '../limits';

/** A range of ranks, `high` excluded, and the offset in the pattern of the units that they match. */
interface RankRange {
  readonly low: number;
  readonly high: number;
  readonly into: number;
}

interface Sorted {
  readonly offsets: Uint32Array;
  readonly owners: Uint32Array;
}

/**
 * Builds a suffix array in linear time: a radix sort, from the last of the three units to the first, with two steps for each. A page
 * does this once, before its code is optimised, so the loops are plain ones: iterators and callbacks took three times as long.
 *
 * @param owners by offset of the text: the number that `find` returns for it
 */
export function* suffixArraySteps(text: string, owners: Uint32Array): Generator<undefined, SuffixArray> {
  const units = unitsOf(text);
  const highest = highestOf(units);
  let offsets = new Uint32Array(text.length);
  for (let offset = 1; offset < offsets.length; offset += 1) offsets[offset] = offset;
  for (let depth = SUFFIX_DEPTH - 1; depth >= 0; depth -= 1) {
    yield;
    offsets = yield* sortedByUnit(offsets, units.subarray(depth), highest);
  }
  yield;
  const sorted = new Uint32Array(offsets.length);
  for (let rank = 0; rank < sorted.length; rank += 1) sorted[rank] = owners[offsets[rank] ?? 0] ?? 0;
  return new SuffixArray(text, { offsets, owners: sorted });
}

/**
 * Finds every occurrence of a pattern in one long text without scanning it: a truncated suffix array. The offsets of the
 * text are sorted by the three units at each, so the offsets of any one, two or three units are one range of the sorted
 * ones, found by binary search:
 *
 *     text ` apt cap `   sorted by  ` ` ` ap` ` ca` `ap ` `apt` `cap` `p ` `pt ` `t c`
 *                        offset      8    0     4     6     1     5     7    2     3
 *
 * A longer pattern takes the shortest range among those of its trigrams and verifies each offset. Callers want the owners
 * of the offsets, so these are stored in the same order and need no lookup.
 */
export class SuffixArray {
  readonly #text: string;
  readonly #offsets: Uint32Array;
  readonly #owners: Uint32Array;

  /** @param sorted the offsets by the units at each, and their owners in the same order */
  constructor(text: string, sorted: Sorted) {
    this.#text = text;
    this.#offsets = sorted.offsets;
    this.#owners = sorted.owners;
  }

  /** The owner of every offset where a non-empty pattern starts, overlaps included, in no particular order. */
  find(pattern: string): Uint32Array {
    const { low, high, into } = this.#shortestRange(pattern);
    const owners = this.#owners.subarray(low, high);
    // A NUL sorts like the end of the text, so only the text itself tells them apart.
    if (pattern.length <= SUFFIX_DEPTH && !pattern.endsWith('\0')) return owners;
    return owners.filter((_, rank) => this.#text.startsWith(pattern, (this.#offsets[low + rank] ?? 0) - into));
  }

  #shortestRange(pattern: string): RankRange {
    let shortest = this.#rangeOf(pattern, 0);
    for (let into = 1; into + SUFFIX_DEPTH <= pattern.length; into += 1) {
      if (shortest.high - shortest.low <= SHORT_RANGE) break;
      const range = this.#rangeOf(pattern, into);
      if (range.high - range.low < shortest.high - shortest.low) shortest = range;
    }
    return shortest;
  }

  #rangeOf(pattern: string, into: number): RankRange {
    const units = pattern.slice(into, into + SUFFIX_DEPTH);
    const low = lowerBound(this.#offsets.length, (rank) => this.#compare(rank, units) >= 0);
    const high = lowerBound(this.#offsets.length, (rank) => this.#compare(rank, units) > 0);
    return { low, high, into };
  }

  /** Negative, 0 or positive as the units at a rank's offset sort before, equal or sort after the given ones. */
  #compare(rank: number, units: string): number {
    const offset = this.#offsets[rank] ?? 0;
    let order = 0;
    for (let depth = 0; order === 0 && depth < units.length; depth += 1) {
      order = unitAt(this.#text, offset + depth) - unitAt(units, depth);
    }
    return order;
  }
}

/** The offsets sorted by their units, ascending and stable: counted in one step, and placed in the next. */
function* sortedByUnit(offsets: Uint32Array, unitByOffset: Uint16Array, highest: number): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const next = new Uint32Array(highest + 2);
  for (let offset = 0; offset < offsets.length; offset += 1) {
    const above = (unitByOffset[offset] ?? 0) + 1;
    next[above] = (next[above] ?? 0) + 1;
  }
  for (let unit = 1; unit <= highest; unit += 1) next[unit] = (next[unit] ?? 0) + (next[unit - 1] ?? 0);
  yield;
  const sorted = new Uint32Array(offsets.length);
  for (let rank = 0; rank < offsets.length; rank += 1) {
    const offset = offsets[rank] ?? 0;
    const unit = unitByOffset[offset] ?? 0;
    const place = next[unit] ?? 0;
    sorted[place] = offset;
    next[unit] = place + 1;
  }
  return sorted;
}

function highestOf(units: Uint16Array): number {
  let highest = 0;
  for (let at = 0; at < units.length; at += 1) highest = Math.max(highest, units[at] ?? 0);
  return highest;
}

/** The units of a text, padded with zeros for offsets whose three units reach past its end. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length + SUFFIX_DEPTH);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

/** The unit at an offset; 0, which sorts first, past the end. */
function unitAt(text: string, offset: number): number {
  return offset < text.length ? text.charCodeAt(offset) : 0;
}

/** Binary search: the first number below `size` for which a monotonic condition holds; `size` if there is none. */
export function lowerBound(size: number, holds: (number: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
