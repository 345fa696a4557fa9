import { foldCase } from '../text/foldCase';
import { BLANK, type JoinedTerms } from './Dictionary';
import { SearchIndexError } from './format';

/*
 * Varints. Digits are the printable ASCII characters from # to ~ without the backslash: none needs an escape in JSON.
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
  // Each number takes at least one digit, so a damaged count allocates nothing.
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

/** How many units two texts share at their start. */
export function sharedLength(before: string, text: string): number {
  let shared = 0;
  while (shared < before.length && before.charCodeAt(shared) === text.charCodeAt(shared)) shared += 1;
  return shared;
}

/*
 * Front coding. Sorted terms share a prefix with the previous term, so each is written as the number of shared units and the rest:
 * `apt, aptitude, audit` is `AaptDitudeBudit`. The counts are the letters A to Z: folded terms contain no such letter, so
 * a count both starts a term and ends the previous one.
 */
const NO_SHARED = 0x41;
const MAX_SHARED = 25;
const COUNTS = /[A-Z]/g;
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;
const NOT_IN_TERMS = /[^\p{L}\p{M}\p{N} ]/u;
const BLANK_UNIT = BLANK.charCodeAt(0);
/** How many units are converted to a string at once: each is an argument of a call. */
const CHUNK = 8_192;

/** Encodes terms, sorted by UTF-16 unit and without duplicates, as one string. */
export function writeFrontCoded(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      const shared = codedLength(before, term);
      before = term;
      return String.fromCharCode(NO_SHARED + shared) + term.slice(shared);
    })
    .join('');
}

/**
 * Decodes a front-coded string into joined terms. They are unpacked unit by unit into one array: there may be a hundred
 * thousand, and one string per term would take longer than the rest of decoding.
 * @throws SearchIndexError unless they are folded tokens, in order, each sharing no more than the previous term's length
 */
export function readFrontCoded(coded: string): JoinedTerms {
  if (coded !== '' && !isCount(coded.charCodeAt(0))) throw damagedTerms('begin without a count');
  const counts = coded.match(COUNTS) ?? [];
  const shared = counts.reduce((sum, count) => sum + count.charCodeAt(0) - NO_SHARED, 0);
  const units = new Uint16Array(coded.length + shared + 1).fill(BLANK_UNIT);
  const starts = new Uint32Array(counts.length + 1);
  if (!unpack(coded, units, starts)) throw damagedTerms('share more than the term before has');
  // The leading blank acts as the term before the first, so an empty first term is refused as well.
  const isSorted = starts.subarray(0, -1).every((start, term) => isAbove(units, starts[term - 1] ?? 0, start));
  if (!isSorted) throw damagedTerms('are not in order');
  const joined = stringOf(units);
  if (coded.includes(BLANK) || NOT_IN_TERMS.test(joined) || foldCase(joined) !== joined) throw damagedTerms('are not folded tokens');
  return { joined, starts };
}

/** Writes the terms between the blanks of `units`, and their offsets to `starts`; false when one shares too much. */
function unpack(coded: string, units: Uint16Array, starts: Uint32Array): boolean {
  let term = 0;
  let end = 0;
  for (let at = 0; at < coded.length; at += 1) {
    const unit = coded.charCodeAt(at);
    if (isCount(unit)) {
      const before = starts[term - 1] ?? 0;
      if (unit - NO_SHARED > end - before) return false;
      starts[term++] = ++end;
      for (let shared = 0; shared < unit - NO_SHARED; shared += 1) units[end++] = units[before + shared] ?? 0;
    } else units[end++] = unit;
  }
  starts[term] = end + 1;
  return true;
}

function isCount(unit: number): boolean {
  return unit >= NO_SHARED && unit <= NO_SHARED + MAX_SHARED;
}

/** Whether a term sorts after the previous one: by the first unit that differs; the blank after a term sorts before all. */
function isAbove(units: Uint16Array, before: number, start: number): boolean {
  let into = 0;
  while (units[start + into] === units[before + into] && units[start + into] !== BLANK_UNIT) into += 1;
  return (units[start + into] ?? 0) > (units[before + into] ?? 0);
}

function stringOf(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += CHUNK) text += Reflect.apply(String.fromCharCode, null, units.subarray(at, at + CHUNK));
  return text;
}

/** The length of two terms' common prefix as it is written: at most MAX_SHARED, and never half a surrogate pair. */
function codedLength(before: string, term: string): number {
  const shared = Math.min(sharedLength(before, term), MAX_SHARED);
  return LOW_SURROGATE.test(term.slice(shared)) ? shared - 1 : shared;
}

function damagedTerms(how: string): SearchIndexError {
  return new SearchIndexError('damaged', `it is damaged: its terms ${how}`);
}
