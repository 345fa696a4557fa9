import { foldCase } from '../text/tokens';
import { BLANK, type JoinedTerms } from './Dictionary';
import { SearchIndexError } from './format';

/*
 * Sorted terms share their starts with the term before, so each is written as how many units it shares and the rest:
 * `apt, aptitude, audit` is `AaptDitudeBudit`. The counts are the letters A to Z: terms are folded, so they hold no
 * such letter, and a count both opens a term and ends the one before.
 */
const NO_SHARED = 0x41;
const MOST_SHARED = 25;
const COUNTS = /[A-Z]/g;
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;
const NOT_IN_TERMS = /[^\p{L}\p{N} ]/u;
const BLANK_UNIT = BLANK.charCodeAt(0);
/** How many units are made a string at once: each is an argument of a call. */
const CHUNK = 8_192;

/** Terms, sorted by UTF-16 unit and without duplicates, as one string. */
export function writeFrontCoded(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      const shared = sharedLength(before, term);
      before = term;
      return String.fromCharCode(NO_SHARED + shared) + term.slice(shared);
    })
    .join('');
}

/**
 * The terms of a front-coded string, joined. They are unpacked unit by unit into one array, since there may be a hundred
 * thousand, and a string for each would take longer than all the rest of decoding.
 * @throws SearchIndexError unless they are folded tokens, in order, each sharing no more than the term before has
 */
export function readFrontCoded(coded: string): JoinedTerms {
  if (coded !== '' && !isCount(coded.charCodeAt(0))) throw damagedTerms('begin without a count');
  const counts = coded.match(COUNTS) ?? [];
  const shared = counts.reduce((sum, count) => sum + count.charCodeAt(0) - NO_SHARED, 0);
  const units = new Uint16Array(coded.length + shared + 1).fill(BLANK_UNIT);
  const starts = new Uint32Array(counts.length + 1);
  if (!unpack(coded, units, starts)) throw damagedTerms('share more than the term before has');
  // The blank in front is to the first term what a term is to the next: an empty one isn't above it.
  const isSorted = starts.subarray(0, -1).every((start, term) => isAbove(units, starts[term - 1] ?? 0, start));
  if (!isSorted) throw damagedTerms('are not in order');
  const joined = stringOf(units);
  if (coded.includes(BLANK) || NOT_IN_TERMS.test(joined) || foldCase(joined) !== joined) throw damagedTerms('are not folded letters and digits');
  return { joined, starts };
}

/** Puts the terms between the blanks of `units`, and where each begins into `starts`; false when one shares too much. */
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
  return unit >= NO_SHARED && unit <= NO_SHARED + MOST_SHARED;
}

/** Whether a term is above the one before: in the first unit that differs, the blank behind a term being below all. */
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

/** How many units two terms share at their start, at most MOST_SHARED and never half a surrogate pair. */
function sharedLength(before: string, term: string): number {
  const most = Math.min(before.length, term.length, MOST_SHARED);
  let shared = 0;
  while (shared < most && before[shared] === term[shared]) shared += 1;
  return LOW_SURROGATE.test(term.slice(shared)) ? shared - 1 : shared;
}

function damagedTerms(how: string): SearchIndexError {
  return new SearchIndexError('damaged', `it is damaged: its terms ${how}`);
}
