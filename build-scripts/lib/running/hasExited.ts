import type { ChildProcess } from 'node:child_process';

/** Whether a process has ended, by itself or by a signal, which leaves it without an exit code. */
export function hasExited({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean {
  return exitCode !== null || signalCode !== null;
}
