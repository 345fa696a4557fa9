import type { Coverage } from './pages';

/** `19 of 38 commands run`, or `none of 3 commands run`. */
export function commandsRun({ executed, commands }: Coverage): string {
  return `${executed > 0 ? executed : 'none'} of ${commands} ${commands === 1 ? 'command' : 'commands'} run`;
}
