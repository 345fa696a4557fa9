import { KILLED } from '../processes';
import type { CommandResult, Machine } from './machine';

/** A machine with a limit on the time of all its commands together; each may take at most what is left. */
export function withTimeLimit(machine: Machine, totalMs: number): Machine {
  const end = Date.now() + totalMs;
  const within = (timeoutMs: number, run: (leftMs: number) => Promise<CommandResult>): Promise<CommandResult> => {
    const left = end - Date.now();
    return left <= 0 ? Promise.resolve({ code: KILLED, output: '', stopped: 'time' }) : run(Math.min(timeoutMs, left));
  };
  return {
    run: (who, command, timeoutMs) => within(timeoutMs, (leftMs) => machine.run(who, command, leftMs)),
    runAtTerminal: (who, command, { answers, timeoutMs }) => within(timeoutMs, (leftMs) => machine.runAtTerminal(who, command, { answers, timeoutMs: leftMs })),
    close: () => machine.close(),
  };
}
