import { waitFor } from '@testing-library/dom';
import { makeStore } from '../../../src/app/store';
import { prepareSearch, preloadSearch } from '../../../src/features/search/prepareSearch';
import { SEARCH_INDEX, SEARCH_POSTINGS, SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import { DATA_TIMEOUT_MS } from '../../../src/platform/withTimeout';
import { ensureIndex, ensureTexts } from '../../../src/features/search/ensureSearchData';
import { selectResults, selectSearchStatus } from '../../../src/features/search/searchSelectors';
import { queryChanged, selectSearchData } from '../../../src/features/search/searchSlice';
import { startServer, type Answer } from '../../platform/fakeServer';
import { INDEX, noParts, OTHER_INDEX, OTHER_TEXTS, TEXTS } from './sampleIndex';

const INDEX_FILE: Answer = { build: 'one', data: INDEX };
const TEXTS_FILE: Answer = { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } };
const OTHER_INDEX_FILE: Answer = { build: 'two', data: OTHER_INDEX };
const OTHER_TEXTS_FILE: Answer = { build: 'two', data: { texts: OTHER_TEXTS, ...noParts(OTHER_TEXTS) } };

function setup(index: Answer | Promise<Answer>, texts: Answer | Promise<Answer>) {
  const server = startServer();
  server.answer(SEARCH_INDEX, index);
  server.answer(SEARCH_TEXTS, texts);
  const { dispatch, getState } = makeStore();
  return {
    server,
    dispatch,
    data: () => selectSearchData(getState()),
    texts: () => {
      const data = selectSearchData(getState());
      return data.status === 'ready' ? data.texts : null;
    },
    /** What a visitor sees of a query: where it was found and the words around it. */
    find: (query: string) => {
      dispatch(queryChanged(query));
      return selectResults(getState()).map(({ id, excerpt }) => [id, excerpt.text]);
    },
    status: () => selectSearchStatus(getState()),
  };
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe('ensureIndex', () => {
  it('S6 fetches the index once, however often it is asked for', async () => {
    const { server, dispatch, data } = setup(INDEX_FILE, TEXTS_FILE);
    const both = Promise.all([dispatch(ensureIndex()), dispatch(ensureIndex())]);
    expect(data().status).toBe('loading');
    await both;
    await dispatch(ensureIndex());
    expect(server.requests).toEqual([SEARCH_INDEX]);
    expect(data()).toEqual({ status: 'ready', build: 'one', index: INDEX, texts: { status: 'idle' } });
  });

  it('S2 S6 turns a failure into a state and recovers on another try', async () => {
    const { server, dispatch, data } = setup({ status: 503 }, TEXTS_FILE);
    await dispatch(ensureIndex());
    expect(data()).toEqual({ status: 'failed' });
    expect(warn).toHaveBeenCalledWith(new Error(`${SEARCH_INDEX}: the server answered 503`));
    server.answer(SEARCH_INDEX, INDEX_FILE);
    await dispatch(ensureIndex());
    expect(data().status).toBe('ready');
  });

  const refused: readonly (readonly [string, Answer])[] = [
    ['a page instead of data', { html: '<!doctype html>' }],
    ['nothing at all', { text: 'null' }],
    ['an index without a build and a checksum', { text: JSON.stringify({ data: INDEX }) }],
    ['a damaged file', { text: JSON.stringify({ build: 'one', checksum: '00000000', data: INDEX }) }],
    ['data of another kind', { build: 'one', data: TEXTS }],
    ['a foreign index', { build: 'one', data: { ...INDEX, format: 'lunr' } }],
    ['an index of a newer version', { build: 'one', data: { ...INDEX, version: INDEX.version + 1 } }],
    ['a truncated index', { build: 'one', data: { ...INDEX, postings: INDEX.postings.slice(0, -1) } }],
  ];
  it.each(refused)('S6 refuses %s', async (_what, answer) => {
    const { dispatch, data, find, status } = setup(answer, TEXTS_FILE);
    await dispatch(prepareSearch());
    expect(data()).toEqual({ status: 'failed' });
    expect(find('keys')).toEqual([]);
    expect(status()).toBe('failed');
    // On a slow machine, the toolkit logs warnings of its own as well.
    expect(warn.mock.calls.filter(([problem]) => problem instanceof Error)).toHaveLength(1);
  });
});

describe('ensureTexts', () => {
  it('S5 S6 fetches texts and index once each', async () => {
    const { server, dispatch, find } = setup(INDEX_FILE, TEXTS_FILE);
    await Promise.all([dispatch(ensureIndex()), dispatch(ensureTexts()), dispatch(ensureTexts())]);
    await dispatch(ensureTexts());
    expect([...server.requests].sort()).toEqual([SEARCH_INDEX, SEARCH_TEXTS]);
    expect(find('keys instead')).toEqual([['ssh', TEXTS[0]]]);
  });

  it('S2 turns a failure into a state and recovers on another try', async () => {
    const { server, dispatch, data, texts } = setup(INDEX_FILE, { status: 500 });
    await dispatch(ensureTexts());
    expect(texts()).toEqual({ status: 'failed' });
    expect(data()).toMatchObject({ status: 'ready', index: INDEX });
    server.answer(SEARCH_TEXTS, TEXTS_FILE);
    await dispatch(ensureTexts());
    expect(texts()).toEqual({ status: 'ready', texts: TEXTS, parts: noParts(TEXTS) });
    expect(server.requests.filter((path) => path === SEARCH_INDEX)).toHaveLength(1);
  });

  it.each([
    { build: 'one', data: {} },
    { build: 'one', data: { texts: [1], sections: [[]], code: [[]] } },
    { build: 'one', data: { texts: TEXTS } },
    { build: 'one', data: { texts: TEXTS, sections: [], code: [] } },
    { text: JSON.stringify({ texts: TEXTS, ...noParts(TEXTS) }) },
    { text: JSON.stringify({ build: 'one', checksum: '00000000', data: { texts: TEXTS, ...noParts(TEXTS) } }) },
    { text: '[]' },
    { text: 'null' },
  ])('S6 refuses texts that are none, or damaged: %j', async (answer) => {
    const { dispatch, texts } = setup(INDEX_FILE, answer);
    await dispatch(ensureTexts());
    expect(texts()).toEqual({ status: 'failed' });
  });

  it('S3 S5 fetches the index anew when the texts are of another build', async () => {
    const { server, dispatch, find } = setup(INDEX_FILE, OTHER_TEXTS_FILE);
    await dispatch(ensureIndex());
    server.answer(SEARCH_INDEX, OTHER_INDEX_FILE);
    await dispatch(ensureTexts());
    expect(server.requests.filter((path) => path === SEARCH_INDEX)).toHaveLength(2);
    expect(find('tunnel')).toEqual([['vpn', OTHER_TEXTS[0]]]);
    expect(find('keys instead')).toEqual([['ssh', OTHER_TEXTS[1]]]);
  });

  it('S3 S5 never joins texts and index of two builds, though the server keeps sending them, and keeps the index', async () => {
    const { dispatch, find, status } = setup(INDEX_FILE, OTHER_TEXTS_FILE);
    await dispatch(ensureIndex());
    await dispatch(ensureTexts());
    find('keys instead');
    expect(status()).toBe('failed');
    expect(find('Reading')).toHaveLength(1);
    expect(status()).toBe('found');
  });

  it('S2 S3 keeps the index though what a deploy made necessary to fetch again fails to load', async () => {
    const { server, dispatch, find, data } = setup(INDEX_FILE, OTHER_TEXTS_FILE);
    await dispatch(ensureIndex());
    server.answer(SEARCH_INDEX, { status: 503 });
    await dispatch(ensureTexts());
    expect(data()).toEqual({ status: 'ready', build: 'one', index: INDEX, texts: { status: 'failed' } });
    expect(find('Reading')).toHaveLength(1);
  });

  it('S6 waits for an index that is on its way', async () => {
    let send: (answer: Answer) => void = () => undefined;
    const late = new Promise<Answer>((resolve) => {
      send = resolve;
    });
    const { dispatch, find, server } = setup(late, TEXTS_FILE);
    const loads = [dispatch(ensureIndex()), dispatch(ensureTexts())];
    await waitFor(() => expect(server.requests).toEqual([SEARCH_INDEX]));
    send(INDEX_FILE);
    await Promise.all(loads);
    expect(find('keys instead')).toEqual([['ssh', TEXTS[0]]]);
  });
});

describe('an index in two files', () => {
  const { postings, codes, ...head } = INDEX;
  const HEAD_FILE: Answer = { build: 'one', data: head };
  const rest = (build: string): Answer => ({ build, data: { postings, codes } });

  it('S6 comes in its first part alone until there is a search', async () => {
    const { server, dispatch, data } = setup(HEAD_FILE, TEXTS_FILE);
    server.answer(SEARCH_POSTINGS, rest('one'));
    await dispatch(preloadSearch());
    expect(server.requests).toEqual([SEARCH_INDEX]);
    expect(data().status).toBe('idle');
    await dispatch(prepareSearch());
    expect([...server.requests].sort()).toEqual([SEARCH_INDEX, SEARCH_POSTINGS, SEARCH_TEXTS]);
    expect(data()).toMatchObject({ status: 'ready', index: INDEX, texts: { status: 'ready' } });
  });

  it('S6 comes whole at startup where it is one file', async () => {
    const { server, dispatch, data } = setup(INDEX_FILE, TEXTS_FILE);
    await dispatch(preloadSearch());
    expect(server.requests).toEqual([SEARCH_INDEX]);
    expect(data().status).toBe('ready');
  });

  it('S3 is never joined of two builds', async () => {
    const { server, dispatch, data, find } = setup(HEAD_FILE, TEXTS_FILE);
    server.answer(SEARCH_POSTINGS, rest('two'));
    await dispatch(prepareSearch());
    expect(data().status).toBe('failed');
    server.answer(SEARCH_POSTINGS, rest('one'));
    await dispatch(prepareSearch());
    expect(find('keys instead')).toHaveLength(1);
  });

  it('S3 takes the newer first part when a deploy has come between the two', async () => {
    const { server, dispatch, find } = setup({ build: 'zero', data: head }, TEXTS_FILE);
    server.answer(SEARCH_POSTINGS, rest('one'));
    await dispatch(preloadSearch());
    server.answer(SEARCH_INDEX, HEAD_FILE);
    await dispatch(prepareSearch());
    expect(find('keys instead')).toHaveLength(1);
  });
});

describe('a file that never comes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const never = () => new Promise<Answer>(() => undefined);

  it.each(['index', 'texts'] as const)('S2 has failed after a while, so that Retry is offered: the %s', async (file) => {
    const { server, dispatch, find, status } = file === 'index' ? setup(never(), TEXTS_FILE) : setup(INDEX_FILE, never());
    find('keys instead');
    const load = dispatch(prepareSearch());
    await jest.advanceTimersByTimeAsync(DATA_TIMEOUT_MS - 1);
    expect(status()).toBe('searching');
    await jest.advanceTimersByTimeAsync(1);
    await load;
    expect(status()).toBe('failed');
    server.answer(SEARCH_INDEX, INDEX_FILE);
    server.answer(SEARCH_TEXTS, TEXTS_FILE);
    await dispatch(prepareSearch());
    expect(status()).toBe('found');
  });

  it('S2 says at once that an index is damaged, though the texts never come', async () => {
    const { dispatch, find, status } = setup({ build: 'one', data: { ...INDEX, postings: INDEX.postings.slice(0, -1) } }, never());
    find('keys instead');
    await dispatch(prepareSearch());
    expect(status()).toBe('failed');
  });
});
