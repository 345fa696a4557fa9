/** The share of a property's cases that an ordinary run tries: different ones each time, so that many runs see them all. */
const SHARE = 0.1;

/** Whether all cases are tried: with `npm test -- --full` (PROPERTY_RUNS=full), and of the core alone with PROPERTY_RUNS=core. */
function isFullRun(): boolean {
  const asked = process.env['PROPERTY_RUNS'];
  return asked === 'full' || (asked === 'core' && isTestOfCore());
}

/** Only Jest runs tests of the core; elsewhere, `expect` isn't its own. */
function isTestOfCore(): boolean {
  return typeof expect === 'function' && expect.getState().testPath?.includes('/test/core/') === true;
}

/**
 * How often a property is tried: a tenth of its full number, or all of it in a full run.
 *
 * @param full the number of cases in a full run
 * @param share the share that an ordinary run tries, where a tenth would take too long
 */
export function runs(full: number, share = SHARE): number {
  return isFullRun() ? full : Math.ceil(full * share);
}

/** The cases of a table that an ordinary run tries: a tenth or the given share, different ones each time; in a full run, all of them. */
export function sample<T>(table: readonly T[], share = SHARE): T[] {
  const all = table.map((row) => ({ row, place: Math.random() }));
  return all
    .sort((a, b) => a.place - b.place)
    .slice(0, runs(table.length, share))
    .map(({ row }) => row);
}

/** The turn of an ordinary `npm test`; null if every row is tried, as with `-- --tables`, in a full run, or when one file is run. */
function turnOfRun(): number | null {
  const turn = process.env['TEST_TURN'] || 'all';
  return turn === 'all' ? null : Number(turn);
}

/**
 * One in `of` rows of a table of similar rows, such as pages or guides: different ones each time. Unlike a sample, they are the same in all
 * processes of a run, so tests may be named by them.
 *
 * @param of how many runs see all rows
 */
export function byTurns<T>(table: readonly T[], of: number): readonly T[] {
  const turn = turnOfRun();
  return turn === null ? table : table.filter((_, index) => (index + turn) % Math.min(of, table.length) === 0);
}

/** The first steps of a long walk whose steps are alike, or all of them if every row of a table is tried. */
export function firstSteps<T>(walk: readonly T[], count: number): readonly T[] {
  return turnOfRun() === null ? walk : walk.slice(0, count);
}
