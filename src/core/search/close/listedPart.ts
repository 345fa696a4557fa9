import type { Excerpt } from '../exact/excerptOf';
import { ENTRIES, LISTED_PART } from '../limits';
import { locate } from '../text/ranges';
import { matchedPart } from './matchedPart';
import type { LogMessage } from './normalizeLogLine';

/** What a page's list of messages has of a message, and where in the body, in UTF-16 units. */
export interface ListedPart {
  readonly text: string;
  readonly start: number;
}

/** A row of an exact match: the needle, and where it is first. */
interface ExactRow {
  readonly foundFor: string;
  readonly excerpt: Excerpt;
}

/**
 * The part of a page's list of messages that has most words of a message, if those are nearly all; null otherwise. A page that
 * shows a message as it comes about often names it again in that list, with what to do. What may be a command or a line of
 * configuration leads there only if that list has all of it, and it isn't code where the page has it first.
 */
export function listedPart(body: string, { text: message, isLogged }: LogMessage, { foundFor, excerpt }: ExactRow): ListedPart | null {
  const from = body.search(ENTRIES);
  if (from === -1) return null;
  const list = body.slice(from);
  if (!isLogged) {
    const at = isCode(excerpt) ? null : locate(list, foundFor);
    return at && { text: foundFor, start: from + at[0] };
  }
  const { text, range, weight } = matchedPart(list, message);
  return weight > 0 && weight >= LISTED_PART * matchedPart(message, message).weight ? { text, start: from + range[0] } : null;
}

/** Whether the match is code. */
function isCode({ match, code = [] }: Excerpt): boolean {
  return code.some(([start, end]) => match && start < match[1] && match[0] < end);
}
