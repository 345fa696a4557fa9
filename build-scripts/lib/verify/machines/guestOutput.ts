import { KILLED } from '../processes';
import type { ShellListener } from './shellChannel';

/** What marks begin and end with: the group separator, which commands have no reason to print. */
const EDGE = '\x1d';
const MARKS = new RegExp(`(${EDGE}[^${EDGE}]*${EDGE})`);
const MARK = new RegExp(`^${EDGE}(?:([0-9a-f]+):)?(\\w+)${EDGE}$`);

interface GuestListener extends ShellListener {
  readonly onStarted: () => void;
}

/** The stream from `guest-shell.sh`: its marks `token:started`, `token:code` and, after a reboot, `ready`, with the shell's output between them. */
export class GuestOutput {
  #held = '';
  #hasStarted = false;

  constructor(
    private readonly token: string,
    private readonly listener: GuestListener,
  ) {}

  push(chunk: string): void {
    const parts = (this.#held + chunk).split(MARKS);
    const last = parts.pop() ?? '';
    // A mark may have begun at the end of the chunk.
    const cut = last.includes(EDGE) ? last.indexOf(EDGE) : last.length;
    this.#held = last.slice(cut);
    for (const part of [...parts, last.slice(0, cut)]) this.#take(part);
  }

  #take(part: string): void {
    const { onStarted, onEnd, onText } = this.listener;
    const said = MARK.exec(part);
    if (said?.[2] === 'started' && said[1] === this.token) {
      this.#hasStarted = true;
      onStarted();
    } else if (!this.#hasStarted) return;
    else if (said?.[1] === this.token) onEnd(Number(said[2]));
    else if (said?.[2] === 'ready') onEnd(KILLED);
    else if (part !== '') onText(part);
  }
}
