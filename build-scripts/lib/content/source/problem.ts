import { codeFrameColumns } from '@babel/code-frame';
import { distance } from 'fastest-levenshtein';
import { counted } from '../../../../src/core/counted';

/** One thing that is wrong with the content, at the position where the owner can fix it. Lines and columns from 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** Worth a look, but the site can be built as it is. */
  readonly isWarning?: boolean;
}

/** What becomes of a run with errors. */
const NOTHING_WRITTEN = 'nothing was written';

/** Everything that was wrong in one run; thrown once, after all of the content has been read. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly problems: readonly Problem[],
    readSource: (file: string) => string,
    outcome = NOTHING_WRITTEN,
  ) {
    super(formatProblems(problems, readSource, outcome));
  }
}

/** Adds problems to others one by one: a file may have more than a call can have arguments. */
export function addProblems(problems: Problem[], more: Iterable<Problem>): void {
  for (const problem of more) problems.push(problem);
}

/** The name closest to a misspelt one; undefined if none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const allowed = Math.max(2, Math.floor(name.length / 3));
  const ranked = [...new Set(names)]
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** "Did you mean …?" where something is close enough, the fallback otherwise. */
export function suggest(name: string, names: Iterable<string>, fallback: string): string {
  const candidate = nearest(name, names);
  return candidate === undefined ? fallback : `Did you mean "${candidate}"?`;
}

/** The problems with the source around each; a last line counts them and says what became of the run because of the errors. */
export function formatProblems(problems: readonly Problem[], readSource: (file: string) => string, outcome = NOTHING_WRITTEN): string {
  const warnings = problems.filter(({ isWarning }) => isWarning).length;
  const errors = problems.length - warnings;
  const counts = [...(errors > 0 ? [counted(errors, 'problem')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])];
  return [...formatEach(problems, readSource), `${counts.join(' and ')} in the content${errors > 0 ? `; ${outcome}` : ''}.`].join('\n\n');
}

function formatEach(problems: readonly Problem[], readSource: (file: string) => string): string[] {
  const ordered = [...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column);
  const lines = new Map<string, readonly string[]>();
  return ordered.map((problem) => {
    const known = lines.get(problem.file) ?? linesOf(readSource(problem.file));
    lines.set(problem.file, known);
    return formatProblem(problem, known);
  });
}

/** The code frame counts them; Markdown, YAML and editors don't. */
const OTHER_LINE_ENDS = /[\u2028\u2029]/g;

/** A source's lines; none of an empty one, which has nothing to show. */
function linesOf(source: string): readonly string[] {
  return source === '' ? [] : source.replace(OTHER_LINE_ENDS, ' ').split(/\r\n|\r|\n/);
}

function formatProblem({ file, line, column, message, hint, isWarning }: Problem, lines: readonly string[]): string {
  // The code around the place alone: a frame made of a long file with many problems would take its length for each of them.
  const first = Math.max(line - 2, 0);
  const around = lines.slice(first, line + 1);
  const options = { linesAbove: 1, linesBelow: 1, startLine: first + 1 };
  const { shown, at } = partAt(around, column);
  const frame = around.length > 0 ? `\n${codeFrameColumns(shown.join('\n'), { start: { line, column: at } }, options)}` : '';
  return `${file}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}\n  ${hint}${frame}`;
}

/** The most characters of a line that a frame shows. Table rows and paragraphs can be very long. */
const FRAME_WIDTH = 160;

/** The part of lines around a column, and where that column is in it. */
function partAt(lines: readonly string[], column: number): { readonly shown: readonly string[]; readonly at: number } {
  const start = column > FRAME_WIDTH ? column - FRAME_WIDTH / 2 : 0;
  const end = start + FRAME_WIDTH;
  const shown = lines.map((line) => `${start > 0 && line.length > start ? '…' : ''}${line.slice(start, end)}${line.length > end ? '…' : ''}`);
  return { shown, at: start > 0 ? column - start + 1 : column };
}
