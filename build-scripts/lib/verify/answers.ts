import type { CheckPlan, PlannedAnswer } from '../content/ledger/checkPlan';
import type { Article } from './articles';
import { COMMAND_MS, endOf } from './commandEnd';
import { fillValues } from './fillValues';
import type { Answer, CommandResult, Machine } from './machines/machine';
import { HIDDEN } from './recordings/maskSecrets';
import type { Run } from './run';

/** A command that prints an answer has failed. */
export class AnswerError extends Error {
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message);
  }
}

/**
 * What is typed at the terminal of a session's command; undefined if it needs no terminal.
 *
 * @throws AnswerError when a command that prints an answer fails
 */
export async function typedAt(command: string, run: Pick<Run, 'article' | 'machines'>, machine: Machine): Promise<Answer[] | undefined> {
  const found = plannedFor(command, run.article.plan);
  if (!found) return undefined;
  const typed: Answer[] = [];
  for (const planned of found.typed) {
    const { after, secret } = planned;
    typed.push({ after: fillValues(after, run.article.values), text: await textOf(planned, run, machine), secret });
  }
  return typed;
}

const plannedFor = (command: string, { answers }: Pick<CheckPlan, 'answers'>) => answers.find((dialogue) => dialogue.command === command.trim());

async function textOf({ text = '', printedBy }: PlannedAnswer, { article, machines }: Pick<Run, 'article' | 'machines'>, machine: Machine): Promise<string> {
  if (!printedBy) return fillValues(text, article.values);
  const { command, on } = printedBy;
  const from = on === undefined ? machine : (machines.get(on) ?? machine);
  const result = await from.run(command.startsWith('#') ? 'root' : 'user', fillValues(command.slice(2), article.values), COMMAND_MS);
  if (result.code !== 0 || result.stopped) throw new AnswerError(`\`${command}\`, which prints an answer, ${endOf(result)}`, result.output);
  return result.output.trim();
}

/** Typed text that nothing may show: secrets, and what another command printed, such as a one-time code. */
export function secretsTyped(command: string, answers: readonly Answer[], { plan }: Pick<Article, 'plan'>): string[] {
  const planned = plannedFor(command, plan);
  return answers.flatMap(({ text, secret }, place) => (secret || planned?.typed[place]?.printedBy ? [text] : []));
}

/** The result with its secret answers hidden. */
export function hideSecrets(result: CommandResult, answers: readonly Answer[]): CommandResult {
  const secrets = answers.flatMap(({ text, secret }) => (secret && text !== '' ? [text] : []));
  return { ...result, output: secrets.reduce((output, secret) => output.replaceAll(secret, HIDDEN), result.output) };
}
