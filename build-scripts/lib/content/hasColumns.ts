import type { CodeBlock } from '../../../src/core/content/blocks';
import { lineText } from '../../../src/core/content/inlineText';
import { SHELL_LANGUAGES } from './fenceInfo';

/** Blanks or a tab that align what follows, rather than end a sentence. */
const GAP = /[^\s.:](?: {2,}|\t)\S/;
/** A day of one digit, padded with a blank as syslog does: `Mar  6 02:41:15`. */
const SHORT_DAY = /\b([A-Z][a-z]{2}) (?= \d )/g;
/** A character that draws lines, or a line that is only a part of an arrow. */
const DRAWN = /[\u2500-\u257f]|^\s+[|v^]\s*$/;

/**
 * Whether the output or text of a block is a table or a drawing, which folding would destroy: at least a third of its lines have a gap, or any
 * is drawn. Marks of notes must stay in view, so a block with notes folds.
 */
export function hasColumns({ language, lines, notes }: Pick<CodeBlock, 'language' | 'lines' | 'notes'>): boolean {
  const isTyped = SHELL_LANGUAGES.includes(language);
  if ((!isTyped && language !== 'text') || notes !== undefined) return false;
  const read = isTyped ? lines.filter(({ role }) => role === 'output') : lines;
  const texts = read.map(lineText).filter((text) => text.trim());
  const withGap = texts.filter((text) => GAP.test(text.replace(SHORT_DAY, '$1')));
  return (withGap.length > 0 && withGap.length * 3 >= texts.length) || texts.some((text) => DRAWN.test(text));
}
