import { displayPath } from '../../../build-scripts/lib/files/displayPath';
import { isBelow } from '../../../build-scripts/lib/files/isBelow';

describe('isBelow', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/a/b/c', true],
    ['/a/', '/a/b', true],
    ['/', '/a', true],
    ['/', '/', true],
    ['/a', '/a/..x/f', true],
    ['/a', '/a/...', true],
    ['/a', '/ab', false],
    ['/a', '/', false],
    ['/a/b', '/a/c', false],
    ['/a', '/a/../b', false],
  ])('of the folder %s and the path %s says %s', (folder, path, expected) => {
    expect(isBelow(folder, path)).toBe(expected);
  });
});

describe('displayPath', () => {
  it.each([
    [`${process.cwd()}/site/a.md`, 'site/a.md'],
    [`${process.cwd()}/..x/a.md`, '..x/a.md'],
    ['/elsewhere/a.md', '/elsewhere/a.md'],
  ])('shows %s as %s', (path, shown) => {
    expect(displayPath(path)).toBe(shown);
  });
});
