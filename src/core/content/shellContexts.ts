import type { ShellContext } from './shellQuote';

/**
 * `<<EOF`, `<<-'END'`; quotes around the terminator make the body literal. A here-string (`<<<`) has no body, and
 * neither has the shift of `$((1 << n))`.
 */
const HEREDOC = /(?<![<(\d])<<-?\s*(["'\\]?)([A-Za-z_][\w-]*)/g;

/** Where in a shell text each character stands: quotes, heredocs and comments, by one pass over its lines. */
class ShellScanner {
  #quote: 'bare' | 'single' | 'double' = 'bare';
  readonly #heredocs: { readonly terminator: string; readonly isLiteral: boolean }[] = [];

  /** The context of each character of the next line; null for one that a shell never looks at. */
  contextsOf(line: string): readonly (ShellContext | null)[] {
    const [heredoc] = this.#heredocs;
    if (heredoc) {
      if (line.trim() === heredoc.terminator) this.#heredocs.shift();
      return Array.from({ length: line.length }, () => (heredoc.isLiteral ? null : 'heredoc'));
    }
    const contexts = this.#scan(line);
    for (const { 1: mark, 2: terminator = '', index } of line.matchAll(HEREDOC)) {
      if (contexts[index] === 'bare') this.#heredocs.push({ terminator, isLiteral: mark !== '' });
    }
    return contexts;
  }

  #scan(line: string): readonly (ShellContext | null)[] {
    const contexts: (ShellContext | null)[] = [];
    let isComment = false;
    for (let at = 0; at < line.length; at += 1) {
      const character = line.charAt(at);
      isComment ||= this.#quote === 'bare' && character === '#' && /^$|[\s;&|(]/.test(line.charAt(at - 1));
      contexts.push(isComment ? null : this.#quote);
      if (isComment) continue;
      if (character === '\\' && this.#quote !== 'single') {
        contexts.push(this.#quote);
        at += 1;
      } else this.#turn(character);
    }
    return contexts;
  }

  #turn(character: string): void {
    if (character === "'" && this.#quote !== 'double') this.#quote = this.#quote === 'single' ? 'bare' : 'single';
    if (character === '"' && this.#quote !== 'single') this.#quote = this.#quote === 'double' ? 'bare' : 'double';
  }
}

/**
 * The context of every character of a shell script's lines; null in comments and in heredocs that the shell doesn't
 * expand. It knows quotes, backslashes, comments and heredocs, which is what decides how a value must be written.
 */
export function shellContexts(lines: readonly string[]): readonly (readonly (ShellContext | null)[])[] {
  const scanner = new ShellScanner();
  return lines.map((line) => scanner.contextsOf(line));
}
