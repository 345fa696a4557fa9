/** CPU slowdown of Lighthouse's mobile preset. It emulates a phone only on a fast desktop. */
const PRESET_SLOWDOWN = 4;

/** The slowdown that turns a machine with this benchmark index into a mid-tier phone. Values between two points are interpolated. */
const POINTS = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: PRESET_SLOWDOWN },
] as const;

/**
 * By how much Lighthouse should slow this machine's processor, to emulate a mid-tier phone: 1 to 4, with one decimal.
 * A machine that is faster than Lighthouse expects isn't slowed by more than its preset does.
 *
 * Points: Lighthouse's calculator (https://lighthouse-cpu-throttling-calculator.vercel.app/), to which its docs/throttling.md leads.
 *
 * @param benchmarkIndex Lighthouse's measure of the machine, in every result's `environment`
 */
export function calibratedSlowdown(benchmarkIndex: number): number {
  const above = POINTS.findIndex(({ index }) => benchmarkIndex < index);
  const [from, to] = [POINTS[above - 1], POINTS[above]];
  if (!to) return PRESET_SLOWDOWN;
  if (!from) return to.slowdown;
  const slowdown = from.slowdown + ((benchmarkIndex - from.index) / (to.index - from.index)) * (to.slowdown - from.slowdown);
  return Number(slowdown.toFixed(1));
}

/** For the report: by how much the processor was slowed, and why, in Markdown. */
export const CALIBRATION = `Each run was slowed by what [Lighthouse's calculator](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown) says for the machine's speed beside it, and never by more than the preset's ${PRESET_SLOWDOWN}, which makes a phone of the middle class of a fast desktop (an index above 1,500) and a much slower one of a slow machine. Google's PageSpeed Insights does likewise.`;
