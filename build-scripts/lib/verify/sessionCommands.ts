import { parseSession } from '../../../src/core/content/session';
import type { CheckedFence } from '../content/code/checkedFence';
import type { Who } from './machines/machine';

/** A line with its number in the file, from 1. */
export interface PlacedLine {
  readonly text: string;
  readonly line: number;
}

/** A command of a session and what is shown under it. */
export interface SessionCommand {
  readonly who: Who;
  /** With its continuations and heredocs. */
  readonly text: string;
  readonly line: number;
  readonly output: readonly PlacedLine[];
}

type Session = Pick<CheckedFence, 'text' | 'textLine'>;

/** The commands of a `console` block, in order. Lines before the first prompt belong to none. */
export function sessionCommands({ text, textLine }: Session): SessionCommand[] {
  const commands: { who: Who; text: string; line: number; output: PlacedLine[] }[] = [];
  linesOf(text).forEach((part, index) => {
    const line = textLine + index;
    const last = commands.at(-1);
    if (part.role === 'command') commands.push({ who: part.prompt === '#' ? 'root' : 'user', text: part.text, line, output: [] });
    else if (part.role === 'continuation' && last) last.text += `\n${part.text}`;
    else last?.output.push({ text: part.text, line });
  });
  return commands;
}

/** The first line that comes before the first prompt and isn't blank. */
export function outputBefore({ text, textLine }: Session): PlacedLine | undefined {
  const lines = linesOf(text);
  const at = lines.findIndex((part) => part.role === 'command' || part.text.trim() !== '');
  const first = lines[at];
  return first && first.role !== 'command' ? { text: first.text, line: textLine + at } : undefined;
}

const linesOf = (text: string) => parseSession(text.split('\n').map((line) => line.replace(/\r$/, '')));
