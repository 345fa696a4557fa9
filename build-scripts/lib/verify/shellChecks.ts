import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedFence } from '../content/code/checkedFence';
import { SHELL_LANGUAGES } from '../content/code/fenceInfo';
import { fillShell } from './fillValues';
import { runTool } from './processes';
import { sessionCommands } from './sessionCommands';

/** A shell block as bash reads it, with the line number in the file of each of its lines. */
export interface ShellText {
  readonly text: string;
  readonly lines: readonly number[];
  /** The column in the file of one in a line of the text; both lines and columns count from 1. */
  readonly columnAt: (line: number, column: number) => number;
}

/** A fault that bash or ShellCheck finds in a block, at a line of the file. */
interface ShellFault {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
}

/** Codes that make no sense for lines that a reader types. Scripts exclude only those about sourced files. */
const SESSION_EXCLUDES: Readonly<Record<string, string>> = {
  SC2034: 'a variable set in one block may be used in a later one',
  SC1091: 'the files that are sourced are on the reader’s machine',
  SC2154: 'a variable used in one block may be set in an earlier one',
  SC2164: 'who types cd sees that it failed',
  SC2103: 'who types cd sees where they are',
  SC2010: 'who looks at a list of files reads it themselves',
  SC2317: 'a line after exit belongs to another session',
  SC1090: 'the files that are sourced are on the reader’s machine',
};
const SCRIPT_EXCLUDES = ['SC1091', 'SC1090'];

/** The commands of a session, or a script, with its values filled in; null for what no shell runs. */
export function shellText(fence: CheckedFence, values: Readonly<Record<string, string>>): ShellText | null {
  if (!SHELL_LANGUAGES.includes(fence.language)) return null;
  const pieces = fence.language === 'console' ? sessionCommands(fence) : [{ text: fence.text, line: fence.textLine }];
  const shown = fence.text.split('\n');
  const lines = pieces.flatMap(({ text, line }) => {
    const written = text.split('\n');
    return fillShell(text, values)
      .split('\n')
      .map((piece, index) => ({ piece, line: line + index, written: written[index] ?? piece }));
  });
  const columnAt = (line: number, column: number) => {
    const { piece, written, line: place } = lines[line - 1] ?? { piece: '', written: '', line: 0 };
    // A prompt is before the command, and the indentation of a list before the block.
    const before = Math.max((shown[place - fence.textLine] ?? '').lastIndexOf(written), 0);
    return fence.column + before + columnIn(written, piece, column) - 1;
  };
  return { text: lines.map(({ piece }) => piece).join('\n'), lines: lines.map(({ line }) => line), columnAt };
}

/** A column of a line with its values filled in, as one of the line as written: in a value, that of its placeholder. */
function columnIn(written: string, filled: string, column: number): number {
  const start = [...filled].findIndex((character, index) => character !== written[index]);
  if (start < 0 || column <= start + 1) return column;
  const fromEnd = filled.length - column;
  return filled.slice(column - 1) === written.slice(-fromEnd - 1) ? written.length - fromEnd : start + 1;
}

/** What bash only warns of: without its terminator, a heredoc holds everything that follows. */
const OPEN_HEREDOC = /warning: here-document at (line \d+) (delimited by end-of-file.*)/;

/** The first fault that `bash -n` reports, or null. */
export async function bashFault({ text, lines }: ShellText): Promise<ShellFault | null> {
  const { code, output } = await runTool('bash', ['-n'], { input: `${text}\n`, env: { LC_ALL: 'C' } });
  if (code === 0 && !OPEN_HEREDOC.test(output)) return null;
  // Bash names the line on which the text ends as well.
  const first = (output.trim().split('\n')[0] ?? '').replace(/line \d+: (?=warning)/, '').replace(OPEN_HEREDOC, '$1: here-document $2');
  const line = Number(/line (\d+)/.exec(first)?.[1] ?? 1);
  return { line: lines[line - 1] ?? lines.at(-1) ?? 1, message: first.replace(/^bash: (line \d+: )?/, 'bash -n: ') };
}

interface Comment {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly level: string;
  readonly code: number;
  readonly message: string;
}

/** ShellCheck's version, or null where it isn't installed. */
export async function shellCheckVersion(): Promise<string | null> {
  const { code, output } = await runTool('shellcheck', ['--version']);
  return code === 0 ? (/version: (\S+)/.exec(output)?.[1] ?? 'of unknown version') : null;
}

/** Runs ShellCheck on many blocks at once. @returns its faults, by block */
export async function lintShell(texts: ReadonlyMap<CheckedFence, ShellText>): Promise<Map<CheckedFence, ShellFault[]>> {
  const dir = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const named = [...texts].map(([fence, text], index) => ({ fence, text, file: join(dir, `${index}.bash`) }));
    for (const { text, file } of named) writeFileSync(file, `${text.text}\n`);
    const sessions = named.filter(({ fence }) => fence.language === 'console' || fence.isBare);
    const scripts = named.filter((item) => !sessions.includes(item));
    const comments = [
      ...(await ask(
        sessions.map(({ file }) => file),
        Object.keys(SESSION_EXCLUDES),
      )),
      ...(await ask(
        scripts.map(({ file }) => file),
        SCRIPT_EXCLUDES,
      )),
    ];
    return new Map(named.map(({ fence, text, file }) => [fence, comments.filter((comment) => comment.file === file).map((comment) => faultOf(comment, text))]));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function ask(files: readonly string[], excludes: readonly string[]): Promise<Comment[]> {
  if (files.length === 0) return [];
  const args = ['--shell=bash', '--format=json1', '--severity=warning', '--norc', `--exclude=${excludes.join(',')}`, ...files];
  const { output } = await runTool('shellcheck', args);
  try {
    return (JSON.parse(output) as { comments: Comment[] }).comments;
  } catch {
    throw new Error(`The output of shellcheck could not be parsed:\n${output.slice(0, 500)}`);
  }
}

function faultOf({ line, column, code, message }: Comment, { lines, columnAt }: ShellText): ShellFault {
  return { line: lines[line - 1] ?? lines.at(-1) ?? 1, column: columnAt(line, column), message: `ShellCheck SC${code}: ${message}` };
}
