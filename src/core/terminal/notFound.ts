import { ownValue } from '../ownValue';
import { COMMANDS, commandNamed, isBare } from './commands/commandTable';
import { errorLine, quietLine, type TerminalLine, type TerminalSpan } from './line';
import { nearestCommand } from './nearestCommand';

/** Replies to some commands of other shells, instead of a suggestion. */
const ANSWERS: Readonly<Record<string, string | readonly TerminalSpan[]>> = {
  sudo: 'guest is not in the sudoers file. This incident will not be reported.',
  rm: 'Read-only file system. The restore was rehearsed last month, anyway.',
  vi: 'Nothing to edit here, and you would have to find the way out.',
  vim: 'Nothing to edit here, and you would have to find the way out.',
  emacs: 'This page is not big enough for two operating systems.',
  nano: 'Read-only file system; cat and less are fine.',
  exit: 'There is no way out of here. Escape leaves the prompt, though.',
  logout: 'There is no way out of here. Escape leaves the prompt, though.',
  reboot: 'Not during business hours.',
  ping: '64 bytes from 127.0.0.1: icmp_seq=1 ttl=64 time=0.02 ms. There is nobody else here.',
  ssh: ['You are in already. The guide: ', runSpan('less wiki/ssh.md')],
};

/** The path of a page, such as `wiki/ssh.md`. */
const FILE = /^[\w./-]+\.md$/;
/** A word that may be meant for one. */
const WORD = /^[a-z][a-z0-9-]{2,24}$/;
const ELSEWHERE = /&&|\|\||[;`]|\$\(|>/;

/** T2: the output for an unknown command, trimmed: the input itself, and a suggestion below it. */
export function notFound(typed: string): TerminalLine[] {
  return [errorLine(`Command not found: ${typed}`), hintFor(typed)];
}

function hintFor(typed: string): TerminalLine {
  const [first = ''] = /^[^\s|]+/.exec(typed) ?? [];
  const name = first.toLowerCase();
  const command = commandNamed(name);
  if (command && isBare(command)) return quietLine({ text: name, command: name }, ' takes nothing after it.');
  const answer = ownValue(ANSWERS, name);
  if (answer !== undefined) return quietLine(...[answer].flat());
  if (FILE.test(typed)) return quietLine('To read it: ', runSpan(`less ${typed}`));
  const near = nearestCommand(name, Object.keys(COMMANDS));
  const meant = near === undefined ? undefined : commandNamed(near);
  if (near !== undefined && meant) return quietLine('Did you mean "', { text: near, command: isBare(meant) ? near : near + typed.slice(first.length) }, '"?');
  if (ELSEWHERE.test(typed)) return quietLine('One pipeline per line: ; && > and $( ) mean nothing here.');
  const help: readonly TerminalSpan[] = ['Type "', runSpan('help'), '" for the list of commands'];
  return WORD.test(typed) ? quietLine(...help, '; ', runSpan('ls wiki'), ' lists the guides.') : quietLine(...help, '.');
}

function runSpan(command: string): TerminalSpan {
  return { text: command, command };
}
