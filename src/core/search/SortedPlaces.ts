import { firstWhere } from './firstWhere';

/** How many units the places are sorted by. More narrows long patterns further and takes one more pass to build. */
const DEPTH = 3;
/** A stretch this short isn't worth narrowing further. */
const SHORT_STRETCH = 32;
const UNITS = 0x10000;

/** Ranks of the sorted places, `high` excluded, and how far into the pattern those places are. */
interface Stretch {
  readonly low: number;
  readonly high: number;
  readonly into: number;
}

/**
 * Finds every occurrence of a pattern in one long text without reading through it: a suffix array cut short. The
 * places of the text are sorted by the three units that stand there, so those of any three units, or of any one or two,
 * are one stretch of the sorted places, found by binary search:
 *
 *     text ` apt cap `   sorted by  ` ` ` ap` ` ca` `ap ` `apt` `cap` `p ` `pt ` `t c`
 *                        place       8    0     4     6     1     5     7    2     3
 *
 * A longer pattern takes the shortest stretch among those of its own threes and verifies each place. What is wanted is
 * whose the places are, so their owners are kept in the same order and need no looking up.
 */
export class SortedPlaces {
  readonly #text: string;
  readonly #places: Uint32Array;
  readonly #owners: Uint32Array;

  /**
   * Takes linear time: a radix sort, from the last of the three units to the first.
   * @param owners by place of the text: a number that `find` is to give for it
   */
  constructor(text: string, owners: Uint32Array) {
    const units = unitsOf(text);
    let places = new Uint32Array(text.length).map((_, place) => place);
    for (let depth = DEPTH - 1; depth >= 0; depth -= 1) places = sortedByUnit(places, units.subarray(depth));
    this.#text = text;
    this.#places = places;
    this.#owners = places.map((place) => owners[place] ?? 0);
  }

  /** The owner of every place where a pattern, not empty, starts: overlapping ones too, and in no particular order. */
  find(pattern: string): Uint32Array {
    const { low, high, into } = this.#shortestStretch(pattern);
    const owners = this.#owners.subarray(low, high);
    if (pattern.length <= DEPTH) return owners;
    return owners.filter((_, rank) => this.#text.startsWith(pattern, (this.#places[low + rank] ?? 0) - into));
  }

  #shortestStretch(pattern: string): Stretch {
    let shortest = this.#stretchOf(pattern, 0);
    for (let into = 1; into + DEPTH <= pattern.length; into += 1) {
      if (shortest.high - shortest.low <= SHORT_STRETCH) break;
      const stretch = this.#stretchOf(pattern, into);
      if (stretch.high - stretch.low < shortest.high - shortest.low) shortest = stretch;
    }
    return shortest;
  }

  #stretchOf(pattern: string, into: number): Stretch {
    const units = pattern.slice(into, into + DEPTH);
    const low = firstWhere(this.#places.length, (rank) => this.#compare(rank, units) >= 0);
    const high = firstWhere(this.#places.length, (rank) => this.#compare(rank, units) > 0);
    return { low, high, into };
  }

  /** Below, at or above 0 as the units at a rank's place come before, are or come after the given ones. */
  #compare(rank: number, units: string): number {
    const place = this.#places[rank] ?? 0;
    let order = 0;
    for (let depth = 0; order === 0 && depth < units.length; depth += 1) {
      order = unitAt(this.#text, place + depth) - unitAt(units, depth);
    }
    return order;
  }
}

/** The places in rising order of their units; those with the same unit keep their order. */
function sortedByUnit(places: Uint32Array, unitOfPlace: Uint16Array): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(UNITS + 1);
  for (const place of places) increase(next, (unitOfPlace[place] ?? 0) + 1);
  for (let unit = 1; unit < UNITS; unit += 1) next[unit] = (next[unit] ?? 0) + (next[unit - 1] ?? 0);
  const sorted = new Uint32Array(places.length);
  for (const place of places) sorted[increase(next, unitOfPlace[place] ?? 0)] = place;
  return sorted;
}

/** The units of a text, and zeros behind it, for places whose three units reach past its end. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length + DEPTH);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

/** Adds one to a counter and gives what it was. */
function increase(counters: Uint32Array, at: number): number {
  const before = counters[at] ?? 0;
  counters[at] = before + 1;
  return before;
}

/** The unit at a place; 0, which sorts first, past the end. */
function unitAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}
