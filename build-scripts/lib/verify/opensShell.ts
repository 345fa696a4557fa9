import { parse, type Command } from 'unbash';

const SHELLS: readonly string[] = ['bash', 'sh', 'dash', 'zsh'];

/** Options of each program that take the word after them. */
const WITH_VALUE = {
  docker: /^-[A-Za-z]*[euw]$|^--(?:detach-keys|env|env-file|user|workdir)$/,
  env: /^-[A-Za-z]*[Cu]$|^--(?:chdir|unset)$/,
  machinectl: /^-[A-Za-z]*[EHM]$|^--(?:host|machine|setenv|uid)$/,
  nice: /^-n$|^--adjustment$/,
  nspawn: /^-[A-Za-z]*[DELMSipu]$|^--(?:bind|bind-ro|capability|directory|image|machine|port|property|setenv|slice|template|user)$/,
  runuser: /^-[A-Za-z]*[Ggsu]$|^--(?:group|shell|supp-group|user)$/,
  shell: /^[-+][A-Za-z]*[Oo]$|^--(?:init-file|rcfile)$/,
  ssh: /^-[A-Za-z]*[BbcDEeFIiJLlmoPpRSw]$/,
  sudo: /^-[A-Za-z]*[CDghpRrTtUu]$|^--(?:user|group|host|chdir|chroot|close-from|prompt|role|type)$/,
  systemdRun: /^-[A-Za-z]*[EHMpu]$|^--(?:description|host|machine|property|setenv|slice|uid|gid|unit|working-directory)$/,
  timeout: /^-[A-Za-z]*[ks]$|^--(?:kill-after|signal)$/,
};

/** The options before a program's first other word, and what follows them. Assignments before a command count as options. */
function splitOptions(words: readonly string[], withValue?: RegExp): { readonly options: readonly string[]; readonly rest: readonly string[] } {
  const start = words.findIndex((word, index) => !isOption(word) && !/^\w+=/.test(word) && !withValue?.test(words[index - 1] ?? ''));
  return start < 0 ? { options: words, rest: [] } : { options: words.slice(0, start), rest: words.slice(start) };
}

const isOption = (word: string) => word.startsWith('-');
const isShell = (word: string | undefined) => SHELLS.includes(nameOf(word));
const nameOf = (word = '') => word.slice(word.lastIndexOf('/') + 1);

/** What is left of a command when its program starts another one: whether that opens a shell. */
const OPENERS: Readonly<Record<string, (rest: readonly string[]) => boolean>> = {
  exec: opens,
  command: (words) => opens(splitOptions(words).rest) && !/^-[A-Za-z]*[Vv]/.test(words[0] ?? ''),
  env: (words) => opens(splitOptions(words, WITH_VALUE.env).rest),
  nice: (words) => opens(splitOptions(words, WITH_VALUE.nice).rest),
  timeout: (words) => opens(splitOptions(words, WITH_VALUE.timeout).rest.slice(1)),
  sudo: opensBySudo,
  su: opensBySu,
  runuser: (words) => (words.some((word) => /^-u|^--user\b/.test(word)) ? opens(splitOptions(words, WITH_VALUE.runuser).rest) : opensBySu(words)),
  newgrp: () => true,
  sg: (words) => words.filter((word) => word !== '-').length === 1,
  ssh: opensBySsh,
  docker: opensInContainer,
  podman: opensInContainer,
  machinectl: opensByMachinectl,
  'systemd-nspawn': opensByNspawn,
  'systemd-run': opensBySystemdRun,
  chroot: opensInChroot,
  unshare: opensInNamespace,
  nsenter: opensInNamespace,
  ip: ([netns, exec, , ...rest]) => netns === 'netns' && exec === 'exec' && opens(rest),
};

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
    return rest.filter((word, index) => !isOption(word) && !WITH_VALUE.ssh.test(rest[index - 1] ?? '')).length === 1;
  });
}

