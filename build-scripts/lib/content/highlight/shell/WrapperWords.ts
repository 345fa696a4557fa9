import { ownValue } from '../../../../../src/core/ownValue';

/** A program that runs the command in its arguments. */
interface Wrapper {
  /** Its short options that take a value, and the long ones that take it as a separate word. */
  readonly valued: string;
  readonly valuedLong?: readonly string[];
  /** How many words precede the command. */
  readonly positional?: number;
  /** Whether `NAME=value` may precede the command. */
  readonly assigns?: true;
  /** Options with which it runs nothing. */
  readonly inert?: string;
  /** The option without which its words aren't a command. */
  readonly needs?: string;
}

const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  sudo: { valued: 'ugpCDrRtThU', valuedLong: ['user', 'group', 'chdir', 'other-user'], assigns: true },
  doas: { valued: 'uC' },
  env: { valued: 'uCS', valuedLong: ['unset', 'chdir'], assigns: true },
  exec: { valued: 'a' },
  command: { valued: '', inert: 'vV' },
  builtin: { valued: '' },
  nohup: { valued: '' },
  setsid: { valued: '' },
  time: { valued: 'fo' },
  nice: { valued: 'n', valuedLong: ['adjustment'] },
  ionice: { valued: 'cnpPu', inert: 'pPu' },
  chrt: { valued: 'TPD', positional: 1 },
  taskset: { valued: '', positional: 1 },
  stdbuf: { valued: 'ioe' },
  timeout: { valued: 'ks', valuedLong: ['kill-after', 'signal'], positional: 1 },
  watch: { valued: 'n', valuedLong: ['interval'] },
  xargs: { valued: 'adEILnPs', valuedLong: ['max-args', 'max-procs', 'delimiter', 'arg-file'] },
  strace: { valued: 'abeEIoOpPsSuUX', inert: 'p' },
  flock: { valued: 'wEc', valuedLong: ['timeout'], positional: 1 },
  chroot: { valued: '', positional: 1 },
  faketime: { valued: 'f', positional: 1 },
  unshare: { valued: 'RwSG' },
  runuser: { valued: 'ugGcsw', needs: 'u' },
  'systemd-run': { valued: 'upEHMdt', valuedLong: ['unit', 'property', 'on-active', 'on-calendar', 'uid', 'gid', 'setenv', 'timer-property'] },
};

/** The words between a wrapper and its command. */
export class WrapperWords {
  /** How many words are still to come before the command. */
  private left: number;
  private isValueNext = false;
  /** Whether the wrapper runs nothing, so that all its words are arguments. */
  isInert = false;

  constructor(private readonly wrapper: Wrapper) {
    this.left = wrapper.needs ? Infinity : (wrapper.positional ?? 0);
  }

  get mayAssign(): boolean {
    return this.wrapper.assigns === true;
  }

  addOption(option: string): void {
    if (hasLetter(option, this.wrapper.needs)) this.left = 0;
    this.isInert ||= hasLetter(option, this.wrapper.inert);
    this.isValueNext = takesNextWord(this.wrapper, option);
  }

  /** Whether the next word is the value of an option; to be called once for each word. */
  takeValue(): boolean {
    const isValue = this.isValueNext;
    this.isValueNext = false;
    return isValue;
  }

  /** Whether the next word, which isn't an option, precedes the command; to be called once for each word. */
  takePositional(): boolean {
    const isBefore = this.left > 0;
    this.left -= 1;
    return isBefore;
  }
}

/** The wrapper that a command word names, with or without a path. */
export function wrapperOf(word: string): Wrapper | undefined {
  const name = word.replace(/^.*\//, '');
  return ownValue(WRAPPERS, name);
}

/** The letters of `-abc`; the name of `--name`. */
function namesIn(option: string): { readonly short: string; readonly long?: string } {
  return option.startsWith('--') ? { short: '', long: option.slice(2) } : { short: option.slice(1) };
}

/** Whether the word after an option is its value: `-u x`, `-xu x`, but neither `-ux` nor `--user=x`. */
function takesNextWord(wrapper: Wrapper, option: string): boolean {
  const { short, long } = namesIn(option);
  if (long !== undefined) return wrapper.valuedLong?.includes(long) ?? false;
  const valued = [...short].findIndex((letter) => wrapper.valued.includes(letter));
  return valued !== -1 && valued === short.length - 1;
}

/** Whether a group of short options contains one of these letters. */
function hasLetter(option: string, letters = ''): boolean {
  return [...namesIn(option).short].some((letter) => letters.includes(letter));
}
