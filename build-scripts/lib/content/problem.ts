import { codeFrameColumns } from '@babel/code-frame';
import { distance } from 'fastest-levenshtein';

/** One thing that is wrong with the content, at the position where the owner can fix it. Lines and columns from 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** Everything that was wrong in one run; thrown once, after all of the content has been read. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly problems: readonly Problem[],
    readSource: (file: string) => string,
  ) {
    super(formatProblems(problems, readSource));
  }
}

/** The names closest to a misspelt one come first; a name that is nothing like any of them gets no suggestion. */
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

export function formatProblems(problems: readonly Problem[], readSource: (file: string) => string): string {
  const ordered = [...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column);
  const texts = ordered.map((problem) => formatProblem(problem, readSource(problem.file)));
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'} in the content; nothing was written.`;
  return [...texts, count].join('\n\n');
}

function formatProblem({ file, line, column, message, hint }: Problem, source: string): string {
  const frame = source ? `\n${codeFrameColumns(source, { start: { line, column } }, { linesAbove: 1, linesBelow: 1 })}` : '';
  return `${file}:${line}:${column} ${message}\n  ${hint}${frame}`;
}
