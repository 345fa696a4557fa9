/**
 * Begins the work on each item in order, with at most so many under way. Once one has failed, no other is begun; those under way go on.
 *
 * @throws the first error
 */
export async function withConcurrency<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const next = async (): Promise<void> => {
    for (const item of left) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
