/*
 * The terminal's tunable numbers, each defined once.
 */

/** The longest command that an address may suggest (`/?cmd=…`), in UTF-16 units. */
export const OFFERED_LENGTH = 200;

/** The longest line that can be typed. */
export const LINE_LENGTH = 500;

/** The most lines that one command prints; the rest is cut off, with a note. */
export const ANSWER_LINES = 500;

/** How much scrollback the screen keeps: commands, and lines in total. */
export const SCREEN_ENTRIES = 100;
export const SCREEN_LINES = 1500;

/** How many commands the arrow keys can recall. */
export const RECALLED_COMMANDS = 100;

/** From this many guides and posts on, their texts are fetched as one file. */
export const TEXTS_FROM = 10;

/** How many pages are fetched at the same time: a browser refuses thousands of requests at once. */
export const PAGES_AT_ONCE = 50;

/** How deep `tree` goes by default. */
export const TREE_DEPTH = 2;

/** How many lines `head` and `tail` keep by default. */
export const HEAD_LINES = 10;

/** How many candidates Tab lists. */
export const LISTED_CANDIDATES = 60;
