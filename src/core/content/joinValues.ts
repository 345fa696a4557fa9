/** A name or word and the number that says which one: `Debian 13`, `March 2024`, `port 22`. At a sentence's start a capital says nothing. */
const NAMED = /(?<=[\w,)] |\()([A-Z]\w+|part|port|step) (?=\d)/g;

/** A number and what it counts: `41 servers`, `38 min`. That `and` or `to` isn't counted needs no list: it stays with its number all the same. */
const COUNTED = /(?<![\w.,:/\u00a0-])(\d(?:[\d.,]*\d)?\+?) (?=[a-z]{1,10}\b)/gi;

/**
 * A text as pages show it, whose values aren't parted at the end of a line: no-break spaces join a number to its unit. Data keep plain
 * spaces, and so does whatever is searched, copied or published elsewhere. Every offset stays the same. What is joined is short: it fits on the
 * line of an enlarged page.
 */
export const joinValues = (text: string): string => text.replace(NAMED, '$1\u00a0').replace(COUNTED, '$1\u00a0');
