import fc from 'fast-check';
import { EVENT_KINDS, type Run, type RunEvent } from '../../../src/core/runbook/run';
import type { Runbook, RunbookStep } from '../../../src/core/runbook/runbook';
import { anyString } from '../../support/anyString';

export function step(id: string, changes: Partial<RunbookStep> = {}): RunbookStep {
  return { id, title: `Do ${id}`, facts: '1 command', hash: `hash of ${id}`, parts: [], rollback: [], background: [], ...changes };
}

export function runbook(...steps: RunbookStep[]): Runbook {
  return { guide: 'ssh', title: 'SSH', edition: 'one', steps, help: [] };
}

/** An event of a step at a minute of 23 November 2026, 03:00 UTC. */
export function event(kind: RunEvent['kind'], where: string, changes: Partial<RunEvent> & { readonly minute?: number } = {}): RunEvent {
  const { minute = 0, ...rest } = changes;
  return { id: `${kind} ${where} ${minute}`, at: Date.UTC(2026, 10, 23, 3, minute), elapsed: minute * 60_000, step: where, kind, note: '', ...rest };
}

export function run(...events: RunEvent[]): Run {
  return { id: 'r1', guide: 'ssh', edition: 'one', host: 'web1', events };
}

export const STEP_IDS = ['a', 'b', 'constructor', '__proto__'];

/** Any run, however absurd. */
export const anyRun = (): fc.Arbitrary<Run> => {
  const anyEvent = fc.record({
    id: fc.uuid(),
    at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    elapsed: fc.nat(),
    step: fc.constantFrom('', ...STEP_IDS),
    kind: fc.constantFrom(...EVENT_KINDS),
    note: anyString(),
  });
  const events = fc.uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 30 });
  return fc.record({ id: fc.uuid(), guide: fc.constantFrom('ssh', 'constructor'), edition: fc.constant('one'), host: anyString(), events });
};
