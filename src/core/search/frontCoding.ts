/*
 * Sorted terms share beginnings with the term before, so each is written as how many units it shares and the rest:
 * `apt, aptitude, audit` is `AaptDitudeBudit`. The counts are the letters A to Z: terms are folded, so they hold no
 * such letter, and a count both opens a term and ends the one before.
 */
const NO_SHARED = 0x41;
const MOST_SHARED = 25;
const CODED_TERM = /[A-Z][^A-Z]*/g;
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;

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

/** The terms of a front-coded string; null when it isn't one. */
export function readFrontCoded(coded: string): readonly string[] | null {
  const pieces = coded.match(CODED_TERM) ?? [];
  let before = '';
  let length = 0;
  const terms = pieces.map((piece) => {
    length += piece.length;
    before = before.slice(0, piece.charCodeAt(0) - NO_SHARED) + piece.slice(1);
    return before;
  });
  return length === coded.length && isStrictlySorted(terms) ? terms : null;
}

/** How many units two terms share at their start, at most MOST_SHARED and never half a surrogate pair. */
function sharedLength(before: string, term: string): number {
  const most = Math.min(before.length, term.length, MOST_SHARED);
  let shared = 0;
  while (shared < most && before[shared] === term[shared]) shared += 1;
  return LOW_SURROGATE.test(term.slice(shared)) ? shared - 1 : shared;
}

function isStrictlySorted(terms: readonly string[]): boolean {
  return terms.every((term, index) => (terms[index - 1] ?? '') < term);
}
