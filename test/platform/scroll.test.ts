import { readScroll, saveScroll, showEntry, storeScroll } from '../../src/platform/scroll';

const scrolledTo = (scrollY: number) => Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });

/** The module as the next document of the tab loads it. */
function reload() {
  const loaded: { module?: typeof import('../../src/platform/scroll') } = {};
  jest.isolateModules(() => {
    loaded.module = jest.requireActual<typeof import('../../src/platform/scroll')>('../../src/platform/scroll');
  });
  if (!loaded.module) throw new Error('The module did not load.');
  return loaded.module;
}

describe('scroll', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('R5 remembers where each history entry was scrolled to', () => {
    showEntry('a');
    scrolledTo(300);
    saveScroll();
    showEntry('b');
    scrolledTo(700);
    saveScroll();
    showEntry(null);
    scrolledTo(0);
    saveScroll();
    expect([readScroll('a'), readScroll('b'), readScroll('c')]).toEqual([300, 700, undefined]);
  });

  it('R5 finds the positions again after a reload', () => {
    showEntry('a');
    scrolledTo(450);
    saveScroll();
    expect(reload().readScroll('a')).toBeUndefined();
    storeScroll();
    expect(reload().readScroll('a')).toBe(450);
  });

  it('R5 finds the positions of the entries that were left last, whichever were opened first', () => {
    const entries = Array.from({ length: 60 }, (_, place) => `entry ${place}`);
    for (const entry of [...entries, 'entry 3']) {
      showEntry(entry);
      saveScroll();
    }
    storeScroll();
    const { readScroll: readAgain } = reload();
    expect(['entry 3', 'entry 59', 'entry 12', 'entry 4'].map((entry) => readAgain(entry) !== undefined)).toEqual([true, true, true, false]);
  });

  it.each(['{', '{"a":1}', '[["a"],["b","c"],1]', 'null'])('R5 begins anew where the memory holds something else: %s', (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    expect(reload().readScroll('a')).toBeUndefined();
  });

  it('R5 works without a memory where storage is switched off', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is switched off');
    });
    expect(storeScroll).not.toThrow();
  });
});
