import { startServer, type FakeServer } from '../../platform/fakeServer';
import { FakeWorker } from './fakeWorker';
import { INDEX, noParts, TEXTS } from './sampleIndex';
import { answerTo } from './workerAnswers';

const workers = FakeWorker.all;
const newest = (): FakeWorker => workers.at(-1) ?? new FakeWorker();
let server: FakeServer;

/** A site with modules of its own, one of which keeps the worker. */
async function setup({ isInWorker = false } = {}) {
  jest.resetModules();
  const { makeStore } = await import('../../../src/app/store');
  const { prepareSearch, preloadSearch } = await import('../../../src/features/search/prepareSearch');
  const { SEARCH_INDEX, SEARCH_TEXTS } = await import('../../../src/core/site/searchDataPaths');
  const { queryChanged, moreRowsRequested, workerChosen } = await import('../../../src/features/search/searchSlice');
  const { RESULT_ROWS, ANSWER_TIMEOUT_MS } = await import('../../../src/features/search/limits');
  const { selectSearchStatus, selectResults } = await import('../../../src/features/search/searchSelectors');
  const { dispatch, getState } = makeStore();
  if (isInWorker) dispatch(workerChosen());
  server.answer(SEARCH_INDEX, { build: 'one', data: INDEX });
  server.answer(SEARCH_TEXTS, { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } });
  return {
    type: (query: string) => void dispatch(queryChanged(query)),
    showMore: () => void dispatch(moreRowsRequested()),
    prepare: () => dispatch(prepareSearch()),
    preload: () => dispatch(preloadSearch()),
    status: () => selectSearchStatus(getState()),
    ids: () => selectResults(getState()).map(({ id }) => id),
    breakIndex: (data: unknown) => server.answer(SEARCH_INDEX, { build: 'one', data: data }),
    paths: { SEARCH_INDEX, SEARCH_TEXTS },
    RESULT_ROWS,
    ANSWER_TIMEOUT_MS,
  };
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue();
  workers.length = 0;
  server = startServer();
  Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true, writable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('prepareSearch in the page', () => {
  it('S6 fetches index and texts once, and starts no worker', async () => {
    const { prepare, paths, type, ids } = await setup();
    await Promise.all([prepare(), prepare()]);
    await prepare();
    expect([...server.requests].sort()).toEqual([paths.SEARCH_INDEX, paths.SEARCH_TEXTS]);
    expect(workers).toEqual([]);
    type('keys instead');
    expect(ids()).toEqual(['ssh']);
  });

  it('S2 S6 says that an index of another version cannot be used, without waiting for texts, and takes a good one on the next try', async () => {
    const { prepare, breakIndex, type, status, paths } = await setup();
    breakIndex({ ...INDEX, version: -1 });
    server.answer(paths.SEARCH_TEXTS, new Promise(() => undefined));
    type('sshd');
    await prepare();
    expect(status()).toBe('failed');
    expect(warn).toHaveBeenCalled();
    breakIndex(INDEX);
    server.answer(paths.SEARCH_TEXTS, { status: 500 });
    await prepare();
    expect(status()).toBe('found');
  });
});

