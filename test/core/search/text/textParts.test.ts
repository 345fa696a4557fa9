import * as fc from 'fast-check';
import { codeWithin, sectionOf, type TextCode, type TextSections } from '../../../../src/core/search/text/textParts';

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
