/** A name or word and the number that says which one: `Debian 13`, `March 2024`, `port 22`. At a sentence's start a capital says nothing. */
const NAMED = /(?<=[\w,)] |\()([A-Z]\w+|part|port|step) (?=\d)/g;

/** A number and what it counts: `41 servers`, `38 min`. That `and` or `to` isn't counted needs no list: it stays with its number all the same. */
const COUNTED = /(?<![\w.,:/\0-])(\d(?:[\d.,]*\d)?\+?) (?=[a-z]{1,10}\b)/gi;

/** The words that one of these has joined, with the signs around them. */
const JOINED = /((?:[^\s\0]+\0)+[^\s\0]+)/;

/**
 * A text in pieces, of which every second one is a value, from the second on: a number with its unit, or a name with its number. They are short, so
 * that each fits on the line of an enlarged page. Joined again, the pieces are the text.
 */
export function splitValues(text: string): readonly string[] {
  const joined = text.replaceAll('\0', '').replace(NAMED, '$1\0').replace(COUNTED, '$1\0');
  return joined.split(JOINED).map((piece) => piece.replaceAll('\0', ' '));
}
