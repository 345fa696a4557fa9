import * as fc from 'fast-check';
import { Dictionary, joinTerms } from '../../../../src/core/search/index/Dictionary';
import { nearTerms, type NearTerm } from '../../../../src/core/search/close/nearTerms';
import { runs } from '../../../support/propertyRuns';

/** Optimal string alignment distance, straight from its recurrence: no table is shared or cut short. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const shorter = [distance(a.slice(1), b) + 1, distance(a, b.slice(1)) + 1, distance(a.slice(1), b.slice(1)) + Number(a[0] !== b[0])];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) shorter.push(distance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...shorter);
}

const wordArbitrary = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));

describe('nearTerms', () => {
  it('finds the terms within the limit, whole or at their start, with their edits', () => {
    const inputs = fc.record({ terms: fc.uniqueArray(wordArbitrary, { maxLength: 12 }), word: wordArbitrary, limit: fc.integer({ min: 1, max: 2 }) });
    fc.assert(
      fc.property(inputs, ({ terms, word, limit }) => {
        const sorted = [...terms].sort();
        const expected = sorted.map((text, term) => {
          const start = Math.min(...Array.from({ length: text.length + 1 }, (_, length) => distance(text.slice(0, length), word)));
          const whole = distance(text, word);
          return { term, start, whole: whole > limit ? Infinity : whole };
        });
        const found: NearTerm[] = [];
        nearTerms(new Dictionary(joinTerms(sorted)), { word, limit }, (near) => found.push(near));
        expect(found).toEqual(expected.filter(({ start }) => start <= limit));
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads one term of each branch that is too far from the word, once it has read all', () => {
    const dictionary = new Dictionary(joinTerms(['sshd', ...Array.from({ length: 200 }, (_, number) => `xyz${String(number).padStart(3, '0')}`)]));
    const found: NearTerm[] = [];
    const find = () => nearTerms(dictionary, { word: 'sshx', limit: 1 }, (near) => found.push(near));
    find();
    const read = jest.spyOn(dictionary, 'termAt');
    find();
    expect(found).toEqual(Array(2).fill({ term: 0, whole: 1, start: 1 }));
    expect(read).toHaveBeenCalledTimes(2);
  });
});
