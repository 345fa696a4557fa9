/*
 * The numbers of the search that could be tuned, each defined once (X). Those of the file format are in index/format.ts,
 * index/varints.ts and index/frontCoding.ts: changing them changes the format.
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

/** How many units the suffix array is sorted by. More narrows long patterns further and takes one more pass to build. */
export const SUFFIX_DEPTH = 3;
/** A range of the suffix array this short isn't worth narrowing further. */
export const SHORT_RANGE = 32;

/** Close matches: how many edits a word of at least so many characters may be off (shorter words must be right). */
export const TYPO_LIMITS = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;
/** Of more words than this none is left out: most of them, somewhere on a page, say little. */
export const CLOSE_WORDS = 8;

/** Log lines: how much of a pasted text is read, in UTF-16 units; a message's meaning is at its start. */
export const LOG_LENGTH = 2_000;
/** The fewest words of a message; and of one that only a word for a fault marks as such: `cron path not found` is a search. */
export const MESSAGE_WORDS = 2;
export const FAULT_WORDS = 5;

/** Symptoms: of more words than `words` the rest is left out, and so many documents, those with most of the words, are read. */
export const SYMPTOM_LIMITS = { words: 40, documents: 20 } as const;
/**
 * A document is offered when the words it holds in a row weigh as much as `leastWeight` of the rarest, or all of the words
 * it holds make `leastPart` of the message's weight. Words in a row count `rowWeight` times. Hits with less than
 * `leastScore` of the best one's score are left out: beside it, they explain nothing. Scores are whole numbers, hence `scale`.
 */
export const SYMPTOM_SCORES = { leastWeight: 1.2, leastPart: 0.6, rowWeight: 3, leastScore: 0.3, scale: 10 } as const;
/** What each word of a message weighs besides its rarity: a long stretch of common words says something too. */
export const BASE_WEIGHT = 0.5;
