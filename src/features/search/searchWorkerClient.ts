import type { AppThunk } from '../store/hooks';
import { LOAD_TIMEOUT_MS } from './limits';
import { selectQuery, selectShownRows, selectWorkerState, workerAnswered, workerAsked, workerFailed } from './searchSlice';
import { isMissing } from './searchState';
import type { WorkerQuestion, WorkerReply } from './workerMessages';

/**
 * Sends the store's query to the worker. The first call, or the first after a failure, starts it; it then fetches index
 * and texts by itself.
 */
export function askWorker(): AppThunk {
  return (dispatch, getState, services) => {
    const last = selectWorkerState(getState());
    if (last && isMissing(last)) dispatch(workerAsked());
    const question: WorkerQuestion = { query: selectQuery(getState()).trim(), shownRows: selectShownRows(getState()) };
    services.of(createSearchWorker).ask(question, (reply) => {
      if ('answer' in reply) return dispatch(workerAnswered(reply));
      console.warn(reply.problem);
      return dispatch(workerFailed());
    });
  };
}

type HandleReply = (reply: WorkerReply) => void;

/** The search worker of a store. It is terminated on an error: further answers would hide the failure and its Retry. */
function createSearchWorker() {
  let worker: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    if (worker) worker.onmessage = null;
    worker?.terminate();
    worker = null;
  };
  return {
    ask: (question: WorkerQuestion, handleReply: HandleReply) => {
      const settle = (reply: WorkerReply) => {
        clearTimeout(timer);
        if ('problem' in reply) stop();
        handleReply(reply);
      };
      clearTimeout(timer);
      timer = setTimeout(settle, LOAD_TIMEOUT_MS, { problem: `The search worker has not answered for ${LOAD_TIMEOUT_MS} ms.` });
      worker ??= startWorker(settle);
      worker.postMessage(question);
    },
  };
}

function startWorker(handleReply: HandleReply): Worker {
  const started = new Worker(/* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<WorkerReply>) => handleReply(data);
  started.onerror = ({ message }) => handleReply({ problem: `The search worker has stopped: ${message}` });
  return started;
}
