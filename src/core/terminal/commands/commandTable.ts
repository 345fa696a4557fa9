import { ownValue } from '../../ownValue';
import type { Command } from '../command';
import { BASICS } from './basics';
import { FILTERS } from './filters';
import { find } from './find';
import { FOLDERS } from './folders';
import { grep } from './grep';
import { open } from './open';
import { READING } from './reading';
import { SESSION } from './session';

/**
 * Every command by its name: the nine of T1 first, then those of the file system, in the order of `help` and `man`. Help,
 * manuals, completion and suggestions use this table, so adding a command takes one file and one line here.
 */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...BASICS,
  ...FOLDERS,
  find,
  ...READING,
  grep,
  open,
  ...FILTERS,
  ...SESSION,
};

/** Looks up a command by its name, case-insensitively (T1). */
export function commandNamed(name: string): Command | undefined {
  return ownValue(COMMANDS, name.toLowerCase());
}

/** Whether a command takes no arguments. With any, it counts as not found (T2). */
export function isBare({ usage, takesAnything }: Command): boolean {
  return usage === '' && !takesAnything;
}
