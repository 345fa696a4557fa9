import { restorePlace } from '../../src/app/restorePlace';
import { makeStore } from '../../src/app/store';
import { RESULT_ROWS } from '../../src/features/search/limits';
import { selectShownRows } from '../../src/features/search/searchSlice';
import { untilReaderActs } from '../../src/platform/untilReaderActs';

describe('restorePlace', () => {
  let grow: () => void = () => undefined;
  const disconnect = jest.fn();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

  beforeEach(() => {
    jest.clearAllMocks();
    grow = () => undefined;
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(0);
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe = jest.fn();
        disconnect = disconnect;

        constructor(listener: () => void) {
          grow = listener;
        }
      },
    });
  });

  const lengthen = (height: number) => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height + window.innerHeight);
    grow();
  };

  it('R5 scrolls to where the reader was as soon as the page is long enough, once', () => {
    restorePlace(700, makeStore(), untilReaderActs());
    lengthen(10);
    expect(scrollTo).not.toHaveBeenCalled();
    lengthen(900);
    expect([scrollTo.mock.calls, disconnect.mock.calls.length]).toEqual([[[0, 700]], 1]);
  });

  it.each(['wheel', 'popstate'])('R5 leaves a reader alone who has begun to do something: %s', (type) => {
    restorePlace(700, makeStore(), untilReaderActs());
    window.dispatchEvent(new Event(type));
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it.each(['wheel', 'popstate'])('R5 leaves a reader alone who has done something before this code came: %s', (type) => {
    const waiting = untilReaderActs();
    window.dispatchEvent(new Event(type));
    restorePlace(700, makeStore(), waiting);
    lengthen(900);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('R5 brings back as many rows of a search as the place needs, each time once the last ones are there', () => {
    const store = makeStore();
    const show = (rows: number) => (document.body.innerHTML = '<p class="result">'.repeat(rows) + '<button class="show-more">');
    show(4);
    restorePlace(700, store, untilReaderActs());
    lengthen(10);
    expect(selectShownRows(store.getState())).toBe(RESULT_ROWS);
    show(RESULT_ROWS);
    lengthen(100);
    lengthen(200);
    expect(selectShownRows(store.getState())).toBe(2 * RESULT_ROWS);
    show(2 * RESULT_ROWS);
    lengthen(900);
    expect([scrollTo.mock.calls, selectShownRows(store.getState())]).toEqual([[[0, 700]], 2 * RESULT_ROWS]);
    document.body.innerHTML = '';
  });

  it('R5 leaves a reader alone who has scrolled before the rows came', () => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
    restorePlace(700, makeStore(), untilReaderActs());
    lengthen(900);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
