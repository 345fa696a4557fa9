import type { CommandResult, Machine } from './machine';

/** A machine that several callers use at the same time: each command waits for the one before it. */
export function serialized(machine: Machine): Machine {
  let last: Promise<unknown> = Promise.resolve();
  const next = (run: () => Promise<CommandResult>): Promise<CommandResult> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    run: (who, command, timeoutMs) => next(() => machine.run(who, command, timeoutMs)),
    runAtTerminal: (who, command, dialogue) => next(() => machine.runAtTerminal(who, command, dialogue)),
    close: () => machine.close(),
  };
}
