import * as fc from 'fast-check';
import { codeWithin, type TextCode } from '../../../src/core/search/sections';

describe('codeWithin', () => {
  // ....XXX..XXXXX
  const code: TextCode = [4, 3, 2, 5];

  it.each([
    [
      'all of it',
      0,
      14,
      [
        [4, 7],
        [9, 14],
      ],
    ],
    [
      'no more than the text has',
      0,
      99,
      [
        [4, 7],
        [9, 14],
      ],
    ],
    ['what is inside', 3, 8, [[1, 4]]],
    [
      'what is cut at both ends',
      5,
      11,
      [
        [0, 2],
        [4, 6],
      ],
    ],
    ['a part of one stretch', 10, 12, [[0, 2]]],
    ['nothing before', 0, 4, []],
    ['nothing between', 7, 9, []],
    ['nothing behind', 14, 20, []],
    ['nothing of nothing', 5, 5, []],
  ])('gives %s', (_, from, to, ranges) => {
    expect(codeWithin(code, from, to)).toEqual(ranges);
  });

  it('gives nothing where nothing is code', () => {
    expect(codeWithin([], 0, 100)).toEqual([]);
  });

  it('covers the same characters as the stretches do', () => {
    const stretches = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 5 })), { maxLength: 6 });
    fc.assert(
      fc.property(stretches, fc.nat(30), fc.nat(30), (pairs, from, length) => {
        const isCode = pairs.flatMap(([gap, size]) => [...Array<boolean>(gap).fill(false), ...Array<boolean>(size).fill(true)]);
        const found = Array<boolean>(length).fill(false);
        for (const [start, end] of codeWithin(pairs.flat(), from, from + length)) found.fill(true, start, end);
        expect(found).toEqual(Array.from({ length }, (_, place) => isCode[from + place] ?? false));
      }),
    );
  });
});
