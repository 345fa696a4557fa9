import { buildIndex, decodeIndex, search, type SearchDocument } from '../../../src/core/search';
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

/** Counts the idle callbacks that the engine requests; each is called at once. */
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

/** Waits until the code that prepares the engine, a module of its own, has been loaded and has run. */
async function settled(): Promise<void> {
  await import('../../../src/core/search/exact/preparePhrases');
  await new Promise((resolve) => setTimeout(resolve));
}

describe('warmUp', () => {
  it('S6 prepares an index and its texts once, however often a search box gets the focus', async () => {
    const index = decodeIndex(buildIndex(documents));
    const idle = countIdle();
    warmUp(index, null);
    const first = idle();
    warmUp(index, texts);
    await settled();
    const whole = idle();
    // One for the query that warms up, and more for the slices of the preparation.
    expect(whole - first).toBeGreaterThan(2);
    warmUp(index, texts);
    await settled();
    expect(idle()).toBe(whole);
    warmUp(decodeIndex(buildIndex(documents)), texts);
    await settled();
    // The first index took two more: it was warmed up before its texts came, too.
    expect(idle()).toBe(2 * whole - 2);
  });

  it('S6 makes ready for the first query in several idle moments, and a query in between is answered', () => {
    const index = decodeIndex(buildIndex(documents));
    const waiting: (() => void)[] = [];
    Object.defineProperty(globalThis, 'requestIdleCallback', { value: (next: () => void) => waiting.push(next), configurable: true, writable: true });
    warmUp(index, null);
    let moments = 0;
    const found: number[] = [];
    while (waiting.length > 0) {
      waiting.shift()?.();
      moments += 1;
      if (moments === 2) found.push(search(index, null, 'guide').hits.length);
    }
    expect(moments).toBeGreaterThan(2);
    expect(found).toEqual([documents.length]);
  });
});
