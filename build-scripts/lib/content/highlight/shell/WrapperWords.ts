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
  /** Options with which it runs nothing, short and long. */
  readonly inert?: string;
  readonly inertLong?: readonly string[];
  /** The option without which its words aren't a command. */
  readonly needs?: string;
}

const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  sudo: {
    valued: 'ugpCDrRtThU',
    valuedLong: ['user', 'group', 'prompt', 'close-from', 'chdir', 'role', 'chroot', 'type', 'command-timeout', 'host', 'other-user'],
    assigns: true,
    inert: 'e',
    inertLong: ['edit'],
  },
  doas: { valued: 'uC' },
  env: { valued: 'uCS', valuedLong: ['unset', 'chdir'], assigns: true },
  exec: { valued: 'a' },
  command: { valued: '', inert: 'vV' },
  builtin: { valued: '' },
  nohup: { valued: '' },
  setsid: { valued: '' },
  time: { valued: 'fo' },
  nice: { valued: 'n', valuedLong: ['adjustment'] },
  ionice: { valued: 'cnpPu', inert: 'pPu', inertLong: ['pid', 'pgid', 'uid'] },
  chrt: { valued: 'TPD', positional: 1, inert: 'p', inertLong: ['pid'] },
  taskset: { valued: '', positional: 1, inert: 'p', inertLong: ['pid'] },
  stdbuf: { valued: 'ioe' },
  timeout: { valued: 'ks', valuedLong: ['kill-after', 'signal'], positional: 1 },
  watch: { valued: 'n', valuedLong: ['interval'] },
  xargs: { valued: 'adEILnPs', valuedLong: ['max-args', 'max-procs', 'delimiter', 'arg-file'] },
  strace: { valued: 'abeEIoOpPsSuUX', valuedLong: ['output', 'trace', 'string-limit', 'user', 'env'], inert: 'p', inertLong: ['attach'] },
  flock: { valued: 'wEc', valuedLong: ['timeout'], positional: 1 },
  chroot: { valued: '', positional: 1 },
  faketime: { valued: 'f', positional: 1 },
  unshare: { valued: 'RwSG' },
  runuser: { valued: 'ugGcsw', needs: 'u' },
  'systemd-run': {
    valued: 'upEHM',
    valuedLong: [
      'unit',
      'property',
      'description',
      'slice',
      'service-type',
      'on-active',
      'on-calendar',
      'uid',
      'gid',
      'nice',
      'working-directory',
      'setenv',
      'timer-property',
    ],
  },
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
    const { wrapper } = this;
    const has = (letters = '') => [...lettersOf(wrapper, option)].some((letter) => letters.includes(letter));
    if (has(wrapper.needs)) this.left = 0;
    this.isInert ||= has(wrapper.inert) || (wrapper.inertLong?.includes(nameOf(option)) ?? false);
    this.isValueNext = takesNextWord(wrapper, option);
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

/** The letters of `-abc`, without a value after them: of `-xuroot`, those before `root`. */
function lettersOf({ valued }: Wrapper, option: string): string {
  const letters = option.startsWith('--') ? '' : option.slice(1);
  const last = [...letters].findIndex((letter) => valued.includes(letter));
  return last === -1 ? letters : letters.slice(0, last + 1);
}

/** Whether the word after an option is its value: `-u x`, `-xu x`, but neither `-ux` nor `--user=x`. */
function takesNextWord(wrapper: Wrapper, option: string): boolean {
  if (option.startsWith('--')) return wrapper.valuedLong?.includes(option.slice(2)) ?? false;
  const letters = lettersOf(wrapper, option);
  return letters.length === option.length - 1 && [...wrapper.valued].some((letter) => letters.endsWith(letter));
}

/** The name of `--name` and `--name=value`. */
function nameOf(option: string): string {
  return /^--([^=]*)/.exec(option)?.[1] ?? '';
}
