/*
 * The limits of a visit in a link (X). A link beyond them is refused before anything of it is used.
 */

/** How many actions of a visit are remembered, and how many a link may have. */
export const VISIT_STEPS = 500;

/** How long the part of a link after `#` may be, in characters. */
export const VISIT_CHARS = 8_192;

/** How much that may unpack to, in bytes. */
export const VISIT_BYTES = 131_072;

/** The longest query, and the longest other text of an action: a command, a name. A path or an anchor may be three times as long as a text, since it is escaped. */
export const VISIT_QUERY = 2_000;
export const VISIT_TEXT = 500;

/** The shortest time that a step is shown, and the longest that a pause of the visitor lasts, in milliseconds. */
export const SHORTEST_STEP_MS = 200;
export const LONGEST_STEP_MS = 2_000;

/** How long a page of a visit may take to load before its step is shown anyway, in milliseconds. */
export const PAGE_TIMEOUT_MS = 5_000;
