import { makeStore } from '../../../src/app/store';
import { optionReached, selectActiveOption } from '../../../src/features/quick-search/quickSearchSlice';
import { ANSWER_TIMEOUT_MS, STALE_ROWS_MS } from '../../../src/features/search/limits';
import { selectResults, selectSearchStatus } from '../../../src/features/search/searchSelectors';
import { moreRowsRequested, queryChanged, selectWorkerState, workerChosen } from '../../../src/features/search/searchSlice';
import { prepareSearch } from '../../../src/features/search/prepareSearch';
import { askWorker, createSearchWorker } from '../../../src/features/search/searchWorkerClient';
import { FakeWorker } from './fakeWorker';
import { answerTo } from './workerAnswers';

/** A visitor whose worker has answered a query. */
function searched(query: string) {
  const { dispatch, getState } = makeStore();
  dispatch(workerChosen());
  const ask = (typed: string) => {
    dispatch(queryChanged(typed));
    dispatch(askWorker());
  };
  const reply = (typed: string) => FakeWorker.all.at(-1)?.reply(answerTo(typed));
  ask(query);
  reply(query);
  return {
    ask,
    reply,
    fail: () => FakeWorker.all.at(-1)?.reply({ problem: 'no shard' }),
    askAgain: () => void dispatch(askWorker()),
    showMore: () => {
      dispatch(moreRowsRequested());
      dispatch(askWorker());
    },
    reach: (option: string) => void dispatch(optionReached(option)),
    option: () => selectActiveOption(getState()),
    seen: () => [selectSearchStatus(getState()), selectResults(getState()).length, selectWorkerState(getState())?.status],
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue();
  Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true, writable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the rows that are being read', () => {
  it('S2 stay while more of them are on their way, and when those fail to come and are asked for again', () => {
    const { showMore, fail, askAgain, reply, seen } = searched('sshd');
    expect(seen()).toEqual(['found', 2, 'ready']);
    showMore();
    jest.advanceTimersByTime(STALE_ROWS_MS);
    expect(seen()).toEqual(['found', 2, 'ready']);
    fail();
    expect(seen()).toEqual(['found', 2, 'failed']);
    askAgain();
    jest.advanceTimersByTime(STALE_ROWS_MS);
    expect(seen()).toEqual(['found', 2, 'loading']);
    reply('sshd');
    expect(seen()).toEqual(['found', 2, 'ready']);
  });

  it('S2 give way to another query that is late, or that fails', () => {
    const late = searched('sshd');
    late.showMore();
    late.ask('ssh');
    jest.advanceTimersByTime(STALE_ROWS_MS);
    expect(late.seen()).toEqual(['searching', 0, 'loading']);
    const failed = searched('sshd');
    failed.showMore();
    failed.fail();
    failed.ask('ssh');
    expect(failed.seen()).toEqual(['searching', 0, 'loading']);
    failed.fail();
    expect(failed.seen()).toEqual(['failed', 0, 'failed']);
  });
});

describe('the active option', () => {
  it('S7 is left with the rows that it was chosen from, so that Enter opens no row of another query', () => {
    const { ask, reach, reply, option } = searched('ssh');
    ask('sshd');
    reach('a row of ssh');
    jest.advanceTimersByTime(STALE_ROWS_MS);
    expect(option()).toBe('');
    ask('ssh');
    reply('ssh');
    ask('sshd');
    reach('a row of ssh');
    reply('sshd');
    expect(option()).toBe('');
  });

  it('S7 stays while the rows are those of the same query', () => {
    const { askAgain, reach, reply, option } = searched('ssh');
    reach('a row of ssh');
    askAgain();
    jest.advanceTimersByTime(STALE_ROWS_MS);
    reply('ssh');
    expect(option()).toBe('a row of ssh');
  });
});

describe('the worker', () => {
  it('S2 that can’t be started counts as failed, so that Retry is offered and stays', async () => {
    const start = jest.fn(() => {
      throw new Error('no more workers');
    });
    Object.defineProperty(globalThis, 'Worker', { value: start, configurable: true, writable: true });
    const { dispatch, getState } = makeStore();
    dispatch(workerChosen());
    dispatch(queryChanged('ssh'));
    await dispatch(prepareSearch());
    expect(start).toHaveBeenCalledTimes(1);
    expect(selectSearchStatus(getState())).toBe('failed');
    jest.advanceTimersByTime(STALE_ROWS_MS);
    expect(selectSearchStatus(getState())).toBe('failed');
  });

  it('D3 that is stopped answers no more, and isn’t missed', () => {
    const { dispatch, getState, services } = makeStore();
    dispatch(workerChosen());
    dispatch(queryChanged('ssh'));
    dispatch(askWorker());
    const worker = FakeWorker.all.at(-1);
    services.of(createSearchWorker).stop();
    worker?.reply(answerTo('ssh'));
    jest.advanceTimersByTime(ANSWER_TIMEOUT_MS);
    expect([worker?.isTerminated, selectWorkerState(getState())?.status]).toEqual([true, 'loading']);
  });
});
