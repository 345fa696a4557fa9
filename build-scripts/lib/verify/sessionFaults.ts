import type { CheckedFence } from '../content/code/checkedFence';
import type { CheckPlan } from '../content/ledger/checkPlan';
import { opensRemoteShell, opensShell } from './opensShell';
import { outputBefore, sessionCommands, type PlacedLine, type SessionCommand } from './sessionCommands';

/** What can't be true of a session that is run, each at its line. */
export function sessionFaults(fence: CheckedFence, { answers }: Pick<CheckPlan, 'answers'>): PlacedLine[] {
  if (fence.run === undefined || fence.language !== 'console') return [];
  const commands = sessionCommands(fence);
  const early = commands.length > 0 ? outputBefore(fence) : undefined;
  const shells = commands.filter(
    (command, index) =>
      (opensShell(command.text) || (index < commands.length - 1 && staysOnHost(command))) && !answers.some((answer) => answer.command === command.text.trim()),
  );
  return [
    ...(early ? [{ line: early.line, text: 'is output before the first prompt, which no command printed; show the command, or remove it' }] : []),
    ...shells.map(({ line }) => ({
      line,
      text: 'opens a shell, but the lines after it run in the outer one; put their commands on this line, as in sudo -u USER, bash -c or ssh HOST COMMAND, or use norun="…"',
    })),
  ];
}

/** Whether a reader is logged in to another host after a command. Lines under it say that it was refused. */
const staysOnHost = ({ text, output }: SessionCommand) => output.length === 0 && opensRemoteShell(text);

/** What to add to a fault of syntax, where lines have the shell's prompt for continued commands. */
export function promptHint(fence: CheckedFence): string {
  const isContinued = fence.language === 'console' && sessionCommands(fence).some(({ output }) => output[0]?.text.startsWith('> '));
  return isContinued ? '. A line with the prompt "> " goes on with a command only after a "\\" or in a heredoc: join the lines with ";"' : '';
}
