import * as fc from 'fast-check';
import { foldCase, locateAll, withoutOverlaps } from '../../../../src/core/search';
import { textArbitrary } from '../arbitraries';
import { codeWithin, sectionOf, type TextCode, type TextSections } from '../../../../src/core/search/text/ranges';

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

describe('withoutOverlaps', () => {
  it('S5 keeps of two that begin together the longer one, so that all of `sshd` is marked for `ssh sshd`', () => {
    const text = 'ssh and sshd';
    expect(withoutOverlaps(['ssh', 'sshd'].flatMap((word) => locateAll(text, word, 9)))).toEqual([
      [0, 3],
      [8, 12],
    ]);
  });

  it('keeps of two that overlap the first, and both where one ends as the other begins', () => {
    expect(
      withoutOverlaps([
        [6, 9],
        [0, 4],
        [2, 6],
        [4, 6],
      ]),
    ).toEqual([
      [0, 4],
      [4, 6],
      [6, 9],
    ]);
  });
});

describe('sectionOf', () => {
  const sections: TextSections = [
    [10, 'first'],
    [20, 'second'],
  ];

  it.each([
    [0, null],
    [9, null],
    [10, 'first'],
    [19, 'first'],
    [20, 'second'],
    [999, 'second'],
  ])('puts offset %i under %s', (offset, id) => {
    expect(sectionOf(sections, offset)).toBe(id);
  });

  it('puts everything under none where there are no headings', () => {
    expect(sectionOf([], 5)).toBeNull();
  });
});

describe('codeWithin', () => {
  const text = '....XXX..XXXXX';
  const code: TextCode = [4, 3, 2, 5];

  it.each([
    ['all of it', text, ['XXX', 'XXXXX']],
    ['what is inside', '.XXX.', ['XXX']],
    ['what is cut at both ends', 'XX..XX', ['XX', 'XX']],
    ['nothing before', '....', []],
    ['nothing of nothing', '', []],
  ])('gives %s', (_, part, wanted) => {
    const from = text.indexOf(part);
    expect(codeWithin(code, from, from + part.length).map(([start, end]) => part.slice(start, end))).toEqual(wanted);
  });

  it('gives no more than the text has, nothing between two ranges and nothing for an empty part inside of one', () => {
    expect(codeWithin(code, 9, 99)).toEqual([[0, 5]]);
    expect(codeWithin(code, 7, 9)).toEqual([]);
    expect(codeWithin(code, 5, 5)).toEqual([]);
  });

  it('gives nothing where nothing is code', () => {
    expect(codeWithin([], 0, 100)).toEqual([]);
  });

  it('covers the same characters as the ranges do', () => {
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
