import { ENTRIES, LISTED_PART } from '../limits';
import { matchedPart } from './matchedPart';

/** What a page's list of messages has of a message, and where in the body, in UTF-16 units. */
export interface ListedPart {
  readonly text: string;
  readonly start: number;
}

/**
 * The part of a page's list of messages that has most words of a message, if those are nearly all; null otherwise. A page that
 * shows a message as it comes about often names it again in that list, with what to do.
 */
export function listedPart(body: string, message: string): ListedPart | null {
  const from = body.search(ENTRIES);
  if (from === -1) return null;
  const { text, range, weight } = matchedPart(body.slice(from), message);
  return weight > 0 && weight >= LISTED_PART * matchedPart(message, message).weight ? { text, start: from + range[0] } : null;
}
