import { SHORT_RANGE, SUFFIX_DEPTH } from '../limits';
import { lowerBound } from './lowerBound';

const UNITS = 0x10000;

/** A range of ranks, `high` excluded, and the offset in the pattern of the units that they match. */
interface RankRange {
  readonly low: number;
  readonly high: number;
  readonly into: number;
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

  /**
   * Takes linear time: a radix sort, from the last of the three units to the first.
   * @param owners by offset of the text: the number that `find` returns for it
   */
  constructor(text: string, owners: Uint32Array) {
    const units = unitsOf(text);
    let offsets = new Uint32Array(text.length).map((_, offset) => offset);
    for (let depth = SUFFIX_DEPTH - 1; depth >= 0; depth -= 1) offsets = sortedByUnit(offsets, units.subarray(depth));
    this.#text = text;
    this.#offsets = offsets;
    this.#owners = offsets.map((offset) => owners[offset] ?? 0);
  }

  /** The owner of every offset where a non-empty pattern starts, overlaps included, in no particular order. */
  find(pattern: string): Uint32Array {
    const { low, high, into } = this.#shortestRange(pattern);
    const owners = this.#owners.subarray(low, high);
    // A NUL sorts like the end of the text, so only a look at the text tells one from the other.
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

/** The offsets sorted by their units, ascending and stable. */
function sortedByUnit(offsets: Uint32Array, unitByOffset: Uint16Array): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(UNITS + 1);
  for (const offset of offsets) increase(next, (unitByOffset[offset] ?? 0) + 1);
  for (let unit = 1; unit < UNITS; unit += 1) next[unit] = (next[unit] ?? 0) + (next[unit - 1] ?? 0);
  const sorted = new Uint32Array(offsets.length);
  for (const offset of offsets) sorted[increase(next, unitByOffset[offset] ?? 0)] = offset;
  return sorted;
}

/** The units of a text, padded with zeros for offsets whose three units reach past its end. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length + SUFFIX_DEPTH);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

/** Increments a counter and returns its previous value. */
function increase(counters: Uint32Array, at: number): number {
  const before = counters[at] ?? 0;
  counters[at] = before + 1;
  return before;
}

/** The unit at an offset; 0, which sorts first, past the end. */
function unitAt(text: string, offset: number): number {
  return offset < text.length ? text.charCodeAt(offset) : 0;
}
