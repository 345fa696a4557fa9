import { spawn, type ChildProcess } from 'node:child_process';
import { hasExited } from '../../running/hasExited';
import { KILLED, track } from '../processes';

const DRAIN_MS = 50;

/** Receives what a shell sends. */
export interface ShellListener {
  readonly onText: (text: string) => void;
  /** With the shell's exit code. Nothing comes after it. */
  readonly onEnd: (code: number) => void;
}

/** A running bash, wherever it is. */
export interface ShellChannel {
  write(text: string): void;
  /** Kills bash and what it runs in the foreground. */
  kill(): void;
}

export type OpenShell = (listener: ShellListener) => ShellChannel;

/** What starts bash: a program with its arguments, and its whole environment. */
interface ShellCommand {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A bash that is a process of this computer. */
export function processShell({ command: [program = 'bash', ...args], env = {} }: ShellCommand): OpenShell {
  return ({ onText, onEnd }) => {
    // A process group of its own, so that stopping a command stops all that it runs in the foreground.
    const child = track(spawn(program, args, { stdio: 'pipe', env, detached: true }));
    child.stdout?.setEncoding('utf8').on('data', onText);
    child.stderr?.setEncoding('utf8').on('data', onText);
    child.stdin?.on('error', () => undefined);
    const end = () => onEnd(child.exitCode ?? KILLED);
    child.once('error', end);
    // Its last output may still be on its way; a daemon can hold the pipe open for good.
    child.once('exit', () => setTimeout(end, DRAIN_MS));
    return {
      write: (text) => void child.stdin?.write(text),
      kill: () => {
        killGroup(child);
        child.stdout?.destroy();
        child.stderr?.destroy();
      },
    };
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || hasExited(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
