import type { CommandResult, Machine } from '../../../build-scripts/lib/verify/machines/machine';
import { ScriptTerminal } from '../../../build-scripts/lib/verify/scriptRuns/scriptTerminal';

/** A script's terminal on a machine that gives these answers in turn. */
function terminalOn(...answers: CommandResult[]): ScriptTerminal {
  const machine = { run: () => Promise.resolve(answers.shift()) } as unknown as Machine;
  return new ScriptTerminal(machine, { text: '', values: {}, who: 'user', options: '' });
}

it('a script whose machine boots again while it is looked at goes on after its last step', async () => {
  const terminal = terminalOn({ code: 137, output: '', stopped: 'gone' }, { code: 0, output: 'ended\n' });
  await terminal.look();
  expect([terminal.isOver, terminal.isInterrupted]).toEqual([false, false]);
  await terminal.look();
  expect([terminal.isOver, terminal.isInterrupted]).toEqual([false, true]);
});

it('a script that is looked at for too long is over', async () => {
  const terminal = terminalOn({ code: 137, output: '', stopped: 'time' });
  await terminal.look();
  expect(terminal.isOver).toBe(true);
});
