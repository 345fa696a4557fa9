import { search, type SearchIndex, type SearchTexts } from '../../core/search';
import { nextTask, whenIdle } from '../../platform/idle';
import { runInSlices } from '../../platform/runInSlices';
import type { AppThunk } from '../store/hooks';
import { decodeStep } from './decodedIndex';
import { IDLE_STEPS, PREPARE_FROM } from './limits';
import { selectQuery, selectSearchData } from './searchSlice';

export { decodedIndex } from './decodedIndex';

/** Only large sites need it, so it is a separate chunk. */
const loadPreparation = () => import(/* webpackChunkName: "search-preparation" */ '../../core/search/exact/preparePhrases');

/** Decodes an index one step per task, after what an empty box offers, and resolves in a new task. Stops at a query, which needs it at once. */
export function decodeWhenIdle(): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    for (;;) {
      const data = selectSearchData(getState());
      if (data.status !== 'ready' || selectQuery(getState()).trim() !== '') return;
      await nextTask();
      if (decodeStep(data.index)) return nextTask();
    }
  };
}

/** The texts with which each index has been warmed up. */
const warmed = new WeakMap<SearchIndex, SearchTexts | null>();

/** Computes the caches that the first query would otherwise wait for; once per index and its texts. */
export function warmUp(index: SearchIndex, texts: SearchTexts | null): void {
  if (warmed.get(index) === texts) return;
  warmed.set(index, texts);
  whenIdle(() => runInSlices(firstQuery(index, texts), { steps: 1, schedule: whenIdle }));
}

/** What the first query would wait for, one task per step: all at once it took 200 ms on a phone. */
function* firstQuery(index: SearchIndex, texts: SearchTexts | null): Generator<undefined, void> {
  yield* index.dictionary.prepare();
  yield;
  search(index, null, 'a');
  if (texts && texts.length >= PREPARE_FROM) prepare(index, texts).catch((error: unknown) => console.warn(error));
}

/** Changes no answer; without it, some just take longer. */
async function prepare(index: SearchIndex, texts: SearchTexts): Promise<void> {
  const { preparePhrases } = await loadPreparation();
  runInSlices(preparePhrases(index, texts), { steps: IDLE_STEPS, schedule: whenIdle });
}
