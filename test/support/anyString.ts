import * as fc from 'fast-check';

const [FIRST_SURROGATE, SURROGATES, CODE_POINTS] = [0xd800, 0x800, 0x110000];

/**
 * Any code point but a surrogate, like `unit: 'binary'` of `fc.string`, which lists all million of them and so takes a second
 * in each test file.
 */
const codePointArbitrary = fc
  .nat({ max: CODE_POINTS - SURROGATES - 1 })
  .map((place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES), placeOf);

/** This inverse lets `fc.string` insert strings known to break programs, such as `__proto__`. */
function placeOf(value: unknown): number {
  const point = typeof value === 'string' ? value.codePointAt(0) : undefined;
  if (point === undefined || value !== String.fromCodePoint(point) || /\p{Surrogate}/u.test(value)) throw new Error('no code point');
  return point < FIRST_SURROGATE ? point : point - SURROGATES;
}

/** Strings of any characters. */
export const anyString = (constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: codePointArbitrary });
