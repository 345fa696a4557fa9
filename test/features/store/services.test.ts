import { waitFor } from '@testing-library/dom';
import { makeStore } from '../../../src/app/store';
import { prepareSearch, preloadSearch } from '../../../src/features/search/prepareSearch';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import { createSearchFiles } from '../../../src/features/search/searchFiles';
import { selectSearchStatus } from '../../../src/features/search/searchSelectors';
import { queryChanged, workerChosen } from '../../../src/features/search/searchSlice';
import { createServices } from '../../../src/features/store/services';
import { createShell } from '../../../src/features/terminal/loadShell';
import { submitCommand } from '../../../src/features/terminal/submitCommand';
import { selectEntries } from '../../../src/features/terminal/terminalSlice';
import type { WorkerQuestion } from '../../../src/features/search/workerMessages';
import { startServer } from '../../platform/fakeServer';
import { FACTS } from '../../sections/homeSample';
import { RECORDS } from '../../sections/samples';
import { INDEX, noParts, TEXTS } from '../search/sampleIndex';
import { answerTo } from '../search/workerAnswers';

afterEach(() => jest.restoreAllMocks());

describe('two stores in one page', () => {
  it('D1 fetch their search data each for itself, also what one has fetched ahead', async () => {
    const server = startServer();
    server.answer(SEARCH_INDEX, { build: 'one', data: INDEX });
    server.answer(SEARCH_TEXTS, { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } });
    const [one, other] = [makeStore(), makeStore()];
    await one.dispatch(preloadSearch());
    expect(other.getState().search.data.status).toBe('idle');
    await Promise.all([one.dispatch(prepareSearch()), other.dispatch(prepareSearch())]);
    expect([...server.requests].sort()).toEqual([SEARCH_INDEX, SEARCH_INDEX, SEARCH_TEXTS, SEARCH_TEXTS]);
  });

  it('D1 have a worker each, whose answers and failures are their own', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const workers: { onmessage: ((event: { data: unknown }) => void) | null; asked: WorkerQuestion[] }[] = [];
    class FakeWorker {
      onmessage = null;
      asked: WorkerQuestion[] = [];
      constructor() {
        workers.push(this);
      }
      postMessage = (question: WorkerQuestion) => this.asked.push(question);
      terminate = () => undefined;
    }
    Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true, writable: true });
    const stores = [makeStore(), makeStore()] as const;
    for (const [store, query] of [
      [stores[0], 'sshd'],
      [stores[1], 'keys'],
    ] as const) {
      store.dispatch(workerChosen());
      store.dispatch(queryChanged(query));
      await store.dispatch(prepareSearch());
    }
    expect(workers.map(({ asked }) => asked.map(({ query }) => query))).toEqual([['sshd'], ['keys']]);
    workers[0]?.onmessage?.({ data: answerTo('sshd') });
    workers[1]?.onmessage?.({ data: { problem: 'no index' } });
    expect(stores.map(({ getState }) => selectSearchStatus(getState()))).toEqual(['found', 'failed']);
  });

  it('T1 have a terminal each: a command of one does not wait for the other, and each reads its own files', async () => {
    const server = startServer();
    server.answer('/data/catalog.json', new Promise(() => undefined));
    const page = { facts: FACTS, navigate: () => undefined };
    const [one, other] = [makeStore(), makeStore()];
    void one.dispatch(submitCommand('ls', page));
    await waitFor(() => expect(server.requests).toHaveLength(1));
    server.answer('/data/catalog.json', { data: { records: RECORDS } });
    await other.dispatch(submitCommand('ls', page));
    expect([one, other].map(({ getState }) => selectEntries(getState())[0]?.status)).toEqual(['pending', 'answered']);
    expect(server.requests).toHaveLength(2);
    expect(one.services.of(createShell)).not.toBe(other.services.of(createShell));
  });
});

describe('createServices', () => {
  it('makes each service once, and takes another one instead where it is given', async () => {
    const services = createServices();
    expect(services.of(createSearchFiles)).toBe(services.of(createSearchFiles));
    const files = { preload: async () => false, fetchIndex: async () => ({ build: 'own', index: INDEX }), fetchTexts: jest.fn() };
    const { dispatch, getState } = makeStore(undefined, createServices([{ create: createSearchFiles, service: files }]));
    await dispatch(prepareSearch());
    expect(getState().search.data).toMatchObject({ status: 'ready', build: 'own' });
  });
});
