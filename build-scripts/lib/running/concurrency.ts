/** Enough to keep Node's four threads busy with compression while one item is being made. */
const AT_ONCE = 5;

/**
 * Waits for all pieces of work, even when one has failed, so that none keeps writing after the caller has given up.
 *
 * @throws the error of the first in the list that failed
 */
export async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Runs a task for each item of a sequence, a few at a time. An item is only made when its turn comes, so few are in memory at once. */
export async function forEachConcurrently<T>(items: Iterable<T>, task: (item: T) => Promise<void>, atOnce = AT_ONCE): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let hasFailed = false;
  const work = async () => {
    for (let next = iterator.next(); !next.done && !hasFailed; next = iterator.next()) await task(next.value);
  };
  const lane = () =>
    work().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  await settleAll(Array.from({ length: atOnce }, lane));
}
