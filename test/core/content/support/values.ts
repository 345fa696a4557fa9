import * as fc from 'fast-check';
import { anyString } from '../../../support/anyString';

const SPECIAL = [
  ...' \t\r\'"\\$`!#*?[]{}()<>|&;~=%^@:,./-_',
  'a',
  'Z',
  '0',
  'é',
  '日',
  '😀',
  '$(id)',
  '${HOME}',
  '`id`',
  "'\\''",
  '!!',
  '\\\\',
  'EOF',
  '\u0001',
  '\u007f',
];

/** One line of text without a NUL, full of what is special to a shell. */
export const valueArbitrary: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...SPECIAL), { maxLength: 12 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: anyString({ maxLength: 20 }) },
  )
  .map((value) => value.replace(/[\0\n]/g, ''));

/** Enough values for one bash process to take many at once. */
export const valuesArbitrary: fc.Arbitrary<readonly string[]> = fc.array(valueArbitrary, { minLength: 1, maxLength: 150, size: 'max' });
