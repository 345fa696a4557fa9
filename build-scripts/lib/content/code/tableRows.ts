import type { CodeBlock, CodeLine } from '../../../../src/core/content/blocks';
import { lineText } from '../../../../src/core/content/inlineText';
import { SHELL_LANGUAGES } from './fenceInfo';

/** Blanks or a tab that align what follows, rather than end a sentence. */
const GAPS = /[^\s.:](?: {2,}|\t)(?=\S)/g;
/** How many characters fit in a row on a phone: a second and last column that begins further right would be out of view. */
const ROW = 34;
/** A day of one digit, padded with a blank as syslog does: `Mar  6 02:41:15`. */
const SHORT_DAY = /\b([A-Z][a-z]{2}) (?= \d )/g;
/** A character that draws lines, a rule of hyphens that is longer than a row, or a line that is only a part of an arrow. */
const DRAWN = /[\u2500-\u257f]|^-{35,}$|^\s+[|v^]\s*$/;

/**
 * A block whose output or text has its tables and drawings marked, line by line: folding would destroy them. A session's output is judged
 * command by command. Marks of notes must stay in view, so a block with notes folds.
 */
export function withTableRows(block: CodeBlock): CodeBlock {
  const { language, lines, notes } = block;
  const isTyped = SHELL_LANGUAGES.includes(language);
  if ((!isTyped && language !== 'text') || notes !== undefined) return block;
  const runs = isTyped ? runsOf(lines).filter(([first]) => first?.role === 'output') : [lines];
  const rows = new Set(runs.filter((run) => isTable(run, isTyped ? 2 : 1)).flat());
  return rows.size === 0 ? block : { ...block, lines: lines.map((line) => (rows.has(line) ? { ...line, isTableRow: true } : line)) };
}

/** What a command prints, and what is typed, as the lines follow one another. */
function runsOf(lines: readonly CodeLine[]): CodeLine[][] {
  const runs: CodeLine[][] = [];
  lines.forEach((line, index) => {
    const isSame = index > 0 && (lines[index - 1]?.role === 'output') === (line.role === 'output');
    if (isSame) runs.at(-1)?.push(line);
    else runs.push([line]);
  });
  return runs;
}

/** Whether at least a third of the lines, and not fewer than `least`, have a gap, there is a head in capitals, or any line is drawn. */
function isTable(lines: readonly CodeLine[], least: number): boolean {
  const texts = lines.map(lineText).filter((text) => text.trim());
  const aligned = texts.filter(isAligned);
  return (aligned.length >= least && aligned.length * 3 >= texts.length) || texts.some((text) => isHead(text) || DRAWN.test(text));
}

function isAligned(text: string): boolean {
  const [first, ...others] = text.replace(SHORT_DAY, '$1').matchAll(GAPS);
  return first !== undefined && (others.length > 0 || first.index + first[0].length <= ROW);
}

/** Whether a line is the head of three columns or more, such as `NAME   SIZE   USED`. */
function isHead(text: string): boolean {
  return !/[a-z]/.test(text) && [...text.matchAll(GAPS)].length > 1;
}
