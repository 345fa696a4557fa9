import { isFastConnection } from '../../src/platform/connection';

/** Pretends that the document came in this many bytes and milliseconds. */
function documentCame(transferSize: number, milliseconds: number) {
  const entry = { transferSize, responseStart: 100, responseEnd: 100 + milliseconds };
  Object.assign(performance, { getEntriesByType: () => [entry] });
}

describe('isFastConnection', () => {
  it.each([
    [23_000, 115, false],
    [23_000, 20, true],
    [23_000, 0, true],
    // From a cache.
    [0, 400, true],
  ])('S6 judges by how the document came: %i bytes in %i ms', (bytes, milliseconds, isFast) => {
    documentCame(bytes, milliseconds);
    expect(isFastConnection()).toBe(isFast);
  });
});
