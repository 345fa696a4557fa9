import type { Heredoc } from '../../../../../src/core/content/heredoc';
import type { Colour, Leaf, Role } from '../leaves';

/** A command, as far as it has been read: what its heredoc is for is known at the line's end. */
export interface SimpleCommand {
  readonly words: string[];
  /** The files that `>` and `>>` write to. */
  readonly targets: string[];
}

/** A heredoc whose text begins on the next line. */
export interface PendingHeredoc extends Heredoc {
  readonly command: SimpleCommand;
}

/** Shell code, how far it has been read, and the leaves so far. */
export class Scanner {
  at = 0;
  /** Backticks don't nest: within them, one is the end. */
  isInBackticks = false;
  readonly leaves: Leaf[] = [];
  readonly heredocs: PendingHeredoc[] = [];
  /** The commands of this line, in order. */
  line: SimpleCommand[] = [];

  constructor(
    readonly code: string,
    readonly colour: Colour,
    /** How many heredocs the code is in. */
    readonly depth: number,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.code.length;
  }

  startsWith(text: string): boolean {
    return this.code.startsWith(text, this.at);
  }

  /** What a sticky pattern matches here; '' if nothing. */
  peek(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.code)?.[0] ?? '';
  }

  /** Adds what a sticky pattern matches here to the leaves. */
  take(pattern: RegExp, role: Role): string {
    const text = this.peek(pattern);
    this.push(text, role);
    return text;
  }

  /** Adds a text, which must come next, to the leaves. */
  push(text: string, role: Role): void {
    if (text) this.leaves.push([role, text]);
    this.at += text.length;
  }
}
