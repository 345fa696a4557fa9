import { foldCase } from '../text/tokens';
import { BLANK, type JoinedTerms } from './Dictionary';
import { SearchIndexError } from './format';

/*
 * Sorted terms share a prefix with the previous term, so each is written as the number of shared units and the rest:
 * `apt, aptitude, audit` is `AaptDitudeBudit`. The counts are the letters A to Z: folded terms contain no such letter, so
 * a count both starts a term and ends the previous one.
 */
const NO_SHARED = 0x41;
const MOST_SHARED = 25;
const COUNTS = /[A-Z]/g;
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;
const NOT_IN_TERMS = /[^\p{L}\p{N} ]/u;
const BLANK_UNIT = BLANK.charCodeAt(0);
/** How many units are converted to a string at once: each is an argument of a call. */
const CHUNK = 8_192;

/** Encodes terms, sorted by UTF-16 unit and without duplicates, as one string. */
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
  if (coded.includes(BLANK) || NOT_IN_TERMS.test(joined) || foldCase(joined) !== joined) throw damagedTerms('are not folded letters and digits');
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
  return unit >= NO_SHARED && unit <= NO_SHARED + MOST_SHARED;
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

/** The length of two terms' common prefix, in units: at most MOST_SHARED, and never half a surrogate pair. */
function sharedLength(before: string, term: string): number {
  const most = Math.min(before.length, term.length, MOST_SHARED);
  let shared = 0;
  while (shared < most && before[shared] === term[shared]) shared += 1;
  return LOW_SURROGATE.test(term.slice(shared)) ? shared - 1 : shared;
}

function damagedTerms(how: string): SearchIndexError {
  return new SearchIndexError('damaged', `it is damaged: its terms ${how}`);
}
