import type { CheckedFence } from '../../content/code/checkedFence';
import { AnswerError, typedAt } from '../answers';
import { fillValues } from '../fillValues';
import type { Answer } from '../machines/machine';
import { fail, machineFor, type Run } from '../run';
import { sessionCommands } from '../sessionCommands';

/** The sidecar's `answers`, typed at the terminal of a script while a block is run. */
export class PlannedDialogues {
  /** The commands of the block that ask. */
  #commands: string[] = [];
  /** What is still to be typed at the first of them, once it has asked; null before. */
  #answers: Answer[] | null = null;
  #fence: CheckedFence | undefined;

  constructor(private readonly run: Run) {}

  begin(fence: CheckedFence): void {
    const planned = this.run.article.plan.answers.flatMap(({ command, typed }) => (typed.length > 0 ? [command] : []));
    const texts = fence.language === 'console' && fence.run ? sessionCommands(fence).map(({ text }) => text.trim()) : [];
    [this.#fence, this.#commands, this.#answers] = [fence, texts.filter((text) => planned.includes(text)), null];
  }

  /** @returns the answer to what a command of the block has printed since the last one; null when it hasn't asked */
  async answer(news: string): Promise<string | null> {
    const [command] = this.#commands;
    if (command === undefined || !this.#fence) return null;
    const first = this.run.article.plan.answers.find((dialogue) => dialogue.command === command)?.typed[0]?.after ?? '';
    if (!news.includes(this.#answers?.[0]?.after ?? fillValues(first, this.run.article.values))) return null;
    this.#answers ??= await this.#typedAt(command, this.#fence);
    const next = this.#answers.shift();
    if (this.#answers.length === 0) [this.#commands, this.#answers] = [this.#commands.slice(1), null];
    return next?.text ?? '';
  }

  async #typedAt(command: string, fence: CheckedFence): Promise<Answer[]> {
    try {
      return (await typedAt(command, this.run, machineFor(this.run, fence))) ?? [];
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      fail(this.run, fence, { line: fence.line, message: error.message, detail: error.output });
      return [];
    }
  }
}
