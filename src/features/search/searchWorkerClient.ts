import { readBoot } from '../../platform/readBoot';
import type { AppThunk } from '../store/hooks';
import { optionReached, selectActiveOption } from '../quick-search/quickSearchSlice';
import { ANSWER_TIMEOUT_MS, STALE_ROWS_MS } from './limits';
import { selectQuery, selectShownRows, selectWorkerState, workerAnswered, workerAsked, workerFailed } from './searchSlice';
import { isMissing } from './searchState';
import type { WorkerQuestion, WorkerReply } from './workerMessages';

/**
 * Sends the store's query to the worker. The first call, or the first after a failure, starts it; it then fetches what it
 * needs by itself. The previous query's rows don't stay for long.
 */
export function askWorker(): AppThunk {
  return (dispatch, getState, services) => {
    const last = selectWorkerState(getState());
    if (last && isMissing(last)) dispatch(workerAsked());
    const question: WorkerQuestion = { query: selectQuery(getState()).trim(), shownRows: selectShownRows(getState()) };
    services.of(createSearchWorker).ask(question, {
      onLate: () => {
        if (dispatch(leaveRowsOfOther(question))) dispatch(workerAsked());
      },
      onReply: (reply) => {
        if ('answer' in reply) {
          dispatch(leaveRowsOfOther(reply));
          return dispatch(workerAnswered(reply));
        }
        console.warn(reply.problem);
        return dispatch(workerFailed());
      },
    });
  };
}

/** The active option goes with the rows that it was chosen from. @returns whether the rows are those of another query */
function leaveRowsOfOther({ query }: Pick<WorkerQuestion, 'query'>): AppThunk<boolean> {
  return (dispatch, getState) => {
    const listed = selectWorkerState(getState())?.query;
    if (listed === query) return false;
    if (listed !== undefined && selectActiveOption(getState()) !== '') dispatch(optionReached(''));
    return true;
  };
}

type HandleReply = (reply: WorkerReply) => void;

interface AskHandlers {
  readonly onLate: () => void;
  readonly onReply: HandleReply;
}

/** The search worker of a store. It is terminated on an error: further answers would hide the failure and its Retry. */
export function createSearchWorker() {
  let worker: Worker | null = null;
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  let settle: HandleReply = () => undefined;
  const clearTimers = () => timers.forEach(clearTimeout);
  const stop = () => {
    clearTimers();
    if (worker) worker.onmessage = null;
    worker?.terminate();
    worker = null;
  };
  return {
    stop,
    ask: (question: WorkerQuestion, { onLate, onReply }: AskHandlers) => {
      settle = (reply) => {
        if ('problem' in reply) stop();
        // An answer to the previous query says nothing about this one.
        else if (reply.query === question.query) clearTimers();
        onReply(reply);
      };
      clearTimers();
      // Before the timers: where none can be started, they would hide that.
      worker ??= startWorker((reply) => settle(reply));
      timers = [
        setTimeout(onLate, STALE_ROWS_MS),
        setTimeout(settle, ANSWER_TIMEOUT_MS, { problem: `The search worker has not answered for ${ANSWER_TIMEOUT_MS} ms.` }),
      ];
      worker.postMessage(question);
    },
  };
}

function startWorker(handleReply: HandleReply): Worker {
  const started = readBoot(document).searchesInShards ? newShardWorker() : newIndexWorker();
  started.onmessage = ({ data }: MessageEvent<WorkerReply>) => handleReply(data);
  started.onerror = ({ message }) => handleReply({ problem: `The search worker has stopped: ${message}` });
  return started;
}

const newIndexWorker = () => new Worker(/* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
const newShardWorker = () => new Worker(/* webpackChunkName: "shard-worker" */ new URL('./shardWorker.ts', import.meta.url), { type: 'module' });
