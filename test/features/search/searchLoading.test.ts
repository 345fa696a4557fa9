import { makeStore } from '../../../src/app/store';
import { prepareSearch, preloadSearch } from '../../../src/features/search/prepareSearch';
import { INDEX_PATH, REST_PATH, TEXTS_PATH } from '../../../src/features/search/searchFiles';
import { loadIndex, loadTexts } from '../../../src/features/search/searchLoading';
import { selectResults, selectSearchStatus } from '../../../src/features/search/searchSelectors';
import { queryChanged, selectIndexState, selectTextsState } from '../../../src/features/search/searchSlice';
import { startServer, type Answer } from '../../platform/fakeServer';
import { INDEX, noParts, OTHER_INDEX, OTHER_TEXTS, TEXTS } from './sampleIndex';

const INDEX_FILE: Answer = { json: { build: 'one', index: INDEX } };
const TEXTS_FILE: Answer = { json: { build: 'one', texts: TEXTS, ...noParts(TEXTS) } };
const OTHER_INDEX_FILE: Answer = { json: { build: 'two', index: OTHER_INDEX } };
const OTHER_TEXTS_FILE: Answer = { json: { build: 'two', texts: OTHER_TEXTS, ...noParts(OTHER_TEXTS) } };

function setup(index: Answer | Promise<Answer>, texts: Answer | Promise<Answer>) {
  const server = startServer();
  server.answer(INDEX_PATH, index);
  server.answer(TEXTS_PATH, texts);
  const { dispatch, getState } = makeStore();
  return {
    server,
    dispatch,
    indexState: () => selectIndexState(getState()),
    textsState: () => selectTextsState(getState()),
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

describe('loadIndex', () => {
  it('S6 fetches the index once, however often it is asked for', async () => {
    const { server, dispatch, indexState } = setup(INDEX_FILE, TEXTS_FILE);
    const both = Promise.all([dispatch(loadIndex()), dispatch(loadIndex())]);
    expect(indexState().status).toBe('loading');
    await both;
    await dispatch(loadIndex());
    expect(server.requests).toEqual([INDEX_PATH]);
    expect(indexState()).toEqual({ status: 'ready', data: INDEX });
  });

  it('S2 S6 turns a failure into a state and finds its way back on another try', async () => {
    const { server, dispatch, indexState } = setup({ status: 503 }, TEXTS_FILE);
    await dispatch(loadIndex());
    expect(indexState()).toEqual({ status: 'failed', data: null });
    expect(warn).toHaveBeenCalledWith(new Error(`${INDEX_PATH}: the server answered 503`));
    server.answer(INDEX_PATH, INDEX_FILE);
    await dispatch(loadIndex());
    expect(indexState().status).toBe('ready');
  });

  const refused: readonly (readonly [string, Answer])[] = [
    ['a page instead of data', { html: '<!doctype html>' }],
    ['nothing at all', { json: null }],
    ['an index without a build', { json: { index: INDEX } }],
    ['a foreign index', { json: { build: 'one', index: { ...INDEX, format: 'lunr' } } }],
    ['an index of a newer version', { json: { build: 'one', index: { ...INDEX, version: INDEX.version + 1 } } }],
    ['a truncated index', { json: { build: 'one', index: { ...INDEX, postings: INDEX.postings.slice(0, -1) } } }],
  ];
  it.each(refused)('S6 refuses %s', async (_what, answer) => {
    const { dispatch, indexState, find, status } = setup(answer, TEXTS_FILE);
    await dispatch(prepareSearch());
    expect(indexState()).toEqual({ status: 'failed', data: null });
    expect(find('keys')).toEqual([]);
    expect(status()).toBe('failed');
    // On a slow machine the toolkit warns of itself as well.
    expect(warn.mock.calls.filter(([problem]) => problem instanceof Error)).toHaveLength(1);
  });
});

describe('loadTexts', () => {
  it('S5 S6 fetches texts and index once each', async () => {
    const { server, dispatch, find } = setup(INDEX_FILE, TEXTS_FILE);
    await Promise.all([dispatch(loadIndex()), dispatch(loadTexts()), dispatch(loadTexts())]);
    await dispatch(loadTexts());
    expect([...server.requests].sort()).toEqual([INDEX_PATH, TEXTS_PATH]);
    expect(find('keys instead')).toEqual([['ssh', TEXTS[0]]]);
  });

  it('S2 turns a failure into a state and finds its way back on another try', async () => {
    const { server, dispatch, textsState } = setup(INDEX_FILE, { status: 500 });
    await dispatch(loadTexts());
    expect(textsState()).toEqual({ status: 'failed', data: null });
    server.answer(TEXTS_PATH, TEXTS_FILE);
    await dispatch(loadTexts());
    expect(textsState()).toEqual({ status: 'ready', data: TEXTS });
  });

  it.each([
    { build: 'one' },
    { build: 'one', texts: [1], sections: [[]], code: [[]] },
    { build: 'one', texts: TEXTS },
    { build: 'one', texts: TEXTS, sections: [], code: [] },
    { texts: TEXTS },
    [],
    null,
  ])('S6 refuses texts that are none: %j', async (json) => {
    const { dispatch, textsState } = setup(INDEX_FILE, { json });
    await dispatch(loadTexts());
    expect(textsState()).toEqual({ status: 'failed', data: null });
  });

  it('S3 S5 fetches the index anew when the texts are of another build', async () => {
    const { server, dispatch, find } = setup(INDEX_FILE, OTHER_TEXTS_FILE);
    await dispatch(loadIndex());
    server.answer(INDEX_PATH, OTHER_INDEX_FILE);
    await dispatch(loadTexts());
    expect(server.requests.filter((path) => path === INDEX_PATH)).toHaveLength(2);
    expect(find('tunnel')).toEqual([['vpn', OTHER_TEXTS[0]]]);
    expect(find('keys instead')).toEqual([['ssh', OTHER_TEXTS[1]]]);
  });

  it('S3 S5 never joins texts and index of two builds, though the server keeps sending them', async () => {
    const { dispatch, find, status } = setup(INDEX_FILE, OTHER_TEXTS_FILE);
    await dispatch(loadIndex());
    await dispatch(loadTexts());
    find('keys instead');
    expect(status()).toBe('failed');
  });

  it('S3 S5 never joins texts and index of two builds, though the texts arrive first', async () => {
    let send: (answer: Answer) => void = () => undefined;
    const late = new Promise<Answer>((resolve) => {
      send = resolve;
    });
    const { dispatch, find, server } = setup(late, OTHER_TEXTS_FILE);
    const loads = [dispatch(loadIndex()), dispatch(loadTexts())];
    // The texts are here well before the index.
    await new Promise((resolve) => setTimeout(resolve, 10));
    server.answer(INDEX_PATH, OTHER_INDEX_FILE);
    send(INDEX_FILE);
    await Promise.all(loads);
    expect(find('keys instead')).toEqual([['ssh', OTHER_TEXTS[1]]]);
  });
});

describe('an index in two files', () => {
  const { postings, codes, ...head } = INDEX;
  const HEAD_FILE: Answer = { json: { build: 'one', index: head } };
  const rest = (build: string): Answer => ({ json: { build, postings, codes } });

  it('S6 comes in its first part alone until there is a search', async () => {
    const { server, dispatch, indexState } = setup(HEAD_FILE, TEXTS_FILE);
    server.answer(REST_PATH, rest('one'));
    await dispatch(preloadSearch());
    expect(server.requests).toEqual([INDEX_PATH]);
    expect(indexState().status).toBe('idle');
    await dispatch(prepareSearch());
    expect([...server.requests].sort()).toEqual([INDEX_PATH, REST_PATH, TEXTS_PATH]);
    expect(indexState()).toEqual({ status: 'ready', data: INDEX });
  });

  it('S6 comes whole at startup where it is one file', async () => {
    const { server, dispatch, indexState } = setup(INDEX_FILE, TEXTS_FILE);
    await dispatch(preloadSearch());
    expect(server.requests).toEqual([INDEX_PATH]);
    expect(indexState().status).toBe('ready');
  });

  it('S3 is never joined of two builds', async () => {
    const { server, dispatch, indexState, find } = setup(HEAD_FILE, TEXTS_FILE);
    server.answer(REST_PATH, rest('two'));
    await dispatch(prepareSearch());
    expect(indexState().status).toBe('failed');
    server.answer(REST_PATH, rest('one'));
    await dispatch(prepareSearch());
    expect(find('keys instead')).toHaveLength(1);
  });

  it('S3 takes the newer first part when a deploy has come between the two', async () => {
    const { server, dispatch, find } = setup({ json: { build: 'zero', index: head } }, TEXTS_FILE);
    server.answer(REST_PATH, rest('one'));
    await dispatch(preloadSearch());
    server.answer(INDEX_PATH, HEAD_FILE);
    await dispatch(prepareSearch());
    expect(find('keys instead')).toHaveLength(1);
  });
});
