/*
 * The search's tunable numbers, each defined once (X). Those of the file format are in index/format.ts and
 * index/encoding.ts: changing them changes the format.
 */

/** S1: the longest needle, in UTF-16 units. */
export const QUERY_MAX_LENGTH = 100;

/** S5: the window of an excerpt and how much of it comes before the first match, in UTF-16 units. */
export const EXCERPT_LENGTH = 200;
export const EXCERPT_LEAD = 50;

/** S4: the parts of a document's score. Every occurrence in the body adds one more, up to the cap. */
export const TITLE_SCORE = 10;
export const EQUAL_TITLE_SCORE = 5;
export const BODY_SCORE = 5;
export const OCCURRENCE_CAP = 5;

/** The most that front matter may add to, or subtract from, a document's score. */
export const BOOST_LIMIT = 10;

/** How many units the suffix array is sorted by. Each additional one narrows long patterns further, and adds a pass to the build. */
export const SUFFIX_DEPTH = 3;
/** A range of the suffix array this short isn't worth narrowing further. */
export const SHORT_RANGE = 32;

/** How many bits of each neighbour an occurrence has when phrases are prepared: with 5, letters differ, and offsets have the other 22. */
export const NEIGHBOUR_BITS = 5;

/** Close matches: how many edits are allowed in a word of at least so many characters (none in shorter words). */
export const TYPO_LIMITS = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;
/**
 * What a correction costs besides its edits. Two letters in the wrong order are the surest sign of a typo, wherever they are. Other typos are hardly
 * ever in the first letter, and less often in the last one than in between. A letter is left out more often than it is another one. An unfinished
 * word may be the beginning of a term.
 */
export const TYPO_COST = { swap: -0.1, first: 1, last: 0.25, notLonger: 0.1, start: 0.5 } as const;
/** The fewest letters of an unfinished word that is corrected to the beginning of a term: fewer are the beginning of many words. */
export const UNFINISHED_TYPO = 6;
/** The least share of the documents containing the correction of a word of up to so many characters that must have it as a word of its own. */
export const SHORT_TYPO = 4;
export const WORD_SHARE = 1 / 3;
/**
 * Shards (shards/): keys up to SHORT_KEY units have their matches written out. A phrase is followed into the texts until at
 * most `leafDocuments` documents have it. Phrases may also begin with a token that ends a longer one, unless it does so more
 * than `joinedRatio` times as often as it stands alone. `shardLength` is the length of a shard's JSON at which the next one
 * begins, `pieceLength` that of a piece of a body. `lead` and `tail` are how much a piece has of its neighbours, in UTF-16
 * units: enough for an excerpt and for the longest needle.
 */
export const SHORT_KEY = 2;
export const SHARDS = { leafDocuments: 8, joinedRatio: 4, shardLength: 14_000, pieceLength: 4_000, lead: 64, tail: 400 } as const;

/** If a query has more words than this, none may be missing: most of them, anywhere on a page, mean little. */
export const CLOSE_WORDS = 8;

/** What a point of a document's score adds to the weight of a word: less than any difference in rarity. */
export const TIE_WEIGHT = 0.001;

/** A single word isn't offered if more documents than this, and a larger share of all, have it: as corrected, or as what is left of several. */
export const SOME_DOCUMENTS = 10;
export const COMMON_SHARE = 2 / 3;
export const COMMON_REST = 1 / 3;

/** The fewest letters of each of two words that are written as one. */
export const COMPOUND_PART = 3;

/** The fewest words of a part of the query that is looked for word for word. */
export const RUN_WORDS = 3;

/** Phrases: what may join two of their words, how many phrases of the same words are followed, and what each joint adds to a score. */
export const WORD_JOINTS = ['-', ' ', '_', '.', '/', '=', ': ', ' (', ' = '] as const;
export const WORD_PHRASES = 3;
export const PHRASE_SCORE = 15;

