/*
 * Digits are the printable ASCII characters from # to ~ without the backslash: none needs an escape in JSON.
 */
const FIRST_DIGIT = 0x23;
const BACKSLASH = 0x5c;
/** Digits below this end a varint, the others continue it: of the splits tried, 69 + 22 was smallest under brotli. */
const LAST_DIGITS = 69;
const MORE_DIGITS = 22;
const DIGITS = LAST_DIGITS + MORE_DIGITS;
const LARGEST = 2 ** 32 - 1;

/** The character of a digit, 0 to 90. */
export function digitChar(digit: number): string {
  const unit = FIRST_DIGIT + digit;
  return String.fromCharCode(unit < BACKSLASH ? unit : unit + 1);
}

/** The digit at an offset of a string; anything else gives a number outside 0 to 90, or NaN past the end. */
export function digitAt(digits: string, offset: number): number {
  const unit = digits.charCodeAt(offset);
  if (unit === BACKSLASH) return -1;
  return unit < BACKSLASH ? unit - FIRST_DIGIT : unit - FIRST_DIGIT - 1;
}

/**
 * Encodes an integer from 0 to 2 ** 32 - 1, least significant digit first: a digit below LAST_DIGITS ends the number, the
 * others mean that more follows, each worth 22 times the one before. Longer forms start where shorter ones end, so each
 * number has one encoding: up to 68 in one character, 1,586 in two, 34,982 in three.
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

/** Decodes exactly `count` numbers; null when the digits are anything else. */
export function readVarints(digits: string, count: number): Uint32Array | null {
  // Each has a digit: a number that is damaged allocates nothing.
  if (!(count <= digits.length)) return null;
  const values = new Uint32Array(count);
  let read = 0;
  let value = 0;
  let weight = 1;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = digitAt(digits, at);
    if (!(digit >= 0 && digit < DIGITS)) return null;
    value += digit * weight;
    if (value > LARGEST) return null;
    weight *= MORE_DIGITS;
    if (digit >= LAST_DIGITS) continue;
    if (read === count) return null;
    values[read++] = value;
    value = 0;
    weight = 1;
  }
  return read === count && weight === 1 ? values : null;
}
