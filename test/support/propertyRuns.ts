/** How many of a property's cases an ordinary run tries: other ones each time, so that many runs see them all. */
const SHARE = 0.1;

/**
 * How often a property is tried: a tenth of its full number, or with `npm test -- --full` (PROPERTY_RUNS=full) all of it.
 *
 * @param full how many cases settle the matter
 * @param share what an ordinary run tries of them, where a tenth would take too long
 */
export function runs(full: number, share = SHARE): number {
  return process.env['PROPERTY_RUNS'] === 'full' ? full : Math.ceil(full * share);
}

/** The cases of a table that an ordinary run tries: a tenth or the given share, others each time; in a full run all of them. */
export function sample<T>(table: readonly T[], share = SHARE): T[] {
  const all = table.map((row) => ({ row, place: Math.random() }));
  return all
    .sort((a, b) => a.place - b.place)
    .slice(0, runs(table.length, share))
    .map(({ row }) => row);
}
