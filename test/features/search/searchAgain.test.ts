import { makeStore } from '../../../src/app/store';
import { prepareSearch } from '../../../src/features/search/prepareSearch';
import { searchAgain } from '../../../src/features/search/searchAgain';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import { queryChanged } from '../../../src/features/search/searchSlice';
import { startServer, type Answer } from '../../platform/fakeServer';
import { bootDocument } from '../../support/boot';
import { INDEX, noParts, TEXTS } from './sampleIndex';

const NEWER_INDEX: Answer = { build: 'two', data: { ...INDEX, version: INDEX.version + 1 } };

/** A page of the first build, whose search has failed, and a server of the build. */
async function setup(build: string, index = NEWER_INDEX) {
  const server = startServer();
  server.answer(SEARCH_INDEX, NEWER_INDEX);
  server.answer(SEARCH_TEXTS, { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } });
  server.answer('/data/home.json', { build, data: {} });
  const { dispatch } = makeStore();
  dispatch(queryChanged(' the  sshd & more '));
  await dispatch(prepareSearch());
  server.answer(SEARCH_INDEX, index);
  return () => dispatch(searchAgain());
}

const leave = jest.fn();
let end: () => void;
beforeAll(() => {
  Object.defineProperty(AbortSignal, 'timeout', { value: () => new AbortController().signal, configurable: true });
});
beforeEach(() => {
  sessionStorage.clear();
  end = bootDocument({ build: 'one' });
  jest.spyOn(console, 'warn').mockReturnValue();
  // jsdom can't load a document, and says where it would have gone.
  jest.spyOn(console, 'error').mockImplementation(leave);
});
afterEach(() => {
  end();
  leave.mockReset();
  jest.restoreAllMocks();
});

describe('Retry of a search that has failed', () => {
  it('S2 R4 loads the search page, once, where the site has been updated and its index is of another format', async () => {
    const retry = await setup('two');
    await retry();
    expect(leave).toHaveBeenCalledTimes(1);
    await retry();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('S2 R4 loads no document where the site is the same', async () => {
    await (
      await setup('one')
    )();
    expect(leave).not.toHaveBeenCalled();
  });

  it('S2 R4 loads no document where the search works again', async () => {
    await (
      await setup('two', { build: 'one', data: INDEX })
    )();
    expect(leave).not.toHaveBeenCalled();
  });
});
