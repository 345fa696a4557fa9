import { DIGITS, LAST_DIGITS, MORE_DIGITS, digitAt, digitChar } from './format';

/**
 * Numbers from 0 up as digits, the low one first: a digit below LAST_DIGITS ends the number, one above it stands for
 * itself and says that more follows, 22 times as heavy. What the shorter forms can already say is left out of the
 * longer ones, so each number has one spelling: up to 68 in one character, 1,586 in two, 34,982 in three.
 */
export function writeVarint(value: number): string {
  let digits = '';
  let rest = value;
  while (rest >= LAST_DIGITS) {
    rest -= LAST_DIGITS;
    digits += digitChar(LAST_DIGITS + (rest % MORE_DIGITS));
    rest = Math.floor(rest / MORE_DIGITS);
  }
  return digits + digitChar(rest);
}

/** So many numbers and nothing else; null when the digits are not that. */
export function readVarints(digits: string, count: number): Uint32Array | null {
  const values = new Uint32Array(count);
  let read = 0;
  let value = 0;
  let weight = 1;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = digitAt(digits, at);
    if (!(digit >= 0 && digit < DIGITS)) return null;
    value += digit * weight;
    weight *= MORE_DIGITS;
    if (digit >= LAST_DIGITS) continue;
    if (read === count) return null;
    values[read++] = value;
    value = 0;
    weight = 1;
  }
  return read === count && weight === 1 ? values : null;
}
