import type { PlaceholderValues } from '../content/placeholders';
import type { RunbookStep } from './runbook';

/** What can happen in a run. Ticking is up to the reader: nobody else sees the server. */
export const EVENT_KINDS = ['started', 'done', 'failed', 'skipped', 'reopened', 'noted', 'valued', 'ended', 'resumed'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface RunEvent {
  readonly id: string;
  /** By the device's clock, in milliseconds UTC. */
  readonly at: number;
  /** Milliseconds since the run began, as `createRunTimer` measures them. */
  readonly elapsed: number;
  /** The id of a step, or empty for the whole run. */
  readonly step: string;
  readonly kind: EventKind;
  readonly note: string;
  /** The values that the run continues with; never secrets. */
  readonly values?: PlaceholderValues;
}

/** One time that a guide is followed. Everything that changes is in its events. */
export interface Run {
  readonly id: string;
  readonly guide: string;
  /** The edition that it began with. */
  readonly edition: string;
  /** What it is done on, in the reader's words. */
  readonly host: string;
  readonly events: readonly RunEvent[];
}

/** What became of a step. */
export interface Outcome {
  readonly kind: 'done' | 'failed' | 'skipped';
  readonly at: number;
  /** When it last failed, if it did before it was done or skipped. */
  readonly failedAt?: number;
}

export interface RunProgress {
  /** By step; an open step has none. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** What had become of steps before they were opened again; a failure that was taken back isn't among it. */
  readonly reopened: ReadonlyMap<string, Outcome>;
  readonly values: PlaceholderValues;
  readonly isEnded: boolean;
}

const BEGINNING: RunProgress = { outcomes: new Map(), reopened: new Map(), values: {}, isEnded: false };

/** The events of a step that have a note, oldest first. */
export function notesOf(events: readonly RunEvent[], step: string): readonly RunEvent[] {
  return events.filter((event) => event.step === step && event.note !== '');
}

/** The progress of a run, by replaying its events. */
export function progressOf(events: readonly RunEvent[]): RunProgress {
  return events.reduce(applyEvent, BEGINNING);
}

export function applyEvent(progress: RunProgress, { kind, step, at, values }: RunEvent): RunProgress {
  const before = progress.outcomes.get(step);
  switch (kind) {
    case 'done':
    case 'failed':
    case 'skipped':
      return { ...progress, outcomes: new Map([...progress.outcomes, [step, { kind, at, ...failureBefore(before ?? progress.reopened.get(step)) }]]) };
    case 'reopened':
      return {
        ...progress,
        outcomes: new Map([...progress.outcomes].filter(([id]) => id !== step)),
        ...(before && before.kind !== 'failed' ? { reopened: new Map([...progress.reopened, [step, before]]) } : {}),
      };
    case 'started':
    case 'valued':
      return { ...progress, values: values ?? progress.values };
    case 'ended':
    case 'resumed':
      return { ...progress, isEnded: kind === 'ended' };
    case 'noted':
      return progress;
  }
}

/** What stays known of a step that has failed, whatever becomes of it. */
function failureBefore(outcome: Outcome | undefined): Pick<Outcome, 'failedAt'> {
  const failedAt = outcome?.kind === 'failed' ? outcome.at : outcome?.failedAt;
  return failedAt === undefined ? {} : { failedAt };
}

type Steps = readonly Pick<RunbookStep, 'id'>[];

/** A failed step is still open. */
export function isOpen({ outcomes }: RunProgress, step: string): boolean {
  const outcome = outcomes.get(step);
  return outcome === undefined || outcome.kind === 'failed';
}

/** The id of the next step to do: the first open one after a step, or else before it; null when all is settled. */
export function nextOpen(steps: Steps, progress: RunProgress, after?: string): string | null {
  const place = steps.findIndex(({ id }) => id === after) + 1;
  return [...steps.slice(place), ...steps.slice(0, place)].find(({ id }) => isOpen(progress, id))?.id ?? null;
}

/** How many steps are done or skipped. */
export function settledCount(steps: Steps, progress: RunProgress): number {
  return steps.filter(({ id }) => !isOpen(progress, id)).length;
}

/** The runs that aren't ended. */
export function openRuns(runs: readonly Run[]): readonly Run[] {
  return runs.filter(({ events }) => !progressOf(events).isEnded);
}

/** When a run began, by the device's clock. */
export function beganAt({ events }: Pick<Run, 'events'>): number {
  return events[0]?.at ?? 0;
}

/** A run with more events; those that it already has are ignored. */
export function withEvents(run: Run, events: readonly RunEvent[]): Run {
  const known = new Set(run.events.map(({ id }) => id));
  const added = events.filter(({ id }) => !known.has(id));
  return added.length === 0 ? run : { ...run, events: [...run.events, ...added] };
}

/** A run from storage or an export; null for anything else. */
export function readRun(data: unknown): Run | null {
  const { id, guide, edition, host, events } = (data ?? {}) as Partial<Record<keyof Run, unknown>>;
  const texts = [id, guide, edition, host];
  if (!texts.every((text) => typeof text === 'string') || !Array.isArray(events) || !events.every(isEvent)) return null;
  return { id, guide, edition, host, events } as Run;
}

function isEvent(data: unknown): data is RunEvent {
  const { id, at, elapsed, step, kind, note, values = {} } = (data ?? {}) as Partial<Record<keyof RunEvent, unknown>>;
  return (
    [id, step, note].every((text) => typeof text === 'string') &&
    [at, elapsed].every((time) => Number.isFinite(time)) &&
    (EVENT_KINDS as readonly unknown[]).includes(kind) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
