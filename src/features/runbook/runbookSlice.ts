import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../core/ownValue';
import { beganAt, withEvents, type Run, type RunEvent } from '../../core/runbook/run';
import { createAppSelector } from '../store/createAppSelector';
import { rootReducer } from '../store/rootReducer';
import type { RunbookState } from './runbookState';

/** Names a step of one run: several runs of a guide may be at the same step. */
export const stepOfRun = (run: string, step: string): string => `${run}/${step}`;

const initialState: RunbookState = { runs: [], editions: {}, unkept: [], isRefused: false, copiedIn: null };

interface GuideRuns {
  readonly guide: string;
  readonly runs: readonly Run[];
}

/** Replaces a guide's runs in the state with the stored ones; what isn't stored yet stays. */
function mergeRuns({ runs, unkept }: RunbookState, { guide, runs: stored }: GuideRuns): readonly Run[] {
  const isPending = ({ id }: RunEvent) => unkept.includes(id);
  const pending = runs.filter((run) => run.guide === guide).map((run) => ({ ...run, events: run.events.filter(isPending) }));
  const merged = stored.map((run) => withEvents(run, pending.find(({ id }) => id === run.id)?.events ?? []));
  const unstored = pending.filter(({ id, events }) => events.length > 0 && !stored.some((run) => run.id === id));
  return [...runs.filter((run) => run.guide !== guide), ...[...merged, ...unstored].sort((a, b) => beganAt(a) - beganAt(b))];
}

/** Runs of guides. Part of the runbooks' chunk. Secrets are never in them. */
const runbookSlice = createSlice({
  name: 'runbook',
  initialState,
  reducers: {
    /** Read from the device, or written by another tab. */
    runsRead: (state, { payload }: PayloadAction<GuideRuns>) => ({ ...state, runs: mergeRuns(state, payload) }),
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
    eventsKept: (state, { payload: ids }: PayloadAction<readonly string[]>) => ({ ...state, unkept: state.unkept.filter((id) => !ids.includes(id)) }),
    storageRefused: (state) => ({ ...state, isRefused: true }),
    runRemoved: (state, { payload: id }: PayloadAction<string>) => ({ ...state, runs: state.runs.filter((run) => run.id !== id) }),
    /** The payload is a `stepOfRun`. */
    codeCopied: (state, { payload: step }: PayloadAction<string>) => ({ ...state, copiedIn: step }),
  },
  selectors: {
    selectRuns: (state) => state.runs,
    /** Undefined until it has been looked for. */
    selectEdition: (state, guide: string) => ownValue(state.editions, guide),
    selectUnkept: (state) => state.unkept,
    selectIsRefused: (state) => state.isRefused,
    selectCopiedIn: (state) => state.copiedIn,
  },
});

const injected = runbookSlice.injectInto(rootReducer);

export const { runsRead, editionFound, runStarted, eventAdded, eventsKept, storageRefused, runRemoved, codeCopied } = runbookSlice.actions;
export const { selectRuns, selectEdition, selectUnkept, selectIsRefused, selectCopiedIn } = injected.selectors;

/** A guide's runs. */
export const selectRunsOf = createAppSelector([selectRuns, (_state, guide: string) => guide], (runs, guide) => runs.filter((run) => run.guide === guide));
