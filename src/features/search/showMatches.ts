import { MARKED_MATCHES } from '../../core/limits';
import { locateAll } from '../../core/search';
import { decodePart } from '../../core/site/routes';
import { clearMarks, markMatches } from '../../platform/markMatches';

export { clearMarks as hideMatches };

/**
 * Marks the matches of a needle in the page's text, or of its words where it stands nowhere as a whole, and brings the
 * first one under the heading of the hash into view.
 */
export function showMatches(needle: string, hash: string): void {
  const root = document.querySelector('main .prose') ?? document.querySelector('main');
  if (!root) return;
  const words = needle.split(/\s+/).filter(Boolean);
  const whole = markMatches(root, (text) => locateAll(text, needle, MARKED_MATCHES));
  const ranges = whole.length > 0 ? whole : markMatches(root, (text) => words.flatMap((word) => locateAll(text, word, MARKED_MATCHES)));
  const heading = hash === '' ? null : document.getElementById(decodePart(hash.slice(1)));
  const first = ranges.find((range) => !heading || heading.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING);
  first?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
}
