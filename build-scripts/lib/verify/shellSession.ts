import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { track, type ProgramResult } from './processes';

/** How a command ended that took too long. */
export const TIMED_OUT = 124;

/*
 * A bash that lasts: what a command leaves behind (folder, variables, groups) is there for the next. Each command comes
 * in base64, so nothing of it can be taken for the protocol, and is followed by a mark that holds a number drawn for
 * this session, printed on a copy of the standard output that commands have no reason to touch.
 */
const PRELUDE = 'exec 2>&1 250>&1; __rc=0; shopt -s expand_aliases\n';

const LAST_WORDS_MS = 50;

/** One bash that runs commands in turn. */
export class ShellSession {
  readonly #child: ChildProcess;
  readonly #mark = randomBytes(16).toString('hex');
  #output = '';
  #onChange: () => void = () => undefined;
  #hasEnded = false;

  /** @param command what starts bash: a program and its arguments */
  constructor([program = 'bash', ...args]: readonly string[]) {
    this.#child = track(spawn(program, args, { stdio: 'pipe' }));
    this.#child.stdout?.setEncoding('utf8').on('data', (part: string) => this.#receive(part));
    this.#child.stderr?.setEncoding('utf8').on('data', (part: string) => this.#receive(part));
    this.#child.stdin?.on('error', () => undefined);
    this.#child.once('error', () => this.#end());
    // What it printed last may still be on its way; a daemon can hold the pipe open for good.
    this.#child.once('exit', () => setTimeout(() => this.#end(), LAST_WORDS_MS));
    this.#child.stdin?.write(PRELUDE);
  }

  /** Whether bash is gone, because a command ended it or took too long. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Runs one command, of any number of lines. Its output is exactly what it printed, both streams in their order. */
  async run(command: string, timeoutMs: number): Promise<ProgramResult> {
    const encoded = Buffer.from(`${command}\nx`).toString('base64');
    const line =
      `__c=$(base64 -d <<<${encoded}); __c=\${__c%x}; (exit $__rc); eval "$__c" </dev/null; __rc=$?; ` + `printf '\\036${this.#mark}:%s\\036' "$__rc" >&250\n`;
    this.#child.stdin?.write(line);
    return this.#answer(timeoutMs);
  }

  /** Ends the session and what it started. */
  close(): void {
    this.#child.kill('SIGKILL');
    this.#end();
  }

  #answer(timeoutMs: number): Promise<ProgramResult> {
    return new Promise((resolve) => {
      const finish = (result: ProgramResult) => {
        clearTimeout(timer);
        this.#onChange = () => undefined;
        resolve(result);
      };
      const timer = setTimeout(() => {
        finish({ code: TIMED_OUT, output: this.#output });
        this.close();
      }, timeoutMs);
      this.#onChange = () => {
        const answer = this.#takeAnswer();
        if (answer) finish(answer);
        else if (this.#hasEnded) finish({ code: this.#child.exitCode ?? 137, output: this.#output });
      };
      this.#onChange();
    });
  }

  #takeAnswer(): ProgramResult | undefined {
    const opening = `\x1e${this.#mark}:`;
    const start = this.#output.indexOf(opening);
    const end = start < 0 ? -1 : this.#output.indexOf('\x1e', start + opening.length);
    if (end < 0) return undefined;
    const output = this.#output.slice(0, start);
    const code = Number(this.#output.slice(start + opening.length, end));
    this.#output = this.#output.slice(end + 1);
    return { code, output };
  }

  #receive(part: string): void {
    this.#output += part;
    this.#onChange();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#onChange();
  }
}