/** Words close together: the longest passage, in UTF-16 units. */
export const PASSAGE_LENGTH = 100;
/** What a word in a passage counts when it is whole, begins a longer one, or is in the middle of one. */
export const WHOLE_FIT = 1;
export const START_FIT = 0.9;
export const INSIDE_FIT = 0.3;
/** How many of the best documents are read for a passage. */
export const PASSAGE_DOCUMENTS = 12;
/** What a passage with all words adds to a score. */
export const PASSAGE_SCORE = 15;
/** How far around a passage words are marked, in UTF-16 units. */
export const PASSAGE_AROUND = 200;
/** The share of its weight that a passage loses if all of its length is between its words, and if they aren't in the query's order. */
export const PASSAGE_GAP = 0.5;
export const PASSAGE_DISORDER = 0.1;
/** How many times lighter a passage with all words in a page's list of messages (ENTRIES) may be than the heaviest, to be preferred to it. */
export const ENTRY_BOOST = 1.1;
/** How many times more a word counts in a heading when a page's passage is chosen. */
export const HEADING_BOOST = 1.25;
/** What a passage with all words adds if it is a whole line, such as a heading, punctuation aside. */
export const LINE_SCORE = 5;
/** Up to how many exact matches are followed by further pages with the query's words close together, and how many pages are read for that. */
export const FEW_RESULTS = 5;
export const FURTHER_DOCUMENTS = 8;
/** What a word counts in a passage when the document's title has it: the whole page is about it. */
export const TITLE_FIT = 0.3;

/**
 * Several words that no page has close together: the least share of their weight that a document has anywhere, how many documents are read for a
 * passage, and how many times a word counts that the title has.
 */
export const MOST_SHARE = 0.25;
export const MOST_DOCUMENTS = 12;
export const ABOUT_TITLE = 1.5;
/**
 * What title and passage must have of all words' weight, and of what the best document has there. A document with all of the words, anywhere, is
 * preferred if it has ABOUT_ENOUGH of that.
 */
export const ABOUT_LEAST = 0.35;
export const ABOUT_SHARE = 0.7;
export const ABOUT_ENOUGH = 0.6;
/** Words far apart are offered in any case if one of them is in no more documents than this. */
export const TELLING_DOCUMENTS = 2;

/** Log lines: how much of a pasted text is read, in UTF-16 units; a message's start identifies it. */
export const LOG_LENGTH = 2_000;
/** How many of its lines are read as a message. */
export const LOG_LINES = 4;
/** The fewest words in a message, and in one recognised only by a word for a fault: `cron path not found` is a query. */
export const MESSAGE_WORDS = 2;
export const FAULT_WORDS = 5;

/** Symptoms: how many first words of a message and of its programs' names count, and how many documents with most of them are read. */
export const SYMPTOM_WORDS = 40;
export const SYMPTOM_PROGRAMS = 4;
export const SYMPTOM_DOCUMENTS = 20;
/**
 * A document is a hit if its words in a row weigh at least SYMPTOM_WEIGHT times the highest rarity, or if all of its words do and make up
 * SYMPTOM_PART of the message's weight.
 */
export const SYMPTOM_WEIGHT = 1.2;
export const SYMPTOM_PART = 0.6;
/** How many times a phrase counts, and what makes integers of scores. */
export const SYMPTOM_PHRASE = 3;
export const SYMPTOM_SCALE = 10;
/** The fewest words of a message of which one alone is no phrase. */
export const SEVERAL_WORDS = 3;
/** Hits below this share of the best score are dropped as noise. */
export const SYMPTOM_SHARE = 0.3;
/**
 * A word that a document's title or tags have counts SUBJECT_WEIGHT times more, and makes up for a lighter stretch if both together weigh
 * SUBJECT_LEAST times what a stretch needs alone. A prefix will do if both words have at least SUBJECT_LENGTH characters: `ssh` for `sshd`.
 */
export const SUBJECT_WEIGHT = 2;
export const SUBJECT_LEAST = 1.2;
export const SUBJECT_LENGTH = 3;
/** The heading, on a line of its own in a body, below which a page lists messages and what to do about them. */
export const ENTRIES = /^(?:troubleshooting|when it fails)\b.{0,40}$/im;
/** A part in that list is shown when it has at least this share of the heaviest part's weight. */
export const ENTRY_PART = 0.35;
/** A page that has a message word for word is opened at that list if a part of it has at least this share of the words in a row. */
export const LISTED_PART = 0.7;
/** Multiplies the weight of a run of words in a line of that list, compared with the same run elsewhere on the page. */
export const LIST_WEIGHT = 1.3;
/** Added for every word that the line and the message share, in any order: this share of the word's weight. */
export const WORD_WEIGHT = 0.5;
/** Replaces LIST_WEIGHT for a line that the message contains as a whole, if it has at least this many words. */
export const LINE_WEIGHT = 6;
export const LINE_WORDS = 3;
/** How many words may differ between two words of a message, since a path is several, and the weight that each costs. */
export const GAP_WORDS = 2;
export const GAP_COST = 0.5;
/** Each word's weight on top of its rarity: a long run of common words is significant, too. */
export const BASE_WEIGHT = 0.8;
