import { parse, type Command } from 'unbash';

const SHELLS: readonly string[] = ['bash', 'sh', 'dash', 'zsh'];

/** Options of sudo that take the word after them. */
const SUDO_WITH_VALUE = /^-[A-Za-z]*[CDghpRrTtUu]$|^--(?:user|group|host|chdir|chroot|close-from|prompt|role|type)$/;

const isOption = (word: string) => word.startsWith('-');
const isShell = (word: string | undefined) => SHELLS.includes(nameOf(word));
const nameOf = (word = '') => word.slice(word.lastIndexOf('/') + 1);

/** What is left of a command when its program starts another one: whether that opens a shell. */
const OPENERS: Readonly<Record<string, (rest: readonly string[]) => boolean>> = {
  exec: opens,
  env: (rest) => opens(rest.filter((word) => !isOption(word) && !/^\w+=/.test(word))),
  sudo: opensBySudo,
  su: (rest) => !rest.some((word) => /^-[a-z]*c|^--(?:session-)?command|^--(?:help|version)$/.test(word)),
  newgrp: () => true,
  chroot: opensInChroot,
  unshare: opensInNamespace,
  nsenter: opensInNamespace,
  ip: ([netns, exec, , ...rest]) => netns === 'netns' && exec === 'exec' && opens(rest),
};

/** Options of ssh that take the word after them. */
const SSH_WITH_VALUE = /^-[A-Za-z]*[BbcDEeFIiJLlmoPpRSw]$/;
/** Options of ssh with which it opens no shell. */
const SSH_WITHOUT_SHELL = /^-[A-Za-z]*[GNOQVW]/;

/** Whether a session's command only opens another shell, in which a reader would type the lines after it. */
export function opensShell(text: string): boolean {
  return startsSome(text, opens);
}

/** Whether a session's command logs in to another host to stay there. Where the login is refused, as the lines under it may show, it ends. */
export function opensRemoteShell(text: string): boolean {
  return startsSome(text, ([program, ...rest]) => {
    if (nameOf(program) !== 'ssh' || rest.some((word) => SSH_WITHOUT_SHELL.test(word))) return false;
    return rest.filter((word, index) => !isOption(word) && !SSH_WITH_VALUE.test(rest[index - 1] ?? '')).length === 1;
  });
}

function startsSome(text: string, test: (words: readonly string[]) => boolean): boolean {
  const ends = parse(text).commands.flatMap(({ command }) => (command.type === 'AndOr' ? command.commands : [command]));
  return ends.some((end) => end.type === 'Command' && end.redirects.length === 0 && test(wordsOf(end)));
}

function wordsOf({ name, args }: Command): string[] {
  return [name, ...args].flatMap((word) => word?.text ?? []);
}

function opens([program, ...rest]: readonly string[]): boolean {
  const name = nameOf(program);
  if (SHELLS.includes(name)) return rest.every((word) => /^-(?:[il]*|-login|-norc|-noprofile)$/.test(word));
  return Object.hasOwn(OPENERS, name) && OPENERS[name]?.(rest) === true;
}

function opensBySudo(rest: readonly string[]): boolean {
  const start = rest.findIndex((word, index) => !isOption(word) && !/^\w+=/.test(word) && !SUDO_WITH_VALUE.test(rest[index - 1] ?? ''));
  if (start >= 0) return opens(rest.slice(start));
  return rest.some((word) => /^-[A-Za-z]*[is]|^--(?:login|shell)$/.test(word));
}

function opensInChroot(rest: readonly string[]): boolean {
  const [root, ...command] = rest.filter((word) => !isOption(word));
  return root !== undefined && (command.length === 0 || opens(command));
}

/** Options may have values, such as a process, so the program is only known where it is a shell. */
function opensInNamespace(rest: readonly string[]): boolean {
  return isShell(rest.at(-1)) || rest.every((word) => isOption(word) || /^["$\d{]/.test(word));
}
