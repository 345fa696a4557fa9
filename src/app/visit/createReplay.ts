import type { UnknownAction } from '@reduxjs/toolkit';
import type { HomeData, TerminalFacts } from '../../core/content/pages';
import { dataPathOf } from '../../core/site/routes';
import type { Visit, VisitAction } from '../../core/visit/visit';
import { createRunFlags, type RunFlags } from '../../features/runbook/runFlags';
import { createRunStorage, createTabs } from '../../features/runbook/runServices';
import { workerChosen } from '../../features/search/searchSlice';
import type { SearchState } from '../../features/search/searchState';
import { createListeners, type Listeners } from '../../features/store/listeners';
import { rootReducer, type RootState } from '../../features/store/rootReducer';
import { createServices } from '../../features/store/services';
import { firstState } from '../../features/visit/recordedVisit';
import { createShell } from '../../features/terminal/loadShell';
import { createScriptFilling } from '../../features/values/scriptFilling';
import { createStoredValueChanges } from '../../features/values/storedValueChanges';
// Adds the terminal's slice to the reducer, whichever pages have been opened.
import '../../features/terminal/terminalSlice';
import { fetchPageFile } from '../../platform/fetchPageFile';
import type { RunDatabase } from '../../platform/runDatabase';
import type { AppStore, SiteParts } from '../store';

/** A visit that is being played again. */
export interface Replay {
  /** What the screens are rendered from. It takes only states of the visit, and content. */
  readonly store: AppStore;
  /** The state after `count` steps. */
  readonly stateAfter: (count: number) => Promise<RootState>;
  /** Shows the state after `count` steps. */
  readonly show: (count: number) => Promise<void>;
  /** Shows the viewer's own theme again, and stops the replay's search worker. */
  readonly end: () => void;
}

/** A step's state replaces the present one; content stays. */
const SHOWN = 'visit/shown';
const CONTENT = /^(?:search\/(?:load|worker|indexRefused)|runbook\/editionFound$)/;

/** Services without side effects: a replay stores nothing on the viewer's device, doesn't talk to other tabs, and leaves no listener behind. */
function inertServices() {
  const createInert = (): Listeners => {
    const listeners = createListeners();
    const startListening = (() => () => undefined) as unknown as Listeners['startListening'];
    return { ...listeners, startListening };
  };
  const nothing = () => undefined;
  const later = () => Promise.resolve();
  const runs: RunDatabase = { read: () => Promise.resolve({ runs: [], editions: [] }), addRun: later, addEvents: later, removeRun: later };
  const flags: RunFlags = { write: nothing };
  return createServices([
    { create: createListeners, service: createInert() },
    { create: createRunStorage, service: runs },
    { create: createRunFlags, service: flags },
    { create: createTabs, service: { tell: nothing, listen: nothing } },
    { create: createScriptFilling, service: { fill: nothing } },
    { create: createStoredValueChanges, service: { follow: nothing } },
  ]);
}

/**
 * Plays a visit in stores of its own, so that the viewer's stays unchanged. What commands printed isn't in a visit, so
 * the commands are run again, which only fetches pages of the site.
 */
export function createReplay(visit: Visit, readOwn: () => RootState, { makeStore, stateAt }: SiteParts): Replay {
  const { search } = readOwn();
  const services = inertServices();
  const first = firstState(visit, stateAt);
  const played = makeStore(first, services);
  const data = loadedData(search) ?? first.search.data;
  const terminal = first.terminal && { terminal: { ...first.terminal, folder: '/', entries: [] } };
  const store = makeStore({ ...first, ...terminal, search: { ...first.search, data } }, inertServices());
  store.replaceReducer(showingReducer);
  played.replaceReducer(playedReducer);
  for (const { dispatch } of search.worker ? [played, store] : []) dispatch(workerChosen());

  const states: RootState[] = [];
  const begin = async () => {
    if (first.terminal && [first.terminal, ...first.terminal.entries].some(({ folder }) => folder !== '/')) {
      const { ownFolders } = await services.of(createShell).load();
      played.dispatch({ type: SHOWN, payload: { ...played.getState(), terminal: await played.dispatch(ownFolders(first.terminal)) } });
    }
    states.push(played.getState());
  };
  const advance = async (action: VisitAction) => {
    if (!action.type.startsWith('terminal/')) return void played.dispatch({ ...action });
    const { repeatOutput } = await services.of(createShell).load();
    played.dispatch(await played.dispatch(repeatOutput(action, readFacts)));
  };
  let last: Promise<unknown> = Promise.resolve();
  const stateAfter = (count: number): Promise<RootState> => {
    const next = last.then(async () => {
      if (states.length === 0) await begin();
      for (const { action } of visit.steps.slice(states.length - 1, count)) {
        await advance(action);
        states.push(played.getState());
      }
      return states[count] ?? played.getState();
    });
    last = next.catch(() => undefined);
    return next;
  };
  const show = async (count: number) => {
    const state = await stateAfter(count);
    store.dispatch({ type: SHOWN, payload: state });
  };
  const end = () => {
    store.dispatch({ type: SHOWN, payload: { ...store.getState(), theme: readOwn().theme } });
    if (search.worker) stopWorker(store).catch(console.warn);
  };
  return { store, stateAfter, show, end };
}

/** What the site has loaded for the viewer is loaded in a replay, too; what is on its way comes to the viewer's store alone. */
function loadedData({ data }: SearchState): SearchState['data'] | null {
  if (data.status !== 'ready') return null;
  return data.texts.status === 'loading' ? { ...data, texts: { status: 'idle' } } : data;
}

/** Through the chunk that starts it, so that a start under way comes first. */
async function stopWorker({ services }: AppStore): Promise<void> {
  const { createSearchWorker } = await import(/* webpackChunkName: "ask-worker" */ '../../features/search/searchWorkerClient');
  services.of(createSearchWorker).stop();
}

function playedReducer(state: RootState | undefined, action: UnknownAction): RootState {
  return action.type === SHOWN ? (action['payload'] as RootState) : rootReducer(state, action);
}

function showingReducer(state: RootState | undefined, action: { readonly type: string; readonly payload?: unknown }): RootState {
  if (action.type === SHOWN && state) {
    const shown = action.payload as RootState;
    const { search, runbook } = state;
    return {
      ...shown,
      search: { ...shown.search, data: search.data, worker: search.worker },
      ...(runbook ? { runbook: { ...(shown.runbook ?? runbook), editions: runbook.editions } } : {}),
    };
  }
  // What pages do by themselves, or a viewer tries, changes nothing; slices that came with a page's code get their initial state.
  return rootReducer(state, CONTENT.test(action.type) ? action : { type: 'visit/passed' });
}

const HOME = dataPathOf('home', null) ?? '';

/** What the terminal knows about the site's owner; without it commands print less. */
async function readFacts(): Promise<TerminalFacts> {
  const { terminal } = (await fetchPageFile(HOME)) as Partial<HomeData>;
  if (!terminal) throw new Error(`${HOME}: has no terminal`);
  return terminal;
}
