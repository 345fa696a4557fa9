import type { Answer } from '../content/checkPlan';
import { fillValues, type Article } from './articles';
import type { CommandResult } from './machines/machine';

const HIDDEN = '••••••';

/** What is typed at the terminal of a command of a session; undefined for one that needs no terminal. */
export function typedAt(command: string, { plan, values }: Pick<Article, 'plan' | 'values'>): Answer[] | undefined {
  const found = plan.answers.find((dialogue) => dialogue.command === command.trim());
  return found?.typed.map(({ after, text, secret }) => ({ after: fillValues(after, values), text: fillValues(text, values), secret }));
}

/** A result in which no secret answer can be read. */
export function hideSecrets(result: CommandResult, answers: readonly Answer[]): CommandResult {
  const secrets = answers.flatMap(({ text, secret }) => (secret && text !== '' ? [text] : []));
  return { ...result, output: secrets.reduce((output, secret) => output.replaceAll(secret, HIDDEN), result.output) };
}