describe('prepareSearch with a worker', () => {
  it('S6 starts it when a search is asked for and not before, and fetches nothing itself', async () => {
    const { preload, prepare } = await setup({ isInWorker: true });
    await preload();
    expect(workers).toEqual([]);
    await prepare();
    await prepare();
    expect(workers).toHaveLength(1);
    expect(server.requests).toEqual([]);
  });

  it('S1 S2 asks for the text of the box, trimmed, with the rows to show', async () => {
    const { type, showMore, prepare, RESULT_ROWS } = await setup({ isInWorker: true });
    type(' sshd ');
    await prepare();
    showMore();
    await prepare();
    expect(newest().asked).toEqual([
      { query: 'sshd', shownRows: RESULT_ROWS },
      { query: 'sshd', shownRows: 2 * RESULT_ROWS },
    ]);
  });

  it('S2 S3 shows what it answers', async () => {
    const { type, prepare, status, ids } = await setup({ isInWorker: true });
    type('sshd');
    await prepare();
    expect(status()).toBe('searching');
    newest().reply(answerTo('sshd'));
    expect([status(), ids()]).toEqual(['found', ['ssh', 'logs']]);
  });

  it.each([
    ['says what is wrong', (worker: FakeWorker) => worker.reply({ problem: 'no index' })],
    ['stops', (worker: FakeWorker) => worker.onerror?.({ message: 'out of memory' })],
  ])('S2 fails when the worker %s, and another one recovers', async (_what, fail) => {
    const { type, prepare, status } = await setup({ isInWorker: true });
    type('sshd');
    await prepare();
    fail(newest());
    expect(status()).toBe('failed');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/no index|out of memory/));
    await prepare();
    expect(status()).toBe('searching');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    newest().reply(answerTo('sshd'));
    expect(status()).toBe('found');
  });

  it('S2 fails when the worker does not answer in time, and another one recovers', async () => {
    const { type, prepare, status, ANSWER_TIMEOUT_MS } = await setup({ isInWorker: true });
    jest.useFakeTimers();
    type('sshd');
    await prepare();
    jest.advanceTimersByTime(ANSWER_TIMEOUT_MS - 1);
    expect(status()).toBe('searching');
    jest.advanceTimersByTime(1);
    expect(status()).toBe('failed');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('has not answered'));
    await prepare();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    newest().reply(answerTo('sshd'));
    expect(status()).toBe('found');
  });

  it('S2 keeps a worker that has answered, and gives each further question the whole time', async () => {
    const { type, prepare, status, ANSWER_TIMEOUT_MS } = await setup({ isInWorker: true });
    jest.useFakeTimers();
    type('ssh');
    await prepare();
    jest.advanceTimersByTime(ANSWER_TIMEOUT_MS - 1);
    type('sshd');
    await prepare();
    jest.advanceTimersByTime(ANSWER_TIMEOUT_MS - 1);
    expect(status()).toBe('searching');
    newest().reply(answerTo('sshd'));
    jest.advanceTimersByTime(ANSWER_TIMEOUT_MS);
    expect([status(), workers.length, newest().isTerminated]).toEqual(['found', 1, false]);
  });

  it('S2 ignores a worker that has failed, so that its partial answer does not hide the failure', async () => {
    const { type, prepare, status } = await setup({ isInWorker: true });
    type('keys instead');
    await prepare();
    const failed = newest();
    failed.reply({ problem: 'no texts' });
    failed.reply(answerTo('keys instead', false));
    expect(status()).toBe('failed');
  });

  it('S2 says that it searches when the worker takes its time with another query, whose rows are no longer those before', async () => {
    const { type, prepare, status, ids } = await setup({ isInWorker: true });
    const { STALE_ROWS_MS } = await import('../../../src/features/search/limits');
    jest.useFakeTimers();
    type('ssh');
    await prepare();
    newest().reply(answerTo('ssh'));
    const before = ids();
    type('sshd');
    await prepare();
    jest.advanceTimersByTime(STALE_ROWS_MS - 1);
    expect([status(), ids()]).toEqual(['found', before]);
    jest.advanceTimersByTime(1);
    expect([status(), ids()]).toEqual(['searching', []]);
    newest().reply(answerTo('sshd'));
    jest.advanceTimersByTime(STALE_ROWS_MS);
    expect([status(), ids()]).toEqual(['found', ['ssh', 'logs']]);
  });

  it('S2 goes on waiting for a query when only the one before has been answered', async () => {
    const { type, prepare, status, ANSWER_TIMEOUT_MS } = await setup({ isInWorker: true });
    jest.useFakeTimers();
    type('ssh');
    await prepare();
    type('sshd');
    await prepare();
    newest().reply(answerTo('ssh'));
    jest.advanceTimersByTime(ANSWER_TIMEOUT_MS);
    expect(status()).toBe('failed');
  });

  it.each([
    ['an index', {}, /searchWorker/],
    ['shards', { searchesInShards: true }, /shardWorker/],
  ])('S6 starts the worker of a site with %s', async (_what, boot, script) => {
    document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({ isShell: false, scripts: [], data: [], ...boot })}</script>`;
    const { prepare } = await setup({ isInWorker: true });
    await prepare();
    expect(newest().script).toMatch(script);
    document.body.innerHTML = '';
  });

  it('S2 fails when the worker cannot even be made', async () => {
    const { type, prepare, status } = await setup({ isInWorker: true });
    const forbid = function Forbidden() {
      throw new Error('forbidden by policy');
    };
    Object.defineProperty(globalThis, 'Worker', { value: forbid, configurable: true, writable: true });
    type('sshd');
    await expect(prepare()).resolves.toBeUndefined();
    expect(status()).toBe('failed');
  });
});
