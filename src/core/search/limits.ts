/*
 * The numbers of the search that could be tuned, each defined once (X). Those of the file format stand in format.ts:
 * changing them changes the format.
 */

/** S1: the longest needle, in UTF-16 units. */
export const QUERY_MAX_LENGTH = 100;

/** S5: the window of an excerpt and how much of it comes before the first match, in UTF-16 units. */
export const EXCERPT_LENGTH = 200;
export const EXCERPT_LEAD = 50;

/** S4: what a document scores. Every occurrence in the body adds one more, up to the cap. */
export const SCORES = { titleContains: 10, titleEquals: 5, bodyContains: 5, occurrenceCap: 5 } as const;

/** What front matter may add to, or take from, a document's score. */
export const BOOST_LIMIT = 10;

/** Close matches: how many edits a word of at least so many characters may be off (shorter words must be right). */
export const TYPO_LIMITS = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;
