import { reloadSearch } from '../../src/app/developmentSearch';
import { makeStore } from '../../src/app/store';
import { prepareSearch, preloadSearch } from '../../src/features/search/prepareSearch';
import { SEARCH_INDEX, SEARCH_POSTINGS, SEARCH_TEXTS } from '../../src/core/site/searchDataPaths';
import { selectResults } from '../../src/features/search/searchSelectors';
import { queryChanged } from '../../src/features/search/searchSlice';
import { INDEX, noParts, OTHER_INDEX, OTHER_TEXTS, TEXTS } from '../features/search/sampleIndex';
import { startServer } from '../platform/fakeServer';

/** The data of a development server, whose build has one name for all edits. */
const sent = <T>(data: T) => ({ build: 'development', data });

function setup() {
  const server = startServer();
  const show = (index: typeof INDEX, texts: readonly string[], isLarge = false) => {
    const { postings, codes, ...head } = index;
    server.answer(SEARCH_INDEX, sent(isLarge ? head : index));
    server.answer(SEARCH_POSTINGS, sent({ postings, codes }));
    server.answer(SEARCH_TEXTS, sent({ texts, ...noParts(texts) }));
  };
  const { dispatch, getState } = makeStore();
  const find = (query: string) => {
    dispatch(queryChanged(query));
    return selectResults(getState()).map(({ id }) => id);
  };
  return { show, dispatch, find };
}

describe('reloadSearch', () => {
  it('E7 finds what an edit has brought, words and phrases, without a reload of the page', async () => {
    const { show, dispatch, find } = setup();
    show(INDEX, TEXTS);
    await dispatch(prepareSearch());
    expect([find('tunnel'), find('through the net')]).toEqual([[], []]);
    show(OTHER_INDEX, OTHER_TEXTS);
    await dispatch(reloadSearch());
    expect([find('tunnel'), find('through the net'), find('sshd_config')]).toEqual([['vpn'], ['vpn'], ['ssh']]);
  });

  it('E7 no longer finds what an edit has removed', async () => {
    const { show, dispatch, find } = setup();
    show(OTHER_INDEX, OTHER_TEXTS);
    await dispatch(prepareSearch());
    expect(find('tunnel')).toEqual(['vpn']);
    show(INDEX, TEXTS);
    await dispatch(reloadSearch());
    expect([find('tunnel'), find('instead of passwords')]).toEqual([[], ['ssh']]);
  });

  it('E7 drops the first part of a large index, which was fetched ahead', async () => {
    const { show, dispatch, find } = setup();
    show(INDEX, TEXTS, true);
    await dispatch(preloadSearch());
    show(OTHER_INDEX, OTHER_TEXTS, true);
    await dispatch(reloadSearch());
    await dispatch(prepareSearch());
    expect([find('tunnel'), find('through the net')]).toEqual([['vpn'], ['vpn']]);
  });
});
