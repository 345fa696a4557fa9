/** A name or word and its number: `Debian 13`, `March 2024`, `port 22`. A capital at the start of a sentence doesn't make a name. */
const NAMED = /(?<=[\w,)] |\()([A-Z]\w+|part|port|step) (?=\d)/g;

/** A number and what it counts: `41 servers`, `38 min`. Words that aren't counted, such as `and` or `to`, stay with their number, too. */
const COUNTED = /(?<![\w.,:/\0-])(\d(?:[\d.,]*\d)?\+?) (?=[a-z]{1,10}\b)/gi;

/** Words joined by one of these, with the punctuation around them. */
const JOINED = /((?:[^\s\0]+\0)+[^\s\0]+)/;

/**
 * Splits a text into pieces; from the second on, every other one is a value: a number with its unit, or a name with its number. Values are short,
 * so each fits on a line of an enlarged page. Joined again, the pieces are the text.
 */
export function splitValues(text: string): readonly string[] {
  const joined = text.replaceAll('\0', '').replace(NAMED, '$1\0').replace(COUNTED, '$1\0');
  return joined.split(JOINED).map((piece) => piece.replaceAll('\0', ' '));
}
