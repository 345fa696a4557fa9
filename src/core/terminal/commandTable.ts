import type { Command } from './command';
import { BASICS } from './commands/basics';
import { FILTERS } from './commands/filters';
import { find } from './commands/find';
import { FOLDERS } from './commands/folders';
import { grep } from './commands/grep';
import { READING } from './commands/reading';
import { SESSION } from './commands/session';

/** Every command by its name: the nine of T1 first, then those of the file system. */
export const COMMANDS: Readonly<Record<string, Command>> = { ...BASICS, ...FOLDERS, find, ...READING, grep, ...FILTERS, ...SESSION };

/** The command of a name, in any case (T1). */
export function commandNamed(name: string): Command | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
}

/** Whether a command takes nothing after its name. With something after it, it is another input, and not found (T2). */
export function isBare({ usage, takesAnything }: Command): boolean {
  return usage === '' && !takesAnything;
}
