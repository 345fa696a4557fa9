import type { Run, RunEvent } from './run';

/** If a device's clock is off by more than this, it was set; in milliseconds. */
const CLOCK_TOLERANCE_MS = 5000;

/** `754000` → `0:12:34`. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** `2026-11-23 03:12:44`. */
export function utcText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** `03:12:44`. */
export function utcTime(at: number): string {
  return utcText(at).slice(11);
}

/** `03:12:44`, with the day where it isn't that of the other time: `2026-11-23 03:12:44`. */
export function utcSince(at: number, other: number): string {
  return utcText(at).slice(0, 10) === utcText(other).slice(0, 10) ? utcTime(at) : utcText(at);
}

/** How far the device's clock moved against the run's time between two events, in milliseconds; 0 where it kept up. The steady clock of some browsers stops while the device sleeps. */
export function clockShift(before: RunEvent | undefined, { at, elapsed }: RunEvent): number {
  const shift = before ? at - before.at - (elapsed - before.elapsed) : 0;
  return Math.abs(shift) > CLOCK_TOLERANCE_MS ? shift : 0;
}

/** The clocks that time a run: the device's, which may be set, and a steady one, which only advances. */
interface Clock {
  readonly now: () => number;
  readonly steady: () => number;
}

/**
 * Measures how long runs have taken. Within a visit it uses the steady clock; the time between two visits is known only from
 * the device's clock, and never counts as negative.
 */
export function createRunTimer({ now, steady }: Clock) {
  const anchors = new Map<string, { readonly steady: number; readonly elapsed: number }>();
  return ({ id, events }: Pick<Run, 'id' | 'events'>): number => {
    const last = events.at(-1);
    const anchor = anchors.get(id);
    const elapsed = anchor ? anchor.elapsed + steady() - anchor.steady : 0;
    // Another tab, whose steady clock didn't stop, may be ahead.
    if (anchor && elapsed >= (last?.elapsed ?? 0)) return elapsed;
    const anew = last ? last.elapsed + Math.max(0, now() - last.at) : 0;
    anchors.set(id, { steady: steady(), elapsed: anew });
    return anew;
  };
}
