/** A command of a guide's script: how it ended and what it printed. */
interface LoggedCommand {
  readonly code: number;
  readonly output: string;
}

/** What a script's log says of one of its blocks. */
export interface LoggedPart {
  /** By number, from 1; the last run of a repeated command. */
  readonly commands: ReadonlyMap<number, LoggedCommand>;
  readonly isWritten: boolean;
}

interface Draft extends LoggedPart {
  readonly commands: Map<number, LoggedCommand>;
  isWritten: boolean;
}

const ENTRY = /^\S+Z (\d+\.\d+) (?:command (\d+) exit (\d+)|(.*))$/;
const OUTPUT = '  | ';

/** Reads the log of a guide's script (`--log`), by the numbers of its blocks. */
export function readScriptLog(text: string): ReadonlyMap<string, LoggedPart> {
  const parts = new Map<string, Draft>();
  let add: (line: string) => void = () => undefined;
  for (const line of text.split('\n')) {
    const entry = ENTRY.exec(line);
    if (!entry) {
      if (line.startsWith(OUTPUT)) add(line.slice(OUTPUT.length));
      continue;
    }
    const [, number = '', command, code, words = ''] = entry;
    const part = parts.get(number) ?? { commands: new Map<number, LoggedCommand>(), isWritten: false };
    parts.set(number, part);
    if (words.startsWith('wrote ')) part.isWritten = true;
    add = command === undefined ? () => undefined : collect(part, Number(command), Number(code));
  }
  return parts;
}

/** @returns a function that takes the lines of the command's output */
function collect({ commands }: Draft, command: number, code: number): (line: string) => void {
  const lines: string[] = [];
  commands.set(command, { code, output: '' });
  return (line) => {
    lines.push(line);
    // With the end of the last line, so that CR LF is recognised there, too.
    commands.set(command, { code, output: `${lines.join('\n')}\n` });
  };
}
