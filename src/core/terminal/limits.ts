/*
 * The numbers of the terminal that could be tuned, each defined once.
 */

/** How long a command may be that an address offers (`/?cmd=…`), in UTF-16 units. */
export const OFFERED_LENGTH = 200;

/** How long a line may be that is typed. */
export const LINE_LENGTH = 500;

/** How many lines one command prints; the rest is cut, with a note. */
export const ANSWER_LINES = 500;

/** How much of the past the screen keeps: commands, and lines over all of them. */
export const SCREEN_ENTRIES = 100;
export const SCREEN_LINES = 1500;

/** How many commands the arrow keys go back. */
export const RECALLED_COMMANDS = 100;

/** From so many guides and posts on, their texts come in one file and not one by one. */
export const TEXTS_FROM = 10;

/** How deep `tree` goes by default. */
export const TREE_DEPTH = 2;

/** How many lines `head` and `tail` keep by default. */
export const HEAD_LINES = 10;

/** How many candidates Tab lists. */
export const LISTED_CANDIDATES = 60;
