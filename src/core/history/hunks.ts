/** One place where two lists differ: at an index of the old list, how many items go, and which come instead. */
export type Hunk<T> = readonly [at: number, gone: number, come: readonly T[]];

/** Longer stretches are replaced whole: the table of a comparison has as many cells as the product of both lengths. */
const MAX_CELLS = 16_000_000;

/** The difference between two lists: the fewest items that go and come, in the order of the lists. Items are the same when their keys are. */
export function hunksBetween<T>(before: readonly T[], now: readonly T[], keyOf: (item: T) => string): Hunk<T>[] {
  const [a, b] = [before.map(keyOf), now.map(keyOf)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  return placesBetween(a.slice(start), b.slice(start)).map(([at, gone, from, come]) => [start + at, gone, now.slice(start + from, start + from + come)]);
}

/** Turns the old list into the new one. */
export function applyHunks<T>(before: readonly T[], hunks: readonly Hunk<T>[]): T[] {
  const now: T[] = [];
  let end = 0;
  for (const [at, gone, come] of hunks) {
    now.push(...before.slice(end, at), ...come);
    end = at + gone;
  }
  return [...now, ...before.slice(end)];
}

/** Where two lists of keys differ: index and length in the first, index and length in the second. */
function placesBetween(a: readonly string[], b: readonly string[]): [at: number, gone: number, from: number, come: number][] {
  if (a.length * b.length > MAX_CELLS) return [[0, a.length, 0, b.length]];
  const longest = commonLengths(a, b);
  const places: [number, number, number, number][] = [];
  let [i, j] = [0, 0];
  const width = b.length + 1;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const [at, from] = [i, j];
    while ((i < a.length || j < b.length) && (i === a.length || j === b.length || a[i] !== b[j])) {
      if (j === b.length || (i < a.length && (longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0))) i += 1;
      else j += 1;
    }
    places.push([at, i - at, from, j - from]);
  }
  return places;
}

/** For each pair of indexes, the length of the longest common subsequence from there on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [down, right] = [lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0];
      lengths[i * width + j] = a[i] === b[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(down, right);
    }
  }
  return lengths;
}
