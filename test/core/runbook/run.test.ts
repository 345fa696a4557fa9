import fc from 'fast-check';
import { runAsJson } from '../../../src/core/runbook/exportRun';
import {
  applyEvent,
  EVENT_KINDS,
  isOpen,
  nextOpen,
  progressOf,
  readRun,
  settledCount,
  withEvents,
  type Run,
  type RunEvent,
} from '../../../src/core/runbook/run';
import { runs } from '../../support/propertyRuns';
import { anyRun, event, run, runbook, step, STEP_IDS } from './support';

const STEPS = [step('a'), step('b'), step('c')];

describe('where a run stands', () => {
  it('W8 goes from step to step; a failed one stays open, and the next after the last is the first that was left out', () => {
    const stands = (...events: Run['events']) => progressOf(events);
    expect(nextOpen(STEPS, stands())).toBe('a');
    expect(nextOpen(STEPS, stands(event('done', 'a')), 'a')).toBe('b');
    const failed = stands(event('done', 'a'), event('failed', 'b'));
    expect(isOpen(failed, 'b')).toBe(true);
    expect(nextOpen(STEPS, failed)).toBe('b');
    expect(nextOpen(STEPS, stands(event('skipped', 'b'), event('done', 'c')), 'c')).toBe('a');
    const all = stands(...STEPS.map(({ id }) => event('done', id)));
    expect([nextOpen(STEPS, all), settledCount(STEPS, all)]).toEqual([null, 3]);
    expect(nextOpen(STEPS, stands(event('done', 'a'), event('reopened', 'a')))).toBe('a');
  });

  it('W10 remembers that a step failed once it was done, also when it is opened again; a failure that was taken back never was', () => {
    const failedIn = (...kinds: RunEvent['kind'][]) => progressOf(kinds.map((kind) => event(kind, 'a'))).outcomes.get('a')?.failedAt !== undefined;
    expect(failedIn('failed', 'done')).toBe(true);
    expect(failedIn('failed', 'done', 'reopened', 'done')).toBe(true);
    expect(failedIn('failed', 'done', 'reopened', 'failed', 'reopened', 'skipped')).toBe(true);
    expect(failedIn('failed', 'reopened', 'done')).toBe(false);
  });

  it('W8 goes on with the values of its beginning until it is given others, and may be resumed after its end', () => {
    const started = event('started', '', { values: { HOST: 'web1' } });
    expect(progressOf([started, event('done', 'a')]).values).toEqual({ HOST: 'web1' });
    expect(progressOf([started, event('valued', '', { values: { HOST: 'web2' } })]).values).toEqual({ HOST: 'web2' });
    expect(progressOf([started, event('ended', '')]).isEnded).toBe(true);
    expect(progressOf([started, event('ended', ''), event('resumed', '')]).isEnded).toBe(false);
  });
});

describe('a run that is replayed', () => {
  it('W10 gives the same state, event by event, from its export, and with events that come twice or from another tab', () => {
    fc.assert(
      fc.property(anyRun(), fc.nat(), (original, cut) => {
        const json = JSON.parse(runAsJson({ run: original, runbook: runbook(...STEPS), url: 'https://example.com/wiki/ssh' })) as { run: unknown };
        const read = readRun(json.run);
        expect(read).toEqual(original);
        const whole = progressOf(original.events);
        expect(progressOf(read?.events ?? [])).toEqual(whole);
        const place = original.events.length === 0 ? 0 : cut % original.events.length;
        expect(original.events.slice(place).reduce(applyEvent, progressOf(original.events.slice(0, place)))).toEqual(whole);
        const half = { ...original, events: original.events.slice(0, place) };
        expect(withEvents(half, original.events)).toEqual(original);
        for (const id of STEP_IDS) expect(isOpen(whole, id)).toBe(!['done', 'skipped'].includes(lastOutcome(original, id)));
      }),
      { numRuns: runs(10_000) },
    );
  });
});

/** The naive way: the last event of a step that says what became of it. */
function lastOutcome({ events }: Run, id: string): string {
  return events.filter(({ step: where, kind }) => where === id && ['done', 'failed', 'skipped', 'reopened'].includes(kind)).at(-1)?.kind ?? '';
}

describe('what is read as a run', () => {
  it('W9 is nothing but runs: whatever else a device or a file has is refused', () => {
    const good = run(event('started', '', { values: { HOST: 'web1' } }), event('noted', 'a', { note: 'Slow.' }));
    expect(readRun(JSON.parse(JSON.stringify(good)))).toEqual(good);
    const [first] = good.events;
    const bad: unknown[] = [null, 7, 'run', [], {}, { ...good, events: 'none' }, { ...good, host: 1 }, { ...good, id: undefined }];
    const badEvents = [
      { ...first, kind: 'exploded' },
      { ...first, at: Number.NaN },
      { ...first, note: null },
      { ...first, values: { HOST: 1 } },
      { ...first, values: null },
      null,
    ];
    expect([...bad, ...badEvents.map((each) => ({ ...good, events: [each] }))].map(readRun).filter((read) => read !== null)).toEqual([]);
    expect(EVENT_KINDS.map((kind) => readRun(run(event(kind, 'a'))))).not.toContain(null);
  });
});
