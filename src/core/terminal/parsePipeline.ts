import { isWord, tokenize, type Token, type Word } from './tokenize';

/** One command of a line, as typed. */
export interface Stage {
  /** Lower-cased: commands are case-insensitive (T1). */
  readonly name: string;
  readonly args: readonly Word[];
  /** The part of the line, trimmed. */
  readonly source: string;
  /** The whole line, which its words have their offsets in. */
  readonly line: string;
}

type ParsedLine = { readonly stages: readonly Stage[] } | { readonly problem: string };

/** Those that a word begins or ends with, outside of quotes; `<b>` is a text. */
const OPERATORS = /^(?:[\d&]?>+|<+(?=[^<>]*$))|(?<!\\)[;&]+$/;

/** Parses a line into piped commands, or a syntax error. Never throws. */
export function parsePipeline(typed: string): ParsedLine {
  const { tokens, open } = tokenize(typed);
  if (open) return { problem: openProblem(open.mark, open.at) };
  const [operator] = tokens.filter(isWord).flatMap(({ start, end }) => OPERATORS.exec(typed.slice(start, end)) ?? []);
  if (operator !== undefined) return { problem: `${operator} means nothing here: one pipeline per line, and nothing can be written` };
  const parts = splitAtPipes(tokens);
  if (parts.some(({ words }) => words.length === 0)) return { problem: 'a command is missing beside |' };
  return { stages: parts.map((part) => stageOf(part, typed)) };
}

function openProblem(mark: string, at: number): string {
  return mark === '\\' ? 'the line ends in a backslash' : `the quote ${mark} at character ${at + 1} is not closed`;
}

interface Part {
  readonly words: Word[];
  readonly start: number;
  end: number | null;
}

function splitAtPipes(tokens: readonly Token[]): readonly Part[] {
  const parts: Part[] = [{ words: [], start: 0, end: null }];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (isWord(token)) last?.words.push(token);
    else {
      if (last) last.end = token.start;
      parts.push({ words: [], start: token.start + 1, end: null });
    }
  }
  return parts;
}

function stageOf({ words: [name, ...args], start, end }: Part, line: string): Stage {
  return { name: name?.text.toLowerCase() ?? '', args, source: line.slice(start, end ?? line.length).trim(), line };
}
