import type { AppThunk } from '../store/hooks';
import { selectQuery, selectShownRows, workerAnswered, workerAsked, workerFailed } from './searchSlice';
import type { WorkerQuestion, WorkerReply } from './workerMessages';

let worker: Worker | null = null;

/**
 * Asks the worker the question that stands in the store. The first call starts it, and so does the one after a failure;
 * then it fetches index and texts by itself.
 */
export function askWorker(): AppThunk {
  return (dispatch, getState) => {
    dispatch(workerAsked());
    worker ??= startWorker((reply) => {
      if ('answer' in reply) return dispatch(workerAnswered(reply));
      // It may still answer from what it has; that would hide the failure, and Retry with it.
      stopWorker();
      console.warn(reply.problem);
      return dispatch(workerFailed());
    });
    const question: WorkerQuestion = { query: selectQuery(getState()).trim(), shownRows: selectShownRows(getState()) };
    worker.postMessage(question);
  };
}

function startWorker(handleReply: (reply: WorkerReply) => void): Worker {
  const started = new Worker(/* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<WorkerReply>) => handleReply(data);
  started.onerror = ({ message }) => handleReply({ problem: `The search worker has stopped: ${message}` });
  return started;
}

function stopWorker(): void {
  if (worker) worker.onmessage = null;
  worker?.terminate();
  worker = null;
}
