import { counted } from '../../../src/core/counted';
import { isCommand } from '../content/code/checkedFence';
import { RELEASE_NAMES } from '../content/code/debianReleases';
import { executedOnEach, findEntry, strongestState, type ArticleLedger, type Ledger } from '../content/ledger/ledger';
import type { Article } from './articles';
import type { Failure } from './results';

const COLUMNS = ['parsed', 'linted', 'validated', 'executed'] as const;
const HEAD = ['Article', 'blocks', ...COLUMNS, ...RELEASE_NAMES, 'not run'];

/** An article's figures: its blocks in all and by strongest state, those executed on each release, and the sessions and scripts executed on none. */
function figuresOf(article: Article, ledger: ArticleLedger | undefined): number[] {
  const entries = article.fences.flatMap((fence) => findEntry(ledger, fence) ?? []);
  const count = (state: string) => entries.filter((entry) => strongestState(entry) === state).length;
  const notRun = article.fences.filter((fence) => {
    const entry = findEntry(ledger, fence);
    return isCommand(fence) && !(entry && strongestState(entry) === 'executed');
  });
  return [article.fences.length, ...COLUMNS.map(count), ...executedOnEach(entries), notRun.length];
}

interface Row {
  readonly name: string;
  readonly figures: readonly number[];
}

function rowsOf(articles: readonly Article[], ledger: Ledger): Row[] {
  const rows = articles.map((article): Row => ({ name: article.key, figures: figuresOf(article, ledger[article.key]) }));
  const total = HEAD.slice(1).map((_, column) => rows.reduce((sum, { figures }) => sum + (figures[column] ?? 0), 0));
  return [...rows, { name: 'all', figures: total }];
}

/** The table for a terminal. */
export function plainTable(articles: readonly Article[], ledger: Ledger): string {
  const rows = rowsOf(articles, ledger);
  const width = Math.max(...rows.map(({ name }) => name.length), HEAD[0]?.length ?? 0);
  const line = (first: string, rest: readonly (string | number)[]) => [first.padEnd(width), ...rest.map((cell) => String(cell).padStart(9))].join(' ');
  return [line('Article', HEAD.slice(1)), ...rows.map(({ name, figures }) => line(name, figures))].join('\n');
}

/** The table for docs/checks.md. */
export function markdownTable(articles: readonly Article[], ledger: Ledger): string {
  const row = (first: string, rest: readonly (string | number)[]) => `| ${[first, ...rest].join(' | ')} |`;
  const lines = rowsOf(articles, ledger).map(({ name, figures }) => row(name === 'all' ? 'all' : `\`${name}\``, figures));
  return [
    row('Article', HEAD.slice(1)),
    row(
      '---',
      HEAD.slice(1).map(() => '---:'),
    ),
    ...lines,
  ].join('\n');
}

/** What a run found, problems of the files first, and how many checks failed; empty when all is well. */
export function formatFaults(problems: string, failures: readonly Failure[]): string {
  const count = failures.length > 0 ? `${counted(failures.length, 'block check')} failed.` : '';
  return [problems, formatFailures(failures), count].filter(Boolean).join('\n\n');
}

/** Of a longer detail, only the lines at both its ends are shown: a log tells what went wrong at its end. */
const END_LINES = 30;

/** Every failure at its position, in the order of the files. */
export function formatFailures(failures: readonly Failure[]): string {
  const ordered = [...failures].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line);
  return ordered.map(formatFailure).join('\n\n');
}

function formatFailure({ file, line, column, message, detail = '' }: Failure): string {
  const lines = detail.trim() ? shorten(withVisibleControls(detail).trimEnd().split('\n')) : [];
  return [`${file}:${[line, column].filter(Boolean).join(':')} ${withVisibleControls(message)}`, ...lines.map((text) => `    ${text}`)].join('\n');
}

function shorten(lines: readonly string[]): readonly string[] {
  const left = lines.length - 2 * END_LINES;
  return left > 0 ? [...lines.slice(0, END_LINES), `(${left} more lines)`, ...lines.slice(-END_LINES)] : lines;
}

/** Colours and the like would act on the terminal, and be lost in it. */
function withVisibleControls(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
