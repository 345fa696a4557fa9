import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../core/ownValue';
import { beganAt, withEvents, type Run, type RunEvent } from '../../core/runbook/run';
import { createAppSelector } from '../store/createAppSelector';
import { rootReducer } from '../store/rootReducer';
import type { Refusal, RunbookState } from './runbookState';

/** Names a step of one run: several runs of a guide may be at the same step. */
export const stepOfRun = (run: string, step: string): string => `${run}/${step}`;

const initialState: RunbookState = { runs: [], editions: {}, unkept: [], refusals: {}, copiedIn: null };

interface GuideRuns {
  readonly guide: string;
  readonly runs: readonly Run[];
}

interface RunEvents {
  readonly run: string;
  readonly events: readonly string[];
}

/** The events of a run that aren't stored. */
const pendingOf = ({ events }: Run, unkept: readonly string[]): readonly RunEvent[] => events.filter(({ id }) => unkept.includes(id));

/** Replaces a guide's runs in the state with the stored ones; what isn't stored yet stays. */
function mergeRuns({ runs, unkept }: RunbookState, { guide, runs: stored }: GuideRuns): readonly Run[] {
  const pending = runs.filter((run) => run.guide === guide && pendingOf(run, unkept).length > 0);
  const merged = stored.map((run) =>
    withEvents(
      run,
      pending.filter(({ id }) => id === run.id).flatMap((each) => pendingOf(each, unkept)),
    ),
  );
  // Whole, even if part of one was stored before: half of a run would be worse than none.
  const unstored = pending.filter(({ id }) => !stored.some((run) => run.id === id));
  return [...runs.filter((run) => run.guide !== guide), ...[...merged, ...unstored].sort((a, b) => beganAt(a) - beganAt(b))];
}

/** A record without some of its names. */
const without = (refusals: RunbookState['refusals'], ...names: readonly string[]): RunbookState['refusals'] =>
  Object.fromEntries(Object.entries(refusals).filter(([name]) => !names.includes(name)));

/** Runs of guides. Part of the runbooks' chunk. Secrets are never in them. */
const runbookSlice = createSlice({
  name: 'runbook',
  initialState,
  reducers: {
    /** Read from the device, or written by another tab. */
    runsRead: (state, { payload }: PayloadAction<GuideRuns>) => ({
      ...state,
      runs: mergeRuns(state, payload),
      refusals: without(state.refusals, ''),
    }),
    editionFound: (state, { payload: { guide, edition } }: PayloadAction<{ readonly guide: string; readonly edition: string | null }>) => ({
      ...state,
      editions: { ...state.editions, [guide]: edition },
    }),
    runStarted: (state, { payload: run }: PayloadAction<Run>) => ({
      ...state,
      runs: [...state.runs, run],
      unkept: [...state.unkept, ...run.events.map(({ id }) => id)],
      copiedIn: null,
    }),
    eventAdded: (state, { payload: { run: id, event } }: PayloadAction<{ readonly run: string; readonly event: RunEvent }>) => ({
      ...state,
      runs: state.runs.map((run) => (run.id === id ? withEvents(run, [event]) : run)),
      unkept: [...state.unkept, event.id],
      copiedIn: null,
    }),
    eventsKept: (state, { payload: { run, events } }: PayloadAction<RunEvents>) => ({
      ...state,
      unkept: state.unkept.filter((id) => !events.includes(id)),
      refusals: without(state.refusals, run, ''),
    }),
    storageRefused: (state, { payload: { run = '', refusal } }: PayloadAction<{ readonly run?: string; readonly refusal: Refusal }>) => ({
      ...state,
      refusals: { ...state.refusals, [run]: refusal },
    }),
    runRemoved: (state, { payload: id }: PayloadAction<string>) => ({ ...state, runs: state.runs.filter((run) => run.id !== id) }),
    /** The payload is a `stepOfRun`. */
    codeCopied: (state, { payload: step }: PayloadAction<string>) => ({ ...state, copiedIn: step }),
  },
  selectors: {
    selectRuns: (state) => state.runs,
    /** Undefined until it has been looked for. */
    selectEdition: (state, guide: string) => ownValue(state.editions, guide),
    selectUnkept: (state) => state.unkept,
    /** The events of a run that aren't stored. */
    selectPending: (state, run: Run) => pendingOf(run, state.unkept),
    /** Why not all of a run is stored, or without one, why none is; undefined where nothing is in the way. */
    selectRefusal: ({ unkept, refusals }, run: Run | undefined) =>
      run && pendingOf(run, unkept).length === 0 ? undefined : (ownValue(refusals, run?.id ?? '') ?? refusals['']),
    selectCopiedIn: (state) => state.copiedIn,
  },
});

const injected = runbookSlice.injectInto(rootReducer);

export const { runsRead, editionFound, runStarted, eventAdded, eventsKept, storageRefused, runRemoved, codeCopied } = runbookSlice.actions;
export const { selectRuns, selectEdition, selectUnkept, selectPending, selectRefusal, selectCopiedIn } = injected.selectors;

/** A guide's runs. */
export const selectRunsOf = createAppSelector([selectRuns, (_state, guide: string) => guide], (runs, guide) => runs.filter((run) => run.guide === guide));
