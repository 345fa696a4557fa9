import { withoutBlocks } from '../../../../src/core/content/blockTree';
import type { Block } from '../../../../src/core/content/blocks';
import { plainText, textOf } from '../../../../src/core/content/textOf';
import { wordsIn } from '../../text/wordsIn';
import type { CompiledMarkdown, MarkdownSource } from './compileContext';
import type { Position } from '../source/fieldPositions';
import { MAX_MARKS, tooManyMarksAt } from './inlineMarks';
import { compileMarkdown } from './markdown';
import { withoutMessages } from './withoutMessages';
import { MAX_LEVELS, tooDeepAt } from './nesting';
import type { Problem } from '../source/problem';

/** The text of a document below its front matter, compiled. */
export interface CompiledBody extends CompiledMarkdown {
  readonly plain: string;
  readonly words: number;
  readonly isUnparsed: boolean;
}

/** Compiles the Markdown below the front matter. What can't be compiled becomes a problem; no text makes it throw. */
export function compileBody(source: MarkdownSource, compile: typeof compileMarkdown = compileMarkdown): CompiledBody {
  const deep = tooDeepAt(source.text);
  if (deep) return uncompiled({ file: source.file, ...deep, message: `is nested more than ${MAX_LEVELS} levels deep`, hint: UNNEST });
  const crowded = tooManyMarksAt(source.text);
  if (crowded) return uncompiled({ file: source.file, ...crowded, message: `is a paragraph of more than ${MAX_MARKS} marks (* _ ~ ])`, hint: DIVIDE });
  try {
    const compiled = compile(source);
    return { ...compiled, plain: plainText(compiled.blocks), words: countWords(compiled.blocks), isUnparsed: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return uncompiled({ file: source.file, ...deepestPosition(source.text), message: 'is nested too deeply', hint: UNNEST });
  }
}

const DIVIDE = 'Split it with an empty line, or put it into a code block.';
const UNNEST = 'Move quotes and lists out of one another until only a few levels remain.';

function uncompiled(problem: Problem): CompiledBody {
  const nothing = { blocks: [], headings: [], ids: [], links: [], images: [], fences: [], markdown: [], html: [] };
  return { ...nothing, problems: [problem], plain: '', words: 0, isUnparsed: true };
}

/** The start of the line with the most quote and list markers. */
function deepestPosition(text: string): Position {
  const depths = text.split('\n').map((line) => /^[\s>*+-]*/.exec(line)?.[0].length ?? 0);
  const deepest = depths.reduce((best, depth, index) => (depth > (depths[best] ?? 0) ? index : best), 0);
  return { line: deepest + 1, column: 1 };
}

const CODE: ReadonlySet<Block['type']> = new Set<Block['type']>(['code', 'tabs']);

/** Counts the words that are read: not those of code, of messages that Troubleshooting lists, or of pictures' alt text. */
function countWords(blocks: readonly Block[]): number {
  const { text, spans } = textOf(withoutBlocks(withoutMessages(blocks), CODE));
  const pictures = spans.filter(({ part }) => part.kind === 'inline' && part.node.type === 'image');
  return wordsIn(text) - pictures.reduce((sum, { start, end }) => sum + wordsIn(text.slice(start, end)), 0);
}
