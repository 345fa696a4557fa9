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

/** Reads numbers one after the other. `next` gives NaN past the end and for anything that isn't a varint. */
export class VarintReader {
  readonly #digits: string;
  #at = 0;

  constructor(digits: string) {
    this.#digits = digits;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#digits.length;
  }

  next(): number {
    let value = 0;
    for (let weight = 1; ; weight *= MORE_DIGITS) {
      const digit = digitAt(this.#digits, this.#at);
      this.#at += 1;
      if (!(digit >= 0 && digit < DIGITS)) return NaN;
      value += digit * weight;
      if (digit < LAST_DIGITS) return value;
    }
  }
}
