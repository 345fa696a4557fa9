import type { CodeBlock, CodeLine } from './blocks';
import { endsHeredoc, type Heredoc } from './heredoc';
import { placeholderText, isPlaceholder, type PlaceholderValues } from './placeholders';
import { ShellScanner } from './shellContexts';

/** A line of a ```console fence, before highlighting. */
export interface SessionLine {
  readonly role: 'command' | 'continuation' | 'output';
  readonly prompt?: string;
  readonly text: string;
}

const PROMPT = /^([$#])(?: (.*))?$/;
const CONTINUATION_PROMPT = /^> ?(.*)$/;
/** The end of a substitution that has a heredoc. */
const CLOSING = /^(?:> ?)?[ \t]*\)/;
/** A backslash at the end that none before it escapes. */
const CONTINUES = /(?<!\\)(?:\\\\)*\\$/;

const withoutPrompt = (line: string): string => CONTINUATION_PROMPT.exec(line)?.[1] ?? line;

/**
 * Splits a terminal session into commands, their continuation lines and output. A command continues while its line ends
 * in a backslash, then up to the terminators of its heredocs, and then over the parenthesis that ends a substitution around
 * them; other lines without a prompt are output. If a heredoc's terminator has the shell's continuation prompt, so do the
 * lines before it.
 *
 * @param lines the fence's lines, without line ends
 */
export function parseSession(lines: readonly string[]): SessionLine[] {
  const parsed: SessionLine[] = [];
  let scanner = new ShellScanner();
  let heredocs: Heredoc[] = [];
  let bodyLength = 0;
  let continues = false;
  let isHeredocOver = false;
  for (const line of lines) {
    if (continues || (isHeredocOver && CLOSING.test(line))) {
      const text = withoutPrompt(line);
      heredocs.push(...scanner.heredocsOf(text));
      continues = CONTINUES.test(text);
      isHeredocOver = false;
      parsed.push({ role: 'continuation', text });
      continue;
    }
    const [heredoc] = heredocs;
    if (heredoc) {
      parsed.push({ role: 'continuation', text: line });
      bodyLength += 1;
      if (!endsHeredoc(withoutPrompt(line), heredoc)) continue;
      if (line.startsWith('>')) for (const { text } of parsed.splice(-bodyLength)) parsed.push({ role: 'continuation', text: withoutPrompt(text) });
      heredocs.shift();
      isHeredocOver = heredocs.length === 0;
      bodyLength = 0;
      continue;
    }
    isHeredocOver = false;
    const command = PROMPT.exec(line);
    if (!command) {
      parsed.push({ role: 'output', text: line });
      continue;
    }
    const text = command[2] ?? '';
    scanner = new ShellScanner();
    heredocs = scanner.heredocsOf(text);
    continues = CONTINUES.test(text);
    parsed.push({ role: 'command', prompt: command[1] ?? '$', text });
  }
  return parsed;
}

const isKept = ({ mark }: CodeLine): boolean => mark !== 'del';

/**
 * The text that the copy button copies: only the commands of a session, the whole text of any other block, without the lines that it
 * shows as removed; never a prompt, and no trailing newline, so that a pasted command doesn't run at once.
 */
export function copyText(block: Pick<CodeBlock, 'lines'>, values: PlaceholderValues): string {
  const isSession = block.lines.some((line) => line.role === 'command');
  const lines = block.lines.filter(isKept);
  return textOfLines(isSession ? lines.filter((line) => line.role !== 'output') : lines, values);
}

/** A command of a session, with its continuation lines and heredocs. */
interface SessionCommand {
  /** The index of its first line in the block. */
  readonly line: number;
  readonly text: string;
}

/** The commands of a session block, each as copied; empty for other blocks. One that is shown as removed isn't among them. */
export function commandsOf(block: Pick<CodeBlock, 'lines'>, values: PlaceholderValues): readonly SessionCommand[] {
  return block.lines.flatMap((first, line) => {
    if (first.role !== 'command' || !isKept(first)) return [];
    const end = block.lines.findIndex((other, place) => place > line && other.role !== 'continuation');
    return [{ line, text: textOfLines(block.lines.slice(line, end === -1 ? undefined : end).filter(isKept), values) }];
  });
}

/** Lines of code as text, with the values, and without line ends after the last. */
export function textOfLines(lines: readonly CodeLine[], values: PlaceholderValues): string {
  return lines
    .map(({ tokens }) => tokens.map((token) => (typeof token === 'string' ? token : isPlaceholder(token) ? placeholderText(token, values) : token[1])).join(''))
    .join('\n')
    .replace(/\n+$/, '');
}
