/*
 * The numbers of the search's interface that could be tuned. Those of the engine are in core/search/limits.ts.
 */

/** How many rows the results begin with, and how many more "Show more" adds. */
export const RESULT_ROWS = 12;

/** How many rows are painted at once after a key, more than a window shows; the others follow when that is done. */
export const FIRST_ROWS = 4;

/** How many queries are kept with their answers: going back through the letters of a query computes nothing. */
export const RECENT_QUERIES = 32;

/** How long after the last key the address follows the query, in milliseconds; browsers limit how often it may. */
export const ADDRESS_DELAY_MS = 300;

/** From how many documents on it pays to prepare the engine for phrases. */
export const PREPARE_FROM = 200;

/** How many steps of that are taken in one idle moment; each takes less than a millisecond. */
export const IDLE_STEPS = 20;

/** How many steps of it a worker takes before a waiting question gets its turn. */
export const WORKER_STEPS = 50;

/** After how long without an answer a file, or the worker, counts as failed, so that Retry is offered; in milliseconds. */
export const LOAD_TIMEOUT_MS = 60_000;
