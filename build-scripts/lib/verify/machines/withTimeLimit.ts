import type { Machine } from './machine';

/** A machine on which all commands together may take only so long; what is left is the limit of each. */
export function withTimeLimit(machine: Machine, totalMs: number): Machine {
  const end = Date.now() + totalMs;
  return {
    run: (who, command, timeoutMs, answers) => {
      const left = end - Date.now();
      if (left <= 0) return Promise.resolve({ code: 137, output: '', stopped: 'time' });
      return machine.run(who, command, Math.min(timeoutMs, left), answers);
    },
    close: () => machine.close(),
  };
}
