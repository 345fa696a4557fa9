import { counted } from '../counted';

/** How many of a guide's commands were executed when it was checked. */
export interface Coverage {
  readonly executed: number;
  readonly commands: number;
}

/** `19 of 38 commands run`, or `none of 3 commands run`. */
export function commandsRun({ executed, commands }: Coverage): string {
  return `${executed > 0 ? executed : 'none'} of ${counted(commands, 'command')} run`;
}
