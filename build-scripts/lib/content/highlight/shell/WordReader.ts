import type { Role } from '../leaves';
import type { Scanner } from './Scanner';

/** Reads commands up to, not including, a closing text. It is a parameter, as commands contain words, and words commands. */
export type ReadCommands = (scanner: Scanner, closer: string) => void;

const BARE = /(?:[^\s;&|<>()`'"$\\]|\\[^\n])+/y;
/** In a pattern on the right of `=~`, brackets and bars are part of the word. */
const IN_PATTERN = /(?:[^\s`'"$\\]|\\[^\n])+/y;
const IN_QUOTES = /(?:[^"$`\\]|\\[\s\S])+/y;
const IN_BRACES = /(?:[^}"'$`\\]|\\[\s\S])+/y;
const SINGLE_QUOTED = /'[^']*'/y;
const ANSI_QUOTED = /\$'(?:[^'\\]|\\[\s\S])*'/y;
const DOUBLE_QUOTED = /\$?"(?:[^"\\]|\\[\s\S])*"/y;
/** Includes the `=`, so that a narrow block wraps after it, not before. */
const OPTION = /-{1,2}[A-Za-z\d?][\w.-]*=?/y;
/** A quoted variable is still a variable: one colour, not three. */
const QUOTED_VARIABLE = /"\$(?:[A-Za-z_]\w*|[\d@*#?$!_-]|\{[^{}"'$`\\]*\})"/y;
const VARIABLE = /\$(?:[A-Za-z_]\w*|[\d@*#?$!_-])/y;

/** Reads words, and what is in them. */
export class WordReader {
  constructor(
    private readonly scanner: Scanner,
    private readonly readCommands: ReadCommands,
  ) {}

  /** Reads an option, in which what follows `=` is plain, and returns it; '' if there is none here. */
  readOption(): string {
    const option = this.scanner.take(OPTION, 'name');
    return option && option + this.read('');
  }

  /** Reads a word, gives its unquoted parts a role, and returns it as written; '' if there is none here. */
  read(role: Role, kind: 'word' | 'pattern' = 'word'): string {
    const { scanner } = this;
    const start = scanner.at;
    while (!scanner.isAtEnd && this.readPart(role, kind === 'word' ? BARE : IN_PATTERN));
    return scanner.code.slice(start, scanner.at);
  }

  private readPart(role: Role, bare: RegExp): boolean {
    const { scanner } = this;
    if (scanner.take(bare, role)) return true;
    if (this.readQuoted(role === 'word' ? 'word' : 'text') || this.readExpansion() || this.readProcess()) return true;
    return scanner.take(scanner.isInBackticks ? /['"$]/y : /['"$`]/y, role) !== '';
  }

  private readQuoted(role: Role): boolean {
    const { scanner } = this;
    if (scanner.take(ANSI_QUOTED, role) || scanner.take(SINGLE_QUOTED, role)) return true;
    if (scanner.take(QUOTED_VARIABLE, 'name')) return true;
    if (!scanner.peek(DOUBLE_QUOTED)) return false;
    scanner.take(/\$?"/y, role);
    this.readUntil('"', { bare: IN_QUOTES, role });
    scanner.take(/"/y, role);
    return true;
  }

  /** Reads text with expansions up to, not including, a closing character, or to the end. */
  private readUntil(closer: string, { bare, role }: { readonly bare: RegExp; readonly role: Role }): void {
    const { scanner } = this;
    while (!scanner.isAtEnd && !scanner.startsWith(closer)) {
      if (scanner.take(bare, role) || this.readExpansion()) continue;
      if (closer === '}' && this.readQuoted('text')) continue;
      scanner.take(/[\s\S]/y, role);
    }
  }

  /** Reads the text of a heredoc that the shell expands; what isn't expanded has no role. */
  readHeredocText(): void {
    this.readUntil('\0', { bare: /(?:[^$`\\]|\\[\s\S])+/y, role: '' });
  }

  /** Reads `$x`, `${x}`, `$(x)`, `$((x))` or `` `x` ``. */
  readExpansion(): boolean {
    const { scanner } = this;
    if (scanner.startsWith('$((')) return this.readArithmetic('$((');
    if (scanner.startsWith('$(')) return this.readNested('$(', ')');
    if (scanner.startsWith('`') && !scanner.isInBackticks) return this.readBackticks();
    if (scanner.startsWith('${')) {
      scanner.push('${', 'name');
      this.readUntil('}', { bare: IN_BRACES, role: 'name' });
      scanner.take(/\}/y, 'name');
      return true;
    }
    return scanner.take(VARIABLE, 'name') !== '';
  }

  private readNested(opener: string, closer: string): boolean {
    this.scanner.push(opener, 'quiet');
    this.readCommands(this.scanner, closer);
    if (this.scanner.startsWith(closer)) this.scanner.push(closer, 'quiet');
    return true;
  }

  private readBackticks(): boolean {
    const { scanner } = this;
    if (!scanner.code.includes('`', scanner.at + 1)) return false;
    scanner.isInBackticks = true;
    this.readNested('`', '`');
    scanner.isInBackticks = false;
    return true;
  }

  /** Process substitution: `<(x)`, `>(x)`. */
  private readProcess(): boolean {
    const opener = this.scanner.peek(/[<>]\(/y);
    return opener !== '' && this.readNested(opener, ')');
  }

  /** Reads `((x))` or `$((x))`; only expansions and parentheses in it are coloured. */
  readArithmetic(opener: '((' | '$(('): true {
    const { scanner } = this;
    scanner.push(opener, 'quiet');
    for (let depth = 0; !scanner.isAtEnd && !(depth === 0 && scanner.startsWith('))'));) {
      if (this.readExpansion() || scanner.take(/[^$`()]+/y, '')) continue;
      depth += scanner.startsWith('(') ? 1 : scanner.startsWith(')') ? -1 : 0;
      scanner.take(/[\s\S]/y, 'quiet');
    }
    scanner.take(/\)\)/y, 'quiet');
    return true;
  }
}
