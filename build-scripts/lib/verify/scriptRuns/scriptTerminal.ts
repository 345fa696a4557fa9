import { withValues } from '../../../../src/core/content/scriptValues';
import { quote } from '../files';
import type { Machine, Who } from '../machines/machine';

/** Where the script is on its machine. */
const PLACE = '/var/tmp/guide-script';
const CALL_MS = 60_000;
const LAST_WORDS = 'That was the last step.';

/** A guide's script, who runs it and with which options. */
interface ScriptCall {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  readonly who: Who;
  readonly options: string;
}

/** A guide's script at a machine's terminal, as its reader would run it. */
export class ScriptTerminal {
  #screen = Buffer.alloc(0);
  #seen = 0;
  #state: 'running' | 'ended' | 'left' = 'running';

  constructor(
    private readonly machine: Machine,
    private readonly call: ScriptCall,
  ) {}

  /** Puts the script where it is run from. */
  async install(): Promise<void> {
    const { text, values } = this.call;
    const encoded = Buffer.from(withValues(text, values)).toString('base64');
    await this.machine.run('root', `install -d -m 777 ${PLACE} && base64 -d > ${PLACE}/script <<'END'\n${encoded}\nEND`, CALL_MS);
  }

  /** Starts it in a session of its own, apart from the user's shell. */
  async start(from = ''): Promise<void> {
    const options = `${this.call.options} --run --log ${PLACE}/log${from && ` --from ${from}`}`;
    // The pipe is open for writing, too, so that it doesn't end between two answers.
    const terminal = `script --quiet --flush --return --echo always --command "stty rows 24 columns 80; bash ${PLACE}/script ${options}" /dev/null`;
    await this.machine.run(
      this.call.who,
      [`rm -f ${PLACE}/keys; mkfifo ${PLACE}/keys`, `setsid ${terminal} 0<>${PLACE}/keys >>${PLACE}/screen 2>&1 250>&- &`, `echo $! >${PLACE}/process`].join(
        '\n',
      ),
      CALL_MS,
    );
    this.#state = 'running';
  }

  /** Updates the state and what is on the screen. */
  async look(): Promise<void> {
    const process = `$(cat /proc/$(cat ${PLACE}/process)/comm 2>/dev/null)`;
    const command = `[ "${process}" = script ] && echo running || echo ended; tail -c +${this.#screen.length + 1} ${PLACE}/screen | base64 -w 0`;
    const { output, stopped } = await this.machine.run('root', command, CALL_MS);
    const [, state, news = ''] = /^(running|ended)\n([\w+/=]*)\s*$/.exec(output) ?? [];
    // A machine that was gone may only have booted again.
    if (stopped && stopped !== 'gone') this.#state = 'left';
    else if (state === 'running' || state === 'ended') this.#state = state;
    this.#screen = Buffer.concat([this.#screen, Buffer.from(news, 'base64')]);
  }

  /** What is on the screen, without carriage returns. */
  get screen(): string {
    return this.#screen.toString('utf8').replaceAll('\r', '');
  }

  /** What has come since something was last typed. */
  get news(): string {
    return this.screen.slice(this.#seen);
  }

  get isOver(): boolean {
    return this.#state === 'left' || (this.#state === 'ended' && this.screen.includes(LAST_WORDS));
  }

  /** Whether it ended before its last step, as after a reboot. */
  get isInterrupted(): boolean {
    return this.#state === 'ended' && !this.screen.includes(LAST_WORDS);
  }

  /** Marks it as over. */
  end(): void {
    this.#state = 'left';
  }

  async type(line: string): Promise<void> {
    this.#seen = this.screen.length;
    await this.machine.run('root', `printf '%s\\n' ${quote(line)} 1<>${PLACE}/keys`, CALL_MS);
  }

  async log(): Promise<string> {
    return (await this.machine.run('root', `cat ${PLACE}/log`, CALL_MS)).output;
  }
}
