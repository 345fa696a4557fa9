import type { Block } from '../content/blocks';
import { textOf, type TextPart, type TextSpan } from '../content/textOf';
import type { TerminalLine, TerminalSpan } from './line';
import { spansByLine } from './spansByLine';

/** A line of a page, and the id of the heading that it is under. */
export interface FileLine {
  readonly line: TerminalLine;
  readonly section: string | null;
}

/**
 * A block tree as terminal lines. They are the lines of its text (`textOf`), so a line has the same number whether it is
 * printed from the page or found in the search texts. What a page shows besides (bullets, prompts, the kind of a callout)
 * is in `prefix`, and the mark of a note in `suffix`.
 *
 * @param page the page's path, prepended to links to its own headings
 */
export function blockLines(blocks: readonly Block[], page: string): FileLine[] {
  const { text, spans } = textOf(blocks);
  if (text === '') return [];
  const drafts = draftLines(text);
  const lineAt = lineFinder(drafts);
  for (const span of spans) decorate(drafts.slice(lineAt(span.start), lineAt(span.end) + 1), span);
  markGaps(spans, (offset) => drafts[lineAt(offset)]);
  return finish(drafts, spansByLine({ text, spans }, page));
}

/** The mark widths for which wrapped lines get a hanging indent. */
const HANGS = [2, 3, 4, 6] as const;

interface DraftLine {
  readonly start: number;
  /** The marks of the surrounding blocks, outermost first. */
  readonly marks: string[];
  prompt: string;
  /** The number of its note. */
  note: number | undefined;
  look: TerminalLine['look'];
  hasGap: boolean;
  heading: string | null;
}

function draftLines(text: string): DraftLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const draft: DraftLine = { start, marks: [], prompt: '', note: undefined, look: undefined, hasGap: false, heading: null };
    start += line.length + 1;
    return draft;
  });
}

/** Finds the line at an offset, by binary search. */
function lineFinder(drafts: readonly DraftLine[]): (offset: number) => number {
  return (offset) => {
    let [low, high] = [0, drafts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((drafts[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}

function decorate(lines: readonly DraftLine[], { part }: TextSpan): void {
  const [first, others] = marksOf(part);
  lines.forEach((line, index) => {
    const mark = index === 0 ? first : others;
    if (mark !== '') line.marks.push(mark);
    if (part.kind === 'codeLine') {
      line.look = part.line.role === 'output' ? 'output' : 'code';
      line.note = part.line.note;
      if (part.line.prompt) line.prompt = `${part.line.prompt.trimEnd()} `;
    } else if (part.kind === 'block' && part.block.type === 'heading') {
      line.look = 'heading';
      line.heading = part.block.id;
    }
  });
}

/** The marks that a part adds before its first line and before the others. */
function marksOf(part: TextPart): readonly [first: string, others: string] {
  if (part.kind === 'tab') return [`${part.label}: `, ''];
  if (part.kind === 'item') {
    const mark = markOfItem(part);
    return [mark, ' '.repeat(mark.length)];
  }
  if (part.kind === 'block' && part.block.type === 'quote') return ['> ', '> '];
  if (part.kind === 'block' && part.block.type === 'callout') return [`! ${part.block.kind}: `, '! '];
  return ['', ''];
}

function markOfItem({ owner, item, index }: Extract<TextPart, { kind: 'item' }>): string {
  if (owner.type === 'footnotes') return `[${index + 1}] `;
  if ('checked' in item && item.checked !== undefined) return item.checked ? '[x] ' : '[ ] ';
  if (owner.notes !== undefined) return `(${index + 1}) `;
  return owner.ordered ? `${(owner.start ?? 1) + index}. ` : '- ';
}

/** Adds space before blocks, except before a list's lines and a block on the same line as an item's mark. */
function markGaps(spans: readonly TextSpan[], lineAt: (offset: number) => DraftLine | undefined): void {
  const besideMarks = new Set<Block | undefined>(spans.map(({ part }) => (part.kind === 'item' ? part.item.children[0] : undefined)));
  for (const { part, start } of spans) {
    const line = lineAt(start);
    if (line && part.kind === 'block' && part.block.type !== 'line' && !besideMarks.has(part.block)) line.hasGap = true;
  }
}

function finish(drafts: readonly DraftLine[], spans: readonly (readonly TerminalSpan[])[]): FileLine[] {
  let section: string | null = null;
  return drafts.map(({ marks, prompt, note, look, hasGap, heading }, index) => {
    section = heading ?? section;
    const prefix = marks.join('') + prompt;
    const hang = look === undefined ? hangOf(marks) : undefined;
    return {
      line: {
        spans: spans[index] ?? [],
        ...(look ? { look } : {}),
        ...(prefix === '' ? {} : { prefix }),
        ...(note === undefined ? {} : { suffix: ` (${note})` }),
        ...(hasGap ? { gap: true } : {}),
        ...(hang ? { hang } : {}),
      },
      section,
    };
  });
}

/** The width of the marks before a line: of all, or of as many of the innermost as add up to one of the widths. */
function hangOf(marks: readonly string[]): (typeof HANGS)[number] | undefined {
  const widths = marks.map((_, index) => marks.slice(index).join('').length);
  return widths.flatMap((width) => HANGS.find((hang) => hang === width) ?? [])[0];
}
