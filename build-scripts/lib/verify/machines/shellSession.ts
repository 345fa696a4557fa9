import { randomBytes } from 'node:crypto';
import { KILLED } from '../processes';
import { Arrivals } from './arrivals';
import type { Answer, CommandResult } from './machine';
import { MarkedOutput } from './markedOutput';
import type { OpenShell, ShellChannel } from './shellChannel';

/*
 * A long-lived bash: what a command leaves behind (folder, variables, groups) is there for the next. Each command is sent
 * in base64, so nothing in it can be mistaken for the protocol, and is followed by a mark with a random number of this
 * session, printed on a copy of the standard output that commands have no reason to touch.
 */
const PRELUDE = 'exec 2>&1 250>&1; __rc=0; shopt -s expand_aliases\n';

/** Runs `__c`. At a terminal, it reads what is written after the line that starts it, and input is echoed unless it turns that off. */
const WITHOUT_TERMINAL = 'eval "$__c" </dev/null';
/** The same, noting how the parts of the last pipeline ended. The empty line is for a command that ends in a backslash. */
const WITH_PARTS = `eval "$__c"$'\\n\\n__rc=$? __parts=("\${PIPESTATUS[@]}")' </dev/null`;
const AT_TERMINAL = 'script --quiet --return --echo always --command "stty rows 24 columns 80; $__c" /dev/null';

/** A command that prints more than this is stopped: no reader would see it, and it may never end. */
const MAX_OUTPUT = 4 * 1024 * 1024;

/** One bash that runs commands in turn. */
export class ShellSession {
  readonly #shell: ShellChannel;
  readonly #mark = randomBytes(16).toString('hex');
  readonly #output = new MarkedOutput(this.#mark);
  #finish: (result: CommandResult) => void = () => undefined;
  #hasEnded = false;
  #exitCode = KILLED;
  /** What the running command has yet to ask for, and how much of its output came before the last answer. */
  #answers: readonly Answer[] = [];
  #answered = 0;
  #arrivals = new Arrivals();

  constructor(open: OpenShell) {
    this.#shell = open({
      onText: (text) => this.#receive(text),
      onEnd: (code) => {
        this.#exitCode = code;
        this.#end();
      },
    });
    this.#shell.write(PRELUDE);
  }

  /** Whether bash is gone, because a command ended it or was stopped. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Runs one command, of any number of lines. Its output is exactly what it printed, both streams in their order. */
  run(command: string, timeoutMs: number, answers?: readonly Answer[]): Promise<CommandResult> {
    [this.#answers, this.#answered, this.#arrivals] = [answers ?? [], 0, new Arrivals()];
    const encoded = Buffer.from(`${command}\nx`).toString('base64');
    const start = answers ? AT_TERMINAL : isComment(command) ? WITHOUT_TERMINAL : WITH_PARTS;
    const line = [
      `__c=$(base64 -d <<<${encoded}); __c=\${__c%x}; __parts=(); (exit $__rc); ${start}; __end=$?`,
      // A syntax error leaves no parts.
      '[ ${#__parts[@]} -gt 0 ] || __rc=$__end',
      `{ printf '\\036${this.#mark}:'; printf '%s ' "$__rc" "\${__parts[@]}"; printf '\\036'; } >&250\n`,
    ].join('; ');
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#stop({ stopped: 'time', limitMs: timeoutMs }), timeoutMs);
      this.#finish = (ended) => {
        clearTimeout(timer);
        this.#finish = () => undefined;
        const unasked = this.#answers[0]?.after;
        const result = { ...ended, chunks: this.#arrivals.chunksOf(ended.output) };
        resolve(unasked === undefined ? result : { ...result, unasked });
      };
      if (this.#hasEnded) this.#end();
      else this.#shell.write(line);
    });
  }

  /** Kills bash and what it runs in the foreground. */
  close(): void {
    this.#shell.kill();
    this.#end();
  }

  #stop(why: Pick<CommandResult, 'stopped' | 'limitMs'>): void {
    this.#finish({ code: KILLED, output: this.#output.text.slice(0, MAX_OUTPUT), ...why });
    this.close();
  }

  #receive(part: string): void {
    if (this.#hasEnded) return;
    const answer = this.#output.push(part);
    this.#arrivals.note(answer ? answer.output.length : this.#output.length);
    if (answer) this.#finish(answer);
    else if (this.#output.length > MAX_OUTPUT) this.#stop({ stopped: 'output' });
    else this.#answer();
  }

  #answer(): void {
    const [next, ...rest] = this.#answers;
    const asked = next ? this.#output.text.indexOf(next.after, this.#answered) : -1;
    if (!next || asked < 0) return;
    [this.#answers, this.#answered] = [rest, asked + next.after.length];
    this.#shell.write(`${next.text}\n`);
    this.#answer();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#finish({ code: this.#exitCode, output: this.#output.text });
  }
}

/** Whether a command does nothing, and so leaves the exit code of the one before it in place. */
function isComment(command: string): boolean {
  return command.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
}
