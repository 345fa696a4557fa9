import type { Tolerance } from '../content/ledger/checkPlan';

/** How a command's output differs from what is shown. */
export interface OutputDifference {
  /** The first shown line that differs, from 0; the number of shown lines when only more was printed. */
  readonly at: number;
  /** Both outputs, line by line: `-` shown, `+` printed. */
  readonly diff: string;
}

/** A shown line that stands for any lines. */
const ANY_LINES = null;
type ShownLine = string | typeof ANY_LINES;

const MAX_DIFF_LINES = 40;
/** Above this many pairs of lines a diff isn't aligned: it would take too long. */
const MAX_PAIRS = 4_000_000;

/**
 * Compares what is shown under a command with what it printed. Blanks at the ends of lines and empty lines at the end
 * can't be seen and don't count, nor do carriage returns where nothing is overwritten; a shown line of three dots matches any number of lines.
 *
 * @returns null when they are the same
 */
export function compareOutput(shown: readonly string[], printed: string, tolerances: readonly Tolerance[]): OutputDifference | null {
  const expected = shownLines(shown, tolerances);
  const real = normalLines(printed, tolerances);
  if (isMatch(expected, real)) return null;
  const steps = align(expected, real);
  const first = steps.find(({ sign }) => sign !== ' ')?.at ?? 0;
  const at = expected.length === trimEnd(shown).length ? first : 0;
  return { at, diff: shorten(steps.map(({ sign, text }) => `${sign} ${text}`)) };
}

/** The lines shown under a command. Its dots are found first: no tolerance may change them, or make some. */
function shownLines(shown: readonly string[], tolerances: readonly Tolerance[]): ShownLine[] {
  const parts: string[][] = [[]];
  for (const line of shown) {
    if (/^\.{3}\s*$/.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  // Each line with its end, which a tolerance may want.
  const linesOf = (part: readonly string[]) =>
    normalised(part.map((line) => `${line}\n`).join(''), tolerances)
      .replace(/\n$/, '')
      .split('\n');
  return trimEnd(parts.flatMap((part, index) => [...(index > 0 ? [ANY_LINES] : []), ...(part.length > 0 ? linesOf(part) : [])]));
}

/** An output's lines, normalised for comparison. */
export function normalLines(text: string, tolerances: readonly Tolerance[]): string[] {
  return trimEnd(normalised(text, tolerances).split('\n'));
}

function normalised(text: string, tolerances: readonly Tolerance[]): string {
  const named = text
    .replace(/\r+\n/g, '\n')
    .replace(/(^|\n)\r+/g, '$1')
    .replace(/^-?bash: (?:line \d+: )?/gm, '-bash: ')
    .replace(/[ \t]+$/gm, '');
  return tolerances.reduce((all, { match, as }) => all.replace(new RegExp(match, 'gm'), as), named);
}

function trimEnd<Line extends ShownLine>(lines: readonly Line[]): Line[] {
  let end = lines.length;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  return lines.slice(0, end);
}

/** Whether the printed lines are the shown ones. What is between two dots may as well be the first lines that fit: the later dots take the rest. */
function isMatch(expected: readonly ShownLine[], real: readonly string[]): boolean {
  const [first, ...others] = partsOf(expected);
  const last = others.pop();
  if (!first || !isAt(real, 0, first)) return false;
  if (!last) return real.length === first.length;
  let start = first.length;
  for (const part of others) {
    while (start < real.length && !isAt(real, start, part)) start += 1;
    start += part.length;
  }
  const end = real.length - last.length;
  return start <= end && isAt(real, end, last);
}

/** The lines before, between and after the dots. */
function partsOf(expected: readonly ShownLine[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of expected) {
    if (line === ANY_LINES) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

const isAt = (real: readonly string[], start: number, part: readonly string[]) => part.every((line, index) => line === real[start + index]);

interface Step {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
  /** How many expected lines come before it. */
  readonly at: number;
}

/** The shortest edit script from the shown lines to the printed ones; three dots match any number of lines at no cost. */
function align(expected: readonly ShownLine[], real: readonly string[]): Step[] {
  if (expected.length * real.length > MAX_PAIRS) return alignFromTheStart(expected, real);
  const costs = costTable(expected, real);
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Infinity;
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  while (row < expected.length || column < real.length) {
    const [wanted, got] = [expected[row], real[column]];
    if (wanted === ANY_LINES && cost(row, column) === cost(row + 1, column)) row += 1;
    else if (wanted === ANY_LINES && got !== undefined && cost(row, column) === cost(row, column + 1)) column += 1;
    else if (typeof wanted === 'string' && wanted === got && cost(row, column) === cost(row + 1, column + 1)) {
      steps.push({ sign: ' ', text: wanted, at: row });
      [row, column] = [row + 1, column + 1];
    } else if (typeof wanted === 'string' && cost(row, column) === cost(row + 1, column) + 1) {
      steps.push({ sign: '-', text: wanted, at: row });
      row += 1;
    } else {
      steps.push({ sign: '+', text: got ?? '', at: row });
      column += 1;
    }
  }
  return steps;
}

/** For each pair of line indices, the number of lines that differ from there on. */
function costTable(expected: readonly ShownLine[], real: readonly string[]): Int32Array[] {
  const rows = Array.from({ length: expected.length + 1 }, () => new Int32Array(real.length + 1));
  for (let row = expected.length; row >= 0; row -= 1) {
    for (let column = real.length; column >= 0; column -= 1) {
      const [here, below] = [rows[row], rows[row + 1]];
      if (!here) continue;
      const down = below?.[column] ?? Infinity;
      const right = column < real.length ? (here[column + 1] ?? Infinity) : Infinity;
      const across = column < real.length ? (below?.[column + 1] ?? Infinity) : Infinity;
      const isAny = expected[row] === ANY_LINES;
      const same = expected[row] === real[column] && !isAny ? across : Infinity;
      const least = isAny ? Math.min(down, right) : Math.min(same, down + 1, right + 1);
      here[column] = least === Infinity ? 0 : least;
    }
  }
  return rows;
}

function alignFromTheStart(expected: readonly ShownLine[], real: readonly string[]): Step[] {
  const same = expected.findIndex((line, index) => line !== real[index]);
  const start = same < 0 ? expected.length : same;
  return [
    ...expected.slice(start).map((text, index): Step => ({ sign: '-', text: text ?? '...', at: start + index })),
    ...real.slice(start).map((text): Step => ({ sign: '+', text, at: start })),
  ];
}

function shorten(lines: readonly string[]): string {
  const first = Math.max(lines.findIndex((line) => !line.startsWith(' ')) - 3, 0);
  const shown = lines.slice(first, first + MAX_DIFF_LINES);
  const left = lines.length - first - shown.length;
  return [...(first > 0 ? ['  (…)'] : []), ...shown, ...(left > 0 ? [`  (${left} more lines)`] : [])].join('\n');
}
