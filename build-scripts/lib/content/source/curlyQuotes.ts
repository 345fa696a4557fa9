/** Text that keeps its quotes: addresses, and HTML that is shown as typed. */
const VERBATIM = /(?:https?:\/\/|mailto:)(?:[^\s"'<>]|'(?=\w))+|<kbd>[^<]*<\/kbd>|<\/?[a-z][^<>]*>/gi;
const WORD = /[\p{L}\p{N}]/u;
const DIGIT = /\p{N}/u;
/** After a blank, a bracket or another opening quote, a quote opens whatever follows. */
const OPENS_AFTER = /[\s([{“‘]/;
/** After these it opens unless one is open already: `"A"/"B"`. */
const MAY_OPEN_AFTER = /[-–—/=+&|→,;:]/;
const CLOSING_SINGLE = /\S'(?![\p{L}\p{N}])/gu;
/** What follows an apostrophe in place of a word's beginning: `'90s`, `'tis`, `rock 'n' roll`. */
const ELISION = /^(?:\d\ds?(?![\w'])|(?:tis|twas|til|em)(?![\w'])|n')/i;
const LONGEST_ELISION = 6;

const QUOTES = { '"': { opening: '“', closing: '”' }, "'": { opening: '‘', closing: '’' } } as const;
type Mark = keyof typeof QUOTES;

/** A text that is read from left to right. */
interface Reading {
  /** With letters for what stays as it is: they are neither quotes nor blanks. */
  readonly text: string;
  readonly lastClosingSingle: number;
  readonly isOpen: Record<Mark, boolean>;
}

/**
 * A text with English quotes and apostrophes (‘ ’ “ ”) in place of the straight ones. Nothing else changes, and every offset
 * stays the same. A mark that may be a prime, as in `19"`, stays straight. Takes linear time.
 */
export function curlyQuotes(text: string): string {
  if (!/["']/.test(text)) return text;
  const masked = text.replace(VERBATIM, (verbatim) => 'x'.repeat(verbatim.length));
  const lastClosingSingle = [...masked.matchAll(CLOSING_SINGLE)].at(-1)?.index ?? -1;
  const reading: Reading = { text: masked, lastClosingSingle, isOpen: { '"': false, "'": false } };
  let before = ' ';
  let curly = '';
  for (let at = 0; at < masked.length; at += 1) {
    const mark = masked.charAt(at);
    before = mark === '"' ? doubleQuote(reading, at, before) : mark === "'" ? singleQuote(reading, at, before) : mark;
    curly += mark === '"' || mark === "'" ? before : text.charAt(at);
  }
  return curly;
}

/** If no quote is open, a mark that can't open one is a prime or an author's slip. */
function doubleQuote(reading: Reading, at: number, before: string): string {
  if (canOpen(reading, at, before)) return opened(reading, '"');
  return reading.isOpen['"'] ? closed(reading, '"') : '"';
}

function singleQuote(reading: Reading, at: number, before: string): string {
  const after = reading.text.charAt(at + 1);
  if (WORD.test(before) && WORD.test(after)) return DIGIT.test(before) && DIGIT.test(after) ? "'" : '’';
  if (canOpen(reading, at, before)) {
    const isElision = ELISION.test(reading.text.slice(at + 1, at + 1 + LONGEST_ELISION));
    return isElision || at > reading.lastClosingSingle ? '’' : opened(reading, "'");
  }
  if (reading.isOpen["'"]) return closed(reading, "'");
  return DIGIT.test(before) ? "'" : '’';
}

/** @param before the character before the mark, which is curly if it is a quote */
function canOpen({ text, isOpen }: Reading, at: number, before: string): boolean {
  const after = text.charAt(at + 1);
  if (after.trim() === '') return false;
  return OPENS_AFTER.test(before) || (MAY_OPEN_AFTER.test(before) && WORD.test(after) && !isOpen[text.charAt(at) as Mark]);
}

function opened({ isOpen }: Reading, mark: Mark): string {
  isOpen[mark] = true;
  return QUOTES[mark].opening;
}

function closed({ isOpen }: Reading, mark: Mark): string {
  isOpen[mark] = false;
  return QUOTES[mark].closing;
}
