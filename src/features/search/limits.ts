/*
 * The tunable numbers of the search interface. Those of the engine are in core/search/limits.ts.
 */

/** How many rows are shown at first, and how many "Show more" adds. */
export const RESULT_ROWS = 12;

/** How many rows are painted right after a key, more than fit in a window; the others follow. */
export const FIRST_ROWS = 4;

/** How many answers are cached, so that deleting characters of a query recomputes nothing. */
export const RECENT_QUERIES = 32;

/** The most characters of a query that its address has, as many as are read of a log (LOG_LENGTH). Escaped, they may be twice as many. */
export const ADDRESS_TEXT = 2_000;

/** How long after the last key the address is updated, in milliseconds; browsers limit how often it may be. */
export const ADDRESS_DELAY_MS = 300;

/** The number of documents from which it pays to prepare the engine for phrases. */
export const PREPARE_FROM = 200;

/** How many steps of the preparation run per idle callback; each takes less than a millisecond. */
export const IDLE_STEPS = 20;

/** How many steps of it a worker runs before it handles a waiting query. */
export const WORKER_STEPS = 50;

/** The timeout after which the worker counts as failed, so that Retry is offered, in milliseconds; files have their own, `DATA_TIMEOUT_MS`. */
export const ANSWER_TIMEOUT_MS = 60_000;

/** How long after an answer from shards further pages are looked for, in milliseconds: not while somebody is still typing. */
export const FURTHER_DELAY_MS = 300;

/** How many shards a worker keeps, the latest to arrive: some megabytes. */
export const KEPT_SHARDS = 300;

/** How long the previous query's rows stay while a worker is busy with a new one, in milliseconds. */
export const STALE_ROWS_MS = 400;

/** The lines of an excerpt that every row has room for, and the characters of code that fit in one in a window 320 pixels wide. */
export const ROW_TEXT = { lines: 2, columns: 34 } as const;

/** The most characters of a match that are kept on one line. */
export const UNBROKEN = 24;

/** How many matches are marked in a row's title or excerpt. */
export const MARKED_IN_ROW = 20;

/** How often, in milliseconds, and how many times a worker checks for a service worker's cache, to keep there what it has fetched. */
export const KEEPER_LOOK_MS = 2_000;
export const KEEPER_LOOKS = 10;
