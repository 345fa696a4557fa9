import type { CodeBlock } from '../../../src/core/content/blocks';
import { lineText } from '../../../src/core/content/inlineText';
import { SHELL_LANGUAGES } from './fenceInfo';

/** Blanks or a tab that align what follows, rather than end a sentence. */
const GAPS = /[^\s.:](?: {2,}|\t)(?=\S)/g;
/** As many characters fit a row of a phone: what is aligned further right, in a second and last column, would be out of view. */
const ROW = 34;
/** A day of one digit, padded with a blank as syslog does: `Mar  6 02:41:15`. */
const SHORT_DAY = /\b([A-Z][a-z]{2}) (?= \d )/g;
/** A character that draws lines, a rule of hyphens that is longer than a row, or a line that is only a part of an arrow. */
const DRAWN = /[\u2500-\u257f]|^-{35,}$|^\s+[|v^]\s*$/;

/**
 * Whether the output or text of a block is a table or a drawing, which folding would destroy: at least a third of its lines have a gap, it has a
 * head in capitals, or any line is drawn. Marks of notes must stay in view, so a block with notes folds.
 */
export function hasColumns({ language, lines, notes }: Pick<CodeBlock, 'language' | 'lines' | 'notes'>): boolean {
  const isTyped = SHELL_LANGUAGES.includes(language);
  if ((!isTyped && language !== 'text') || notes !== undefined) return false;
  const read = isTyped ? lines.filter(({ role }) => role === 'output') : lines;
  const texts = read.map(lineText).filter((text) => text.trim());
  const aligned = texts.filter(isAligned);
  return (aligned.length > 0 && aligned.length * 3 >= texts.length) || texts.some((text) => isHead(text) || DRAWN.test(text));
}

function isAligned(text: string): boolean {
  const [first, ...others] = text.replace(SHORT_DAY, '$1').matchAll(GAPS);
  return first !== undefined && (others.length > 0 || first.index + first[0].length <= ROW);
}

/** Whether a line is the head of three columns or more, such as `NAME   SIZE   USED`. */
function isHead(text: string): boolean {
  return !/[a-z]/.test(text) && [...text.matchAll(GAPS)].length > 1;
}
