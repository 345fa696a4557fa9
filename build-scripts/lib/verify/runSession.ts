import type { CheckedFence } from '../content/code/checkedFence';
import { isShown } from '../content/code/isShown';
import { AnswerError, hideSecrets, secretsTyped, typedAt } from './answers';
import { COMMAND_MS, endOf, wrongEnd } from './commandEnd';
import { compareOutput } from './compareOutput';
import { failedPart } from './failedPart';
import { fillShell, fillValues } from './fillValues';
import type { CommandResult } from './machines/machine';
import type { Failure } from './results';
import { fail, machineFor, record, type Run } from './run';
import { sessionCommands, type SessionCommand } from './sessionCommands';

/** A command that asks at the terminal is often an installation. */
const DIALOGUE_MS = 300_000;

/** Executes the commands of a session, and compares what they print with what is shown under them. */
export async function runSession(run: Run, fence: CheckedFence): Promise<void> {
  const commands = sessionCommands(fence);
  if (commands.length === 0) fail(run, fence, { line: fence.line, message: 'is marked "run" but has no line with a prompt' });
  for (const command of commands) {
    const isLast = command === commands.at(-1);
    const running = runSessionCommand(run, fence, { command, mustFail: fence.run === 'fails' && isLast });
    if (!(await running.catch((error: unknown) => failAnswer(run, fence, { line: command.line, error })))) return;
  }
  if (!run.failed.has(fence)) run.results.set(fence, { state: 'executed', by: `Debian ${run.debianVersion}` });
}

interface Expected {
  readonly command: SessionCommand;
  readonly mustFail: boolean;
}

/** @returns false when the rest of the block no longer makes sense */
async function runSessionCommand(run: Run, fence: CheckedFence, expected: Expected): Promise<boolean> {
  const { command } = expected;
  const result = await runCommand(run, fence, command);
  record(run, fence, { line: command.line, ...result });
  const problem = problemOf(result, expected, run);
  if (problem) fail(run, fence, { line: command.line, command: command.line, detail: result.output, ...problem });
  return result.stopped === undefined && result.unasked === undefined;
}

type Problem = Pick<Failure, 'message'> & Partial<Pick<Failure, 'line' | 'detail' | 'isDifference'>>;

/** How a command's result contradicts what the guide shows. */
function problemOf(result: CommandResult, { command, mustFail }: Expected, { article: { values, plan } }: Run): Problem | undefined {
  const { code, output, stopped, unasked, parts = [] } = result;
  const name = `\`${firstLine(command)}\``;
  if (stopped) return { message: endOf(result) };
  if (unasked !== undefined) return { message: `${name} never asked "${unasked}"` };
  const shown = command.output.map(({ text }) => fillValues(text, values));
  const difference = shown.some((line) => line.trim() !== '') ? compareOutput(shown, output, plan.tolerances) : null;
  if (difference) {
    const line = command.output[difference.at]?.line ?? command.output.at(-1)?.line ?? command.line;
    return { line, message: `${name} printed something else (- shown, + printed; exit ${code})`, detail: difference.diff, isDifference: true };
  }
  const end = wrongEnd(result, { isShown: isShown(shown), mustFail });
  if (end !== undefined) return { message: `${name} ${end}` };
  const part = mustFail || isShown(shown) ? undefined : failedPart(fillShell(command.text, values), parts);
  return part && { message: `${name} failed in a part of its pipeline: \`${part.text}\` (exit ${part.code})` };
}

function failAnswer(run: Run, fence: CheckedFence, { line, error }: { readonly line: number; readonly error: unknown }): false {
  if (!(error instanceof AnswerError)) throw error;
  fail(run, fence, { line, command: line, message: error.message, detail: error.output });
  return false;
}

async function runCommand(run: Run, fence: CheckedFence, { who, text }: SessionCommand): Promise<CommandResult> {
  const { article, takes, typed } = run;
  const machine = machineFor(run, fence);
  const answers = await typedAt(text, run, machine);
  const filled = fillShell(text, article.values);
  secretsTyped(text, answers ?? [], article).forEach((secret) => typed.add(secret));
  const start = Date.now();
  const result = await (answers ? machine.runAtTerminal(who, filled, { answers, timeoutMs: DIALOGUE_MS }) : machine.run(who, filled, COMMAND_MS));
  const take = { prompt: who === 'root' ? '#' : '$', text: filled, start, chunks: result.chunks ?? [] } as const;
  takes.set(fence, [...(takes.get(fence) ?? []), take]);
  return answers ? hideSecrets(result, answers) : result;
}

function firstLine({ text }: SessionCommand): string {
  const line = text.split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
