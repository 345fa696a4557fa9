import { devTools } from '../../src/app/devTools';
import { makeStore } from '../../src/app/store';
import { queryChanged } from '../../src/features/search/searchSlice';
import { indexLoaded, textsLoaded } from '../features/search/loadActions';
import { INDEX, noParts, TEXTS } from '../features/search/sampleIndex';

const texts = () => textsLoaded({ build: 'one', texts: TEXTS, parts: noParts(TEXTS) });

describe('what DevTools shows', () => {
  it('D1 is a summary of the search data, in states and in actions, and all else as it is', () => {
    const { dispatch, getState } = makeStore();
    expect(devTools.stateSanitizer(getState())).toEqual(getState());
    dispatch(indexLoaded({ build: 'one', index: INDEX }));
    dispatch(texts());
    const shown = JSON.stringify(devTools.stateSanitizer(getState()));
    expect(shown).toMatch(/"build":"one","index":"‹\d+ KiB of search data›","texts":{"status":"ready","texts":"‹\d+ KiB of search data›"}/);
    expect(shown).not.toContain(TEXTS[0]);
    expect(JSON.stringify(devTools.actionSanitizer(texts()))).not.toContain(TEXTS[0]);
    expect(devTools.actionSanitizer(queryChanged('ssh'))).toEqual(queryChanged('ssh'));
  });

  it('D1 is measured once for each payload, not at every action', () => {
    const { dispatch, getState } = makeStore();
    const toJSON = jest.fn(() => 'the index');
    dispatch(indexLoaded({ build: 'one', index: { ...INDEX, toJSON } as typeof INDEX }));
    for (const query of ['s', 'ss', 'ssh']) {
      dispatch(queryChanged(query));
      devTools.stateSanitizer(getState());
    }
    expect(toJSON).toHaveBeenCalledTimes(1);
  });
});
