import { buildIndex, decodeIndex, type SearchDocument } from '../../../src/core/search';
import { warmUp } from '../../../src/features/search/engine';
import { PREPARE_FROM } from '../../../src/features/search/limits';

const documents = Array.from({ length: PREPARE_FROM }, (_, number): SearchDocument => ({
  id: `a${number}`,
  type: 'wiki',
  title: `Guide ${number}`,
  tags: [],
  url: `/wiki/a${number}`,
  category: 'Basics',
  description: '',
  body: 'one port of many',
}));
const texts = documents.map(({ body }) => body);

/** Counts the idle moments that the engine asks for, each given at once. */
function countIdle(): () => number {
  let count = 0;
  const idle = (callback: () => void) => {
    count += 1;
    callback();
    return count;
  };
  Object.defineProperty(globalThis, 'requestIdleCallback', { value: idle, configurable: true, writable: true });
  return () => count;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

describe('warmUp', () => {
  it('S6 prepares an index and its texts once, however often a search box gets the focus', () => {
    const index = decodeIndex(buildIndex(documents));
    const idle = countIdle();
    warmUp(index, null);
    expect(idle()).toBe(1);
    warmUp(index, texts);
    const whole = idle();
    expect(whole).toBeGreaterThan(2);
    warmUp(index, texts);
    expect(idle()).toBe(whole);
    warmUp(decodeIndex(buildIndex(documents)), texts);
    expect(idle()).toBeGreaterThan(whole);
  });
});
