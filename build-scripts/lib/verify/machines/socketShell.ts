import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { quote } from '../files';
import { KILLED } from '../processes';
import { GuestOutput } from './guestOutput';
import type { OpenShell, ShellChannel, ShellListener } from './shellChannel';

const RETRY_MS = 1_000;
/** How long `guest-shell.sh` may take to answer before it is called again: it may not have noticed yet that the last caller hung up. */
const ANSWER_MS = 10_000;

/**
 * A bash on a machine with a kernel of its own, at the end of a port that `guest-shell.sh` serves there.
 *
 * @param path the socket that is our end of the port
 */
export function socketShell(path: string, command: readonly string[]): OpenShell {
  return (listener) => new SocketShell(path, command, listener);
}

class SocketShell implements ShellChannel {
  readonly #start: string;
  #socket: Socket | undefined;
  /** What is written before the shell has started. */
  #waiting = '';
  #hasStarted = false;
  #hasEnded = false;

  constructor(
    private readonly path: string,
    command: readonly string[],
    private readonly listener: ShellListener,
  ) {
    this.#start = Buffer.from(command.map(quote).join(' ')).toString('base64');
    this.#call();
  }

  write(text: string): void {
    if (this.#hasStarted) this.#socket?.write(text);
    else this.#waiting += text;
  }

  kill(): void {
    this.#hasEnded = true;
    this.#socket?.destroy();
  }

  /** Calls until it is answered. */
  #call(): void {
    if (this.#hasEnded) return;
    const token = randomBytes(16).toString('hex');
    const socket = connect(this.path).setEncoding('utf8');
    this.#socket = socket;
    const unanswered = setTimeout(() => socket.destroy(), ANSWER_MS);
    const onStarted = () => {
      clearTimeout(unanswered);
      this.#hasStarted = true;
      socket.write(this.#waiting);
    };
    const output = new GuestOutput(token, { onStarted, onText: this.listener.onText, onEnd: (code) => this.#end(code) });
    socket.on('data', (chunk: string) => output.push(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(unanswered);
      if (this.#hasStarted) this.#end(KILLED);
      else setTimeout(() => this.#call(), RETRY_MS);
    });
    socket.write(`${token} ${this.#start}\n`);
  }

  #end(code: number): void {
    if (this.#hasEnded) return;
    this.kill();
    this.listener.onEnd(code);
  }
}
