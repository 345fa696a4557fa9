/** The CPU time that something takes, in milliseconds; elapsed time says nothing on a busy machine. */
export function cpuMsOf(action: () => unknown): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The same of something that is awaited; what else runs meanwhile in the process counts, too. */
export async function cpuMsOfAwaited(action: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const GROWTH = 8;
const MEASUREMENTS = 3;
/** What shorter times are taken for, in milliseconds: a pause of the garbage collector is as long. */
const LEAST_MS = 10;

/** Below it a growth isn’t quadratic, which is 64; of a linear time it is 8, and up to 26 has been seen where memory was short. */
export const LINEAR = 40;

/**
 * How many times as long something takes on eight times as much. Each time is the least of three: a busy machine only makes them longer.
 *
 * @param size how much it takes on in the longer run
 */
export function growthOf(action: (size: number) => unknown, size: number): number {
  const leastMs = (each: number) => Math.max(LEAST_MS, Math.min(...Array.from({ length: MEASUREMENTS }, () => cpuMsOf(() => action(each)))));
  const short = leastMs(size / GROWTH);
  return leastMs(size) / short;
}
