import { waitFor } from '@testing-library/dom';
import { makeStore, stateAt } from '../../../src/app/store';
import { createReplay } from '../../../src/app/visit/createReplay';
import { workerChosen } from '../../../src/features/search/searchSlice';
import { askWorker } from '../../../src/features/search/searchWorkerClient';
import { draftChanged } from '../../../src/features/terminal/terminalSlice';
import { FakeWorker } from '../../features/search/fakeWorker';
import { RECORDS } from '../../sections/samples';
import { readyAt } from '../visit';
import { answerFiles, withParts } from './siteOnPage';

beforeAll(() => Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true, writable: true }));

it('D3 S6 a replay stops its search worker at its end, and leaves the viewer’s running', async () => {
  const { store, parts } = withParts(makeStore(stateAt('/visit')));
  store.dispatch(workerChosen());
  store.dispatch(askWorker());
  const replay = createReplay({ path: '/search', state: {}, steps: [] }, store.getState, parts);
  replay.store.dispatch(askWorker());
  const [own, played] = FakeWorker.all;
  expect(played?.asked).toHaveLength(1);
  replay.end();
  await waitFor(() => expect(played?.isTerminated).toBe(true));
  expect(own?.isTerminated).toBe(false);
});

it('D3 S5 a replay takes the search data that the viewer has, and fetches what is on its way to the viewer itself', () => {
  const { parts } = withParts(makeStore(stateAt('/visit')));
  const own = readyAt('/visit');
  const dataOf = (data: typeof own.search.data) =>
    createReplay({ path: '/', state: {}, steps: [] }, () => ({ ...own, search: { ...own.search, data } }), parts).store.getState().search.data;
  const { data } = own.search;
  expect(dataOf(data)).toBe(data);
  expect(dataOf({ ...data, texts: { status: 'loading' } } as typeof data)).toEqual({ ...data, texts: { status: 'idle' } });
  expect(dataOf({ status: 'loading' })).toEqual({ status: 'idle' });
});

it('D3 a replay begins in folders of this site, whatever folders its link names', async () => {
  answerFiles();
  const [tag = ''] = RECORDS[0]?.tags ?? [];
  const { parts } = withParts(makeStore(stateAt('/visit')));
  const entry = { id: 1, input: 'ls', folder: '/tags/Call 555 0100', status: 'pending', reading: '', lines: [], isShownFromTop: false };
  const entered = makeStore(stateAt('/'));
  entered.dispatch(draftChanged('ls'));
  const begunIn = async (folder: string) => {
    const terminal = { ...entered.getState().terminal, entries: [entry], folder };
    const replay = createReplay({ path: '/', state: { terminal }, steps: [] }, () => stateAt('/visit'), parts);
    const atOnce = replay.store.getState().terminal;
    await replay.show(0);
    return [atOnce, replay.store.getState().terminal].map((each) => [each?.folder, ...(each?.entries ?? []).map((one) => one.folder), each?.draft]);
  };
  expect(await begunIn(`/tags/${tag}`)).toEqual([
    ['/', 'ls'],
    [`/tags/${tag}`, '/', 'ls'],
  ]);
  expect(await begunIn('/tags/Call 555 0100')).toEqual([
    ['/', 'ls'],
    ['/', '/', 'ls'],
  ]);
});
