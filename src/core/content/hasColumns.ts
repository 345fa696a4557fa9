import type { CodeLine } from './blocks';
import { lineText } from './inlineText';

/** Blanks or a tab that align what follows, rather than end a sentence. */
const GAP = /[^\s.:](?: {2,}|\t)\S/;
/** A day of one digit, padded with a blank as syslog does: `Mar  6 02:41:15`. */
const SHORT_DAY = /\b([A-Z][a-z]{2}) (?= \d )/g;
const DRAWN = /[\u2500-\u257f]/;

/** Whether output is a table or a drawing, which folding would destroy: at least a third of its lines have a gap, or any is drawn. */
export function hasColumns(lines: readonly CodeLine[]): boolean {
  const texts = lines.map(lineText).filter((text) => text.trim());
  const withGap = texts.filter((text) => GAP.test(text.replace(SHORT_DAY, '$1')));
  return (withGap.length > 0 && withGap.length * 3 >= texts.length) || texts.some((text) => DRAWN.test(text));
}
