import type { CodeBlock, CodeLine } from './blocks';
import { endsHeredoc, heredocAt, type Heredoc } from './heredoc';
import { placeholderText, isPlaceholder, type PlaceholderValues } from './placeholders';

/** A line of a ```console fence, before highlighting. */
export interface SessionLine {
  readonly role: 'command' | 'continuation' | 'output';
  readonly prompt?: string;
  readonly text: string;
}

const PROMPT = /^([$#])(?: (.*))?$/;
const CONTINUATION_PROMPT = /^> ?(.*)$/;
/** What a heredoc's `<<` may be in without opening one: the shift in `$((1 << n))`, quoted text, or a comment; else the `<<` itself. */
const SHELL_PARTS = /\(\(.*?(?:\)\)|$)|\\.|"(?:\\.|[^"\\])*"|'[^']*'|(?<=^|\s)#.*|<</g;

/** The heredocs opened on a line, in order. */
function heredocsIn(line: string): Heredoc[] {
  return [...line.matchAll(SHELL_PARTS)].flatMap(({ 0: part, index }) => (part === '<<' && heredocAt(line, index)) || []);
}

const withoutPrompt = (line: string): string => CONTINUATION_PROMPT.exec(line)?.[1] ?? line;

/**
 * Splits a terminal session into commands, their continuation lines and output. A command continues while its line ends
 * in a backslash, and then up to the terminators of its heredocs; other lines without a prompt are output. If a heredoc's
 * terminator has the shell's continuation prompt, so do the lines before it.
 *
 * @param lines the fence's lines, without line ends
 */
export function parseSession(lines: readonly string[]): SessionLine[] {
  const parsed: SessionLine[] = [];
  let heredocs: Heredoc[] = [];
  let bodyLength = 0;
  let continues = false;
  for (const line of lines) {
    if (continues) {
      const text = withoutPrompt(line);
      heredocs.push(...heredocsIn(text));
      continues = text.endsWith('\\');
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
      bodyLength = 0;
      continue;
    }
    const command = PROMPT.exec(line);
    if (!command) {
      parsed.push({ role: 'output', text: line });
      continue;
    }
    const text = command[2] ?? '';
    heredocs = heredocsIn(text);
    continues = text.endsWith('\\');
    parsed.push({ role: 'command', prompt: command[1] ?? '$', text });
  }
  return parsed;
}

/**
 * The text that the copy button copies: only the commands of a session, the whole text of any other block; never a
 * prompt, and no trailing newline, so that a pasted command doesn't run at once.
 */
export function copyText(block: Pick<CodeBlock, 'lines'>, values: PlaceholderValues): string {
  const isSession = block.lines.some((line) => line.role === 'command');
  return textOfLines(isSession ? block.lines.filter((line) => line.role !== 'output') : block.lines, values);
}

/** A command of a session, with its continuation lines and heredocs. */
interface SessionCommand {
  /** The index of its first line in the block. */
  readonly line: number;
  readonly text: string;
}

/** The commands of a session block, each as copied; empty for other blocks. */
export function commandsOf(block: Pick<CodeBlock, 'lines'>, values: PlaceholderValues): readonly SessionCommand[] {
  return block.lines.flatMap(({ role }, line) => {
    if (role !== 'command') return [];
    const end = block.lines.findIndex((other, place) => place > line && other.role !== 'continuation');
    return [{ line, text: textOfLines(block.lines.slice(line, end === -1 ? undefined : end), values) }];
  });
}

/** Lines of code as text, with the values, and without line ends after the last. */
export function textOfLines(lines: readonly CodeLine[], values: PlaceholderValues): string {
  return lines
    .map(({ tokens }) => tokens.map((token) => (typeof token === 'string' ? token : isPlaceholder(token) ? placeholderText(token, values) : token[1])).join(''))
    .join('\n')
    .replace(/\n+$/, '');
}
