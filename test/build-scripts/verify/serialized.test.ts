import { serialized } from '../../../build-scripts/lib/verify/machines/serialized';
import type { CommandResult, Machine } from '../../../build-scripts/lib/verify/machines/machine';

const result = (output: string): CommandResult => ({ code: 0, output });

it('a machine that several use runs one command at a time, also after one that broke', async () => {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const machine: Machine = {
    run: (_, command) => {
      started.push(command);
      if (command === 'break') return Promise.reject(new Error('broken'));
      return new Promise((resolve) => ends.push(() => resolve(result(command))));
    },
    runAtTerminal: (_, command) => Promise.resolve(result(command)),
    close: () => Promise.resolve(),
  };
  const shared = serialized(machine);
  const [first, broken, last] = [shared.run('root', 'a', 1), shared.run('root', 'break', 1), shared.runAtTerminal('root', 'b', { answers: [], timeoutMs: 1 })];
  await new Promise(setImmediate);
  expect(started).toEqual(['a']);
  ends[0]?.();
  expect((await first).output).toBe('a');
  await expect(broken).rejects.toThrow('broken');
  expect((await last).output).toBe('b');
});
