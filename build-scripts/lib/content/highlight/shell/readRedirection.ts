import { heredocOf } from '../../../../../src/core/content/heredoc';
import type { Scanner, SimpleCommand } from './Scanner';
import type { WordReader } from './WordReader';

const HEREDOC = /\d*<<-?(?!<)/y;
const REDIRECTION = /(?:\d+|\{\w+\})?(?:<<<|<>|<&|>&|>>|>\||<(?!\()|>(?!\())|&>>?/y;
const TERMINATOR = /(?:'[^'\n]*'|"[^"\n]*"|\\.|[^\s;&|<>()'"\\])+/y;

/** Reads a redirection, and adds a file that it writes to the command's targets; false if there is none here. */
export function readRedirection(scanner: Scanner, words: WordReader, command: SimpleCommand): boolean {
  if (scanner.peek(HEREDOC)) return openHeredoc(scanner, command);
  const operator = scanner.take(REDIRECTION, 'quiet');
  if (!operator) return false;
  scanner.take(/[ \t]+/y, '');
  const target = words.read('');
  if (/>(?!&)/.test(operator)) command.targets.push(target);
  return true;
}

function openHeredoc(scanner: Scanner, command: SimpleCommand): true {
  const isIndented = scanner.take(HEREDOC, 'quiet').endsWith('-');
  scanner.take(/[ \t]+/y, '');
  const word = scanner.take(TERMINATOR, 'text');
  if (word) scanner.heredocs.push({ ...heredocOf(word, isIndented), command });
  return true;
}
