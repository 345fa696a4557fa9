import { endsHeredoc, heredocAt, type Heredoc } from './heredoc';
import type { ShellContext } from './shellQuote';

/**
 * What decides how a value must be quoted at a place; null where the shell doesn't interpret it. No value is quoted in backquotes, where every backslash is
 * read twice.
 */
export type ShellPlace = ShellContext | 'backquotes' | null;
type Contexts = readonly ShellPlace[];

/** One level of nesting at an offset. Frames are a stack, innermost last: inside quotes and heredocs, a substitution `$(…)` is bare again. */
interface Frame {
  readonly context: NonNullable<ShellPlace>;
  /** Of a substitution: how many parentheses are open in it. */
  brackets: number;
  /** `((…))`: there, `<<` shifts. */
  readonly isArithmetic: boolean;
  /** `$'…'`: there, a backslash keeps a quote from ending it. */
  readonly hasEscapes: boolean;
}

function frameOf(context: Frame['context']): Frame {
  return { context, brackets: 0, isArithmetic: false, hasEscapes: false };
}

/** Finds the context of each character of a shell text (quotes, substitutions, heredocs, comments) in one pass over its lines. */
export class ShellScanner {
  readonly #frames: Frame[] = [frameOf('bare')];
  #heredocs: Heredoc[] = [];
  /** Of the heredoc being read. */
  #body: Frame[] = [];

  /** The context of each character of the next line; null for one that the shell doesn't interpret. */
  contextsOf(line: string): Contexts {
    const [heredoc] = this.#heredocs;
    if (!heredoc) return this.#scan(line, this.#frames);
    const isEnd = endsHeredoc(line, heredoc);
    if (this.#body.length === 0) this.#body = [frameOf('heredoc')];
    const contexts = heredoc.isLiteral || isEnd ? times(line.length, null) : this.#scan(line, this.#body);
    if (isEnd) {
      this.#heredocs.shift();
      this.#body = [];
    }
    return contexts;
  }

  /** The heredocs that the next line opens, in order. Their texts aren't read: the line after it goes on with the command. */
  heredocsOf(line: string): Heredoc[] {
    this.#scan(line, this.#frames);
    const opened = this.#heredocs;
    this.#heredocs = [];
    return opened;
  }

  #scan(line: string, frames: Frame[]): Contexts {
    const contexts: ShellPlace[] = [];
    const add = (count: number, context: ShellPlace) => {
      for (let left = count; left > 0; left -= 1) contexts.push(context);
    };
    while (contexts.length < line.length) {
      const at = contexts.length;
      const frame = frames.at(-1) ?? frameOf('bare');
      if (isComment(line, at, frame)) add(line.length - at, null);
      else {
        const isCode = frame.context === 'bare' && !frames.some(({ isArithmetic }) => isArithmetic);
        const heredoc = isCode ? heredocAt(line, at) : null;
        if (heredoc) this.#heredocs.push(heredoc);
        const length = Math.min(step(line, at, frames), line.length - at);
        add(length, frame.context);
      }
    }
    return contexts;
  }
}

function times(count: number, context: ShellPlace): Contexts {
  return Array.from({ length: count }, () => context);
}

function isComment(line: string, at: number, { context }: Frame): boolean {
  return context === 'bare' && line.charAt(at) === '#' && /^$|[\s;&|(]/.test(line.charAt(at - 1));
}

/** Pushes and pops the frames that a character opens and closes. Returns how many characters it consumed: two for `\x`, `$(` and `$'`. */
function step(line: string, at: number, frames: Frame[]): number {
  const frame = frames.at(-1);
  const character = line.charAt(at);
  if (!frame) return 1;
  if (frame.context === 'single') {
    if (frame.hasEscapes && character === '\\') return 2;
    if (character === "'") frames.pop();
    return 1;
  }
  if (character === '\\') return 2;
  if (character === '`') {
    if (frame.context === 'backquotes') frames.pop();
    else frames.push(frameOf('backquotes'));
    return 1;
  }
  if (frame.context === 'backquotes') return 1;
  if (frame.context === 'bare' && line.startsWith("$'", at)) {
    frames.push({ ...frameOf('single'), hasEscapes: true });
    return 2;
  }
  if (line.startsWith('$(', at)) {
    frames.push({ ...frameOf('bare'), isArithmetic: line.startsWith('$((', at) });
    return 2;
  }
  if (frame.context === 'bare' && line.startsWith('((', at)) {
    frames.push({ ...frameOf('bare'), isArithmetic: true, brackets: 1 });
    return 2;
  }
  if (character === '"' && frame.context !== 'heredoc') {
    if (frame.context === 'double') frames.pop();
    else frames.push(frameOf('double'));
  }
  if (frame.context === 'bare') stepBare(character, frames);
  return 1;
}

function stepBare(character: string, frames: Frame[]): void {
  const frame = frames.at(-1);
  if (!frame) return;
  if (character === "'") frames.push(frameOf('single'));
  if (frames.length === 1) return;
  if (character === '(') frame.brackets += 1;
  if (character === ')') {
    if (frame.brackets === 0) frames.pop();
    else frame.brackets -= 1;
  }
}

/**
 * The context of every character of a shell script's lines; null in comments and in heredocs that the shell doesn't
 * expand. It tracks quotes, backslashes, substitutions, comments and heredocs: these decide how a value must be quoted.
 */
export function shellContexts(lines: readonly string[]): readonly Contexts[] {
  const scanner = new ShellScanner();
  return lines.map((line) => scanner.contextsOf(line));
}
