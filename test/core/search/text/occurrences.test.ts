import * as fc from 'fast-check';
import { foldCase, locateAll } from '../../../../src/core/search';
import { textArbitrary } from '../arbitraries';

describe('locateAll', () => {
  it('finds every match from left to right, none over another', () => {
    expect(locateAll('ssh, SSH and Ssh', 'sSh', 9)).toEqual([
      [0, 3],
      [5, 8],
      [13, 16],
    ]);
    expect(locateAll('aaaaa', 'aa', 9)).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it('finds curly quotes by straight ones and straight ones by curly', () => {
    expect(locateAll('Don’t say “no”', `don't say "no"`, 9)).toEqual([[0, 14]]);
    expect(locateAll(`echo "it's"`, '“it’s”', 9)).toEqual([[5, 11]]);
  });

  it('stops after so many', () => {
    expect(locateAll('a a a', 'a', 2)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(locateAll('a a a', 'a', 0)).toEqual([]);
  });

  it.each([
    ['', 'a'],
    ['a', ''],
    ['', ''],
    ['ssh', 'sshd'],
  ])('finds nothing in %j for %j', (text, needle) => {
    expect(locateAll(text, needle, 9)).toEqual([]);
  });

  it('gives places of the text as written behind letters that grow when folded', () => {
    expect(locateAll('İİ ssh İ SSH', 'ssh', 9)).toEqual([
      [3, 6],
      [9, 12],
    ]);
    expect(locateAll('xİy', 'i', 9)).toEqual([[1, 2]]);
  });

  it('finds the needle at each place, and nowhere between', () => {
    fc.assert(
      fc.property(textArbitrary(6), textArbitrary(2), (text, needle) => {
        const ranges = locateAll(text, needle, Infinity);
        const wanted = foldCase(needle);
        for (const [start, end] of ranges) expect(foldCase(text.slice(start, end))).toContain(wanted);
        expect(ranges).toHaveLength(wanted === '' ? 0 : foldCase(text).split(wanted).length - 1);
        expect(ranges.map(([start]) => start)).toEqual(ranges.map(([start]) => start).sort((a, b) => a - b));
      }),
    );
  });
});
