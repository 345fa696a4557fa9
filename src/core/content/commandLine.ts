import { ownValue } from '../ownValue';
import { PROGRAMS_ALONE, PROGRAMS_WITH_A_NAME, PROGRAMS_WITH_ARGUMENTS, SUBCOMMANDS } from './programs';

/*
 * Distinguishes a bare command line in prose ("sudo systemctl reload ssh") from a sentence that mentions a command ("sort
 * the list by size"). A line is a command when it starts with a known program and what follows has the shape of its
 * arguments (a subcommand of that program, an option, a path, an assignment), and when the rest doesn't read on like a
 * sentence: no small words, no verb in the third person, no full stop.
 */
const SMALL_WORD =
  /(?:^|\s)(?:an|the|is|are|was|were|and|or|but|if|you|your|it|its|this|that|these|to|of|with|when|which|will|can|should|must|before|after|because|by|from|as|not|then|while|shows|prints|lists)(?=\s|$)/i;
const ARGUMENT = /^(?:-{1,2}[\w?]|\+\w|\.{0,2}\/|\.{1,2}$|~|\$|["'*@|>&<=]|\d)|[/=:@|*$]|\w\.\w/;
const VERB = /^[a-z]+[^s\W]s$/;
const SERVICE_ACTION = /^service [\w.@-]+ (?:start|stop|restart|reload|status)$/;
/** With `sudo`, a program that takes a name is followed by at most this many words. */
const SUDO_NAMES = 2;

/** @param line one line of Markdown source, outside any fence */
export function isCommandLine(line: string): boolean {
  const text = line.trim();
  if (/^\$ \S/.test(text) || /^sudo (?:-i|-s|su)$/.test(text)) return true;
  if (text.includes('`') || endsLikeSentence(text)) return false;
  const isSudo = text.startsWith('sudo ');
  // A quoted argument may be a sentence.
  const command = text.replace(/^sudo\s+(?:-\w+\s+(?:\w+\s+)?)*/, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const [program = '', ...words] = command.split(/\s+/);
  if (words.length === 0) return isAlone(program, isSudo);
  return SERVICE_ACTION.test(command) || (hasPlausibleArguments({ program, words, isSudo }) && !SMALL_WORD.test(words.slice(1).join(' ')));
}

/**
 * Whether a line next to a command is one, too: `sudo` and a known program. Words of a sentence may be its arguments, as in
 * `sudo ufw allow from 192.0.2.0/24 to any port 22`.
 *
 * @param line one line of Markdown source, outside any fence
 */
export function isCommandAmongCommands(line: string): boolean {
  const text = line.trim();
  const [, program = ''] = /^sudo\s+(?:-\w+\s+(?:\w+\s+)?)*([\w./-]+)\s/.exec(text) ?? [];
  return isKnown(program) && !text.includes('`') && !endsLikeSentence(text);
}

interface Command {
  readonly program: string;
  readonly words: readonly string[];
  readonly isSudo: boolean;
}

function isAlone(program: string, isSudo: boolean): boolean {
  if (/^\.\/[\w./-]+$/.test(program) || PROGRAMS_ALONE.has(program)) return true;
  return isSudo && (PROGRAMS_WITH_ARGUMENTS.has(program) || Object.hasOwn(SUBCOMMANDS, program));
}

function hasPlausibleArguments({ program, words, isSudo }: Command): boolean {
  const [first = ''] = words;
  const subcommands = ownValue(SUBCOMMANDS, program);
  if (subcommands?.split(' ').includes(first)) return !describes(words);
  if (PROGRAMS_WITH_A_NAME.has(program)) return words.length <= (isSudo ? SUDO_NAMES : 1) || ARGUMENT.test(first);
  if (first.startsWith('+') && describes(words)) return false;
  return isKnown(program) && (ARGUMENT.test(first) || words[1]?.startsWith('-') === true);
}

function isKnown(program: string): boolean {
  return Object.hasOwn(SUBCOMMANDS, program) || PROGRAMS_WITH_ARGUMENTS.has(program) || /^(?:\.{0,2}|~)\/[\w./-]+$/.test(program);
}

/** "git log answers most questions", "chmod +x makes files executable": a subcommand or a mode, a verb, and nothing that looks like an argument. */
function describes([subcommand = '', verb = '', ...rest]: readonly string[]): boolean {
  const takesNames = /^(?:install|remove|purge|reinstall|add|show|search)$/.test(subcommand);
  return !takesNames && rest.length > 0 && VERB.test(verb) && ![verb, ...rest].some((word) => ARGUMENT.test(word));
}

function endsLikeSentence(text: string): boolean {
  return /[.:;!?,]$/.test(text) && !/(?:\s|^)\.{1,2}$|\\;$/.test(text);
}

/** The command of a command line: without a leading `$ `. */
export function commandText(line: string): string {
  return line.trim().replace(/^\$ /, '');
}
