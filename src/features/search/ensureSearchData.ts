import type { AppThunk } from '../store/hooks';
import { filesOf, loadIndex, loadTexts } from './searchLoading';
import { isMissing } from './searchState';

type Part = 'index' | 'texts';

const LOADS: Readonly<Record<Part, () => AppThunk<Promise<unknown>>>> = { index: () => loadIndex(), texts: () => loadTexts() };

/** The pending loads, shared by all callers. */
const createPending = () => new Map<Part, Promise<unknown>>();

/** Starts a load unless it is pending, and resolves when it has settled. */
function settle(name: Part): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    const pending = services.of(createPending);
    const load = pending.get(name) ?? dispatch(LOADS[name]()).finally(() => pending.delete(name));
    pending.set(name, load);
    await load;
  };
}

/** Resolves when the index has loaded or failed; the state says which. Never throws. */
export const ensureIndex = (): AppThunk<Promise<void>> => settle('index');

/** The same for the texts, which follow the index: they are ten times as large, and most answers need only the index. */
export function ensureTexts(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(ensureIndex());
    await dispatch(settle('texts'));
  };
}

/**
 * Prefetches the index, or only the first part of a large one, so that a visit without a search transfers little. Called when
 * the browser is idle.
 */
export function preloadIndex(): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    if (!isMissing(getState().search.data)) return;
    const files = await filesOf(services);
    if (await files.preload()) await dispatch(ensureIndex());
  };
}
