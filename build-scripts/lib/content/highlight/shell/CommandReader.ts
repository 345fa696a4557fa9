import { ownValue } from '../../../../../src/core/ownValue';
import { readAssignment } from './readAssignment';
import { readHeredocs } from './readHeredocs';
import { readRedirection } from './readRedirection';
import type { Scanner, SimpleCommand } from './Scanner';
import { readTest } from './readTest';
import { WordReader } from './WordReader';
import { WrapperWords, wrapperOf } from './WrapperWords';

/**
 * What the next word is: the command or what precedes it, the command of a wrapper such as `sudo`, an argument, a
 * pattern of `case`, or what follows `for`, `case` or `function`.
 */
type Place = 'command' | 'wrapped' | 'argument' | 'pattern' | 'for' | 'case' | 'function';

const SEPARATOR = /&&|\|\||\|&|;;&|;;|;&|[|&;]/y;
/** A word that may be reserved: only letters, `!` and braces. */
const BARE_WORD = /[A-Za-z!{}]+(?![^\s;&|<>()`])/y;
const PARENTHESES = /[ \t]*\([ \t]*\)/y;
const END_OF_TEST = /\](?![^\s;&|<>()`])/y;

/** What follows each reserved word (POSIX.1-2024, Shell Command Language, 2.4, and bash's own). */
const AFTER_RESERVED: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(['if', 'then', 'elif', 'else', 'while', 'until', 'do', 'time', 'coproc', '!', '{'].map((word) => [word, 'command' as const])),
  ...Object.fromEntries(['fi', 'done', 'esac', '}'].map((word) => [word, 'argument' as const])),
  for: 'for',
  select: 'for',
  case: 'case',
  function: 'function',
};

/** Builtins whose arguments are assignments. */
const DECLARING: ReadonlySet<string> = new Set(['export', 'local', 'declare', 'readonly', 'typeset']);

/** Reads a list of commands, up to what closes it. */
export class CommandReader {
  private place: Place = 'command';
  private command: SimpleCommand = { words: [], targets: [] };
  private wrapped: WrapperWords | undefined;
  private readonly words: WordReader;

  private constructor(private readonly scanner: Scanner) {
    this.words = new WordReader(scanner, CommandReader.read);
    this.begin('command');
  }

  /** Reads commands up to, not including, a closing text, or to the end. */
  static read(this: void, scanner: Scanner, closer: string): void {
    const reader = new CommandReader(scanner);
    while (!scanner.isAtEnd && !(closer && reader.place !== 'pattern' && scanner.startsWith(closer))) reader.step();
  }

  private begin(place: Place): void {
    this.place = place;
    this.command = { words: [], targets: [] };
    this.scanner.line.push(this.command);
  }

  private step(): void {
    const { scanner } = this;
    if (scanner.take(/[ \t]+/y, '') || scanner.take(/#[^\n]*/y, 'comment') || scanner.take(/\\\n/y, 'quiet')) return;
    if (scanner.take(/\n/y, '')) this.endLine();
    else if (!this.readOperator() && !this.readWord()) scanner.take(/[\s\S]/y, '');
  }

  private endLine(): void {
    readHeredocs(this.scanner, CommandReader.read);
    this.begin(this.place === 'pattern' || this.place === 'case' ? this.place : 'command');
  }

  private readOperator(): boolean {
    return readRedirection(this.scanner, this.words, this.command) || this.readSeparator() || this.readParenthesis();
  }

  private readSeparator(): boolean {
    const separator = this.scanner.take(SEPARATOR, 'quiet');
    if (separator && this.place !== 'pattern') this.begin(/^;[;&]/.test(separator) ? 'pattern' : 'command');
    return separator !== '';
  }

  private readParenthesis(): boolean {
    const { scanner, place } = this;
    if (place === 'command' || place === 'for') {
      if (scanner.startsWith('((')) return this.words.readArithmetic('((');
      if (scanner.startsWith('(')) return this.readSubshell();
    }
    const parenthesis = scanner.take(/[()]/y, 'quiet');
    if (place === 'pattern' && parenthesis === ')') this.begin('command');
    return parenthesis !== '';
  }

  private readSubshell(): true {
    this.scanner.push('(', 'quiet');
    CommandReader.read(this.scanner, ')');
    this.scanner.take(/\)/y, 'quiet');
    this.place = 'argument';
    return true;
  }

  private readWord(): boolean {
    const { scanner, words } = this;
    switch (this.place) {
      case 'command':
        return this.readReserved() || readAssignment(scanner, words) || this.readTest() || this.readCommand();
      case 'wrapped':
        return this.wrapped ? this.readWrapped(this.wrapped) : this.readCommand();
      case 'pattern':
        return (scanner.peek(BARE_WORD) === 'esac' && this.readReserved()) || words.read('') !== '';
      case 'for':
      case 'case':
        return this.readHead(this.place);
      case 'function':
        return this.readFunctionName();
      case 'argument':
        return this.readArgument();
    }
  }

  private readReserved(): boolean {
    const word = this.scanner.peek(BARE_WORD);
    const after = ownValue(AFTER_RESERVED, word);
    if (!after) return false;
    this.scanner.push(word, 'word');
    this.place = after;
    return true;
  }

  private readTest(): boolean {
    const isTest = readTest(this.scanner, this.words);
    if (isTest) this.place = 'argument';
    return isTest;
  }

  /** The command word, or an option of `time`. */
  private readCommand(): boolean {
    if (this.words.readOption()) return true;
    const word = this.words.read('word');
    if (!word) return false;
    this.command.words.push(word);
    const wrapper = wrapperOf(word);
    this.wrapped = wrapper && new WrapperWords(wrapper);
    const isDefinition = this.scanner.take(PARENTHESES, 'quiet') !== '';
    if (isDefinition) this.begin('command');
    else this.place = wrapper ? 'wrapped' : 'argument';
    return true;
  }

  /** A word after `sudo` and the like: an option, its value, an assignment, or the command. */
  private readWrapped(wrapped: WrapperWords): boolean {
    const { scanner, words } = this;
    if (wrapped.takeValue() || scanner.peek(/--?(?=\s)/y)) return words.read('') !== '';
    const option = words.readOption();
    if (option) {
      wrapped.addOption(option);
      if (wrapped.isInert) this.place = 'argument';
      return true;
    }
    if (wrapped.mayAssign && readAssignment(scanner, words)) return true;
    return wrapped.takePositional() ? words.read('') !== '' : this.readCommand();
  }

  private readFunctionName(): boolean {
    this.place = 'command';
    const name = this.words.read('word');
    this.scanner.take(PARENTHESES, 'quiet');
    return name !== '';
  }

  /** `for NAME in`, `case WORD in`. */
  private readHead(place: 'for' | 'case'): boolean {
    const word = this.scanner.peek(BARE_WORD);
    if (word === 'do') return this.readReserved();
    if (word !== 'in') return this.words.read(place === 'for' ? 'name' : '') !== '';
    this.scanner.push(word, 'word');
    this.place = place === 'for' ? 'argument' : 'pattern';
    return true;
  }

  private readArgument(): boolean {
    const { scanner, words } = this;
    const [command = ''] = this.command.words;
    if (words.readOption() || (DECLARING.has(command) && readAssignment(scanner, words))) return true;
    const word = words.read(command === '[' && scanner.peek(END_OF_TEST) ? 'word' : '');
    this.command.words.push(word);
    return word !== '';
  }
}
