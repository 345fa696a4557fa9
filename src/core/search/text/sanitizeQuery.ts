import { QUERY_MAX_LENGTH } from '../limits';

/** Phones type quotes curly. */
const REMOVED = /[<>&"'‘’“”]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const TAG_START = /[A-Za-z/!]/;

/**
 * The needle of a query (S1): tags stripped, `< > & " '` and curly quotes removed, trimmed, cut to QUERY_MAX_LENGTH UTF-16 units. It is
 * well-formed: half a surrogate pair, left by the cut or already in the query, is dropped. Takes linear time.
 */
export function sanitizeQuery(raw: string): string {
  return cut(stripTags(raw).replace(REMOVED, '').trim());
}

function cut(text: string): string {
  return text.slice(0, QUERY_MAX_LENGTH).replace(LONE_SURROGATE, '').trim();
}

/** The query as typed, trimmed, cut and well-formed like a needle but otherwise unchanged. */
export function typedNeedle(raw: string): string {
  return cut(raw.trim());
}

/** Whether sanitising removes characters other than blanks from a query, so that the needle isn't what was typed. */
export function losesCharacters(raw: string): boolean {
  return raw.search(REMOVED) !== -1;
}

/** A tag is `<`, then a letter, `/` or `!`, up to the next `>`. Any other `<` is text. */
function stripTags(raw: string): string {
  let kept = '';
  let from = 0;
  for (let open = raw.indexOf('<'); open !== -1; open = raw.indexOf('<', Math.max(open + 1, from))) {
    if (!TAG_START.test(raw.charAt(open + 1))) continue;
    const close = raw.indexOf('>', open);
    if (close === -1) break;
    kept += raw.slice(from, open);
    from = close + 1;
  }
  return kept + raw.slice(from);
}