function startsSome(text: string, test: (words: readonly string[]) => boolean): boolean {
  const ends = parse(text)
    .commands.flatMap(({ command }) => (command.type === 'AndOr' ? command.commands : [command]))
    .map((end) => (end.type === 'Pipeline' && end.commands.length === 1 ? (end.commands[0] ?? end) : end));
  return ends.some((end) => end.type === 'Command' && end.redirects.length === 0 && test(wordsOf(end)));
}

/** Without quotes, but for assignments among the arguments, as of `export`. */
function wordsOf({ name, args }: Command): string[] {
  return [name, ...args].flatMap((word) => (typeof word?.value === 'string' ? word.value : (word?.text ?? [])));
}

function opens([program, ...rest]: readonly string[]): boolean {
  const name = nameOf(program);
  if (SHELLS.includes(name)) return isInteractive(rest);
  return Object.hasOwn(OPENERS, name) && OPENERS[name]?.(rest) === true;
}

/** Whether a shell reads what is typed: it is given neither a command nor a file. */
function isInteractive(words: readonly string[]): boolean {
  const [word = '', value] = words;
  if (word === '') return true;
  if (/^-[A-Za-z]*s/.test(word)) return true;
  if (!/^[-+]/.test(word) || /^-[A-Za-z]*c|^--(?:help|version)$/.test(word)) return false;
  return isInteractive(words.slice(WITH_VALUE.shell.test(word) && value !== undefined ? 2 : 1));
}

function opensBySudo(words: readonly string[]): boolean {
  const { options, rest } = splitOptions(words, WITH_VALUE.sudo);
  return rest.length > 0 ? opens(rest) : options.some((word) => /^-[A-Za-z]*[is]|^--(?:login|shell)$/.test(word));
}

function opensBySu(words: readonly string[]): boolean {
  return !words.some((word) => /^-[a-z]*c|^--(?:session-)?command|^--(?:help|version)$/.test(word));
}

/** A command on another host that stays there. Its words are joined, as ssh does. */
function opensBySsh(words: readonly string[]): boolean {
  const { options, rest } = splitOptions(words, WITH_VALUE.ssh);
  const [host, ...command] = rest;
  return host !== undefined && !options.some((word) => SSH_WITHOUT_SHELL.test(word)) && opensShell(command.join(' '));
}

function opensInContainer([exec, ...words]: readonly string[]): boolean {
  const { options, rest } = splitOptions(words, WITH_VALUE.docker);
  return exec === 'exec' && options.some((word) => /^-[A-Za-z]*i|^--interactive$/.test(word)) && opens(rest.slice(1));
}

function opensByMachinectl(words: readonly string[]): boolean {
  const [verb, ...after] = splitOptions(words, WITH_VALUE.machinectl).rest;
  const [, ...command] = splitOptions(after, WITH_VALUE.machinectl).rest;
  return verb === 'login' || (verb === 'shell' && (command.length === 0 || opens(command)));
}

function opensByNspawn(words: readonly string[]): boolean {
  const { options, rest } = splitOptions(words, WITH_VALUE.nspawn);
  return rest.length > 0 ? opens(rest) : options.some((word) => !/^(?:-h|--(?:help|version))$/.test(word));
}

/** Without a terminal or the caller's input, a service's shell has nothing to read. */
function opensBySystemdRun(words: readonly string[]): boolean {
  const { options, rest } = splitOptions(words, WITH_VALUE.systemdRun);
  if (options.some((word) => /^-[A-Za-z]*S|^--shell$/.test(word))) return true;
  return options.some((word) => /^-[A-Za-z]*[tP]|^--(?:pty|pipe)$/.test(word)) && opens(rest);
}

function opensInChroot(rest: readonly string[]): boolean {
  const [root, ...command] = rest.filter((word) => !isOption(word));
  return root !== undefined && (command.length === 0 || opens(command));
}

/** Options may have values, such as a process, so the program is only known where it is a shell. */
function opensInNamespace(rest: readonly string[]): boolean {
  return isShell(rest.at(-1)) || rest.every((word) => isOption(word) || /^["$\d{]/.test(word));
}
