import { canonicalPath } from '../../../src/core/site/canonicalPath';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/search', '/search'],
    ['/search/', '/search'],
    ['/wiki/ssh//', '/wiki/ssh'],
    ['//wiki', '/wiki'],
    ['/wiki///ssh', '/wiki/ssh'],
    ['/tags/CI%2F/', '/tags/CI%2F'],
    ['/tags/', '/tags'],
    ['', ''],
  ])('R1 spells %s as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});
