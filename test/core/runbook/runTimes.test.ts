import { clockShift, createRunTimer, elapsedText, utcSince } from '../../../src/core/runbook/runTimes';
import { event, run } from './support';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 23, 3);

/** A device whose two clocks can be moved. */
function device() {
  const clocks = { now: START, steady: 500 };
  const timer = () => createRunTimer({ now: () => clocks.now, steady: () => clocks.steady });
  const pass = (ms: number) => {
    clocks.now += ms;
    clocks.steady += ms;
  };
  return { clocks, timer, pass };
}

describe('the time of a run', () => {
  it('W9 goes on while the clock of the device is set on or back', () => {
    const { clocks, timer, pass } = device();
    const elapsedOf = timer();
    const started = run(event('started', ''));
    expect(elapsedOf(started)).toBe(0);
    pass(3 * MINUTE);
    clocks.now -= 120 * MINUTE;
    expect(elapsedOf(started)).toBe(3 * MINUTE);
    clocks.now += 999 * MINUTE;
    pass(MINUTE);
    expect(elapsedOf(started)).toBe(4 * MINUTE);
  });

  it('W9 counts what passed while the page was closed, and never goes back', () => {
    const { clocks, timer, pass } = device();
    const interrupted = run(event('started', ''), event('done', 'a', { minute: 5 }));
    pass(20 * MINUTE);
    expect(timer()(interrupted)).toBe(20 * MINUTE);
    clocks.now = START - 600 * MINUTE;
    const elapsedOf = timer();
    expect(elapsedOf(interrupted)).toBe(5 * MINUTE);
    pass(MINUTE);
    expect(elapsedOf(interrupted)).toBe(6 * MINUTE);
    // Another tab was ahead.
    expect(elapsedOf(run(event('done', 'b', { minute: 9 })))).toBe(9 * MINUTE);
  });

  it('W9 W10 goes on from a step that another tab has recorded later than this one’s clock says, such as after a sleep', () => {
    const { clocks, timer, pass } = device();
    const elapsedOf = timer();
    expect(elapsedOf(run(event('started', '')))).toBe(0);
    // The steady clock stops while the device sleeps.
    clocks.now += 60 * MINUTE;
    const woken = run(event('started', ''), event('done', 'a', { minute: 60 }));
    expect(elapsedOf(woken)).toBe(60 * MINUTE);
    pass(MINUTE);
    const elapsed = elapsedOf(woken);
    expect(elapsed).toBe(61 * MINUTE);
    expect(clockShift(woken.events.at(-1), event('done', 'b', { minute: 61, elapsed }))).toBe(0);
  });

  it('is shown in hours, minutes and seconds, and a clock that was set is told from one that only drifts', () => {
    expect([0, 59_999, 754_000, 36_000_000, -5].map(elapsedText)).toEqual(['0:00:00', '0:00:59', '0:12:34', '10:00:00', '0:00:00']);
    const before = event('started', '');
    expect(clockShift(before, event('done', 'a', { minute: 5, elapsed: 5 * MINUTE + 900 }))).toBe(0);
    expect(clockShift(before, event('done', 'a', { minute: 5, elapsed: 65 * MINUTE }))).toBe(-60 * MINUTE);
    expect(clockShift(undefined, before)).toBe(0);
  });

  it('W9 W10 has its day only where that is another one', () => {
    expect(utcSince(START, START + 20 * 60 * MINUTE)).toBe('03:00:00');
    expect(utcSince(START, START + 21 * 60 * MINUTE)).toBe('2026-11-23 03:00:00');
  });
});
