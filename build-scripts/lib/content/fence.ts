import { parseSession, type SessionLine } from '../../../src/core/content/session';
import type { CodeBlock, CodeLine, Token } from '../../../src/core/content/blocks';
import type { Variable } from '../../../src/core/content/entities';
import { highlight, languageLabel } from './highlight';

type Mark = 'mark' | 'ins' | 'del';

/** What stands after a fence's language: `title="/etc/x" on=server {2,4-6} ins={3}`. */
export interface FenceMeta {
  readonly title?: string;
  readonly runOn?: string;
  /** The mark of each line, by line number from 1. */
  readonly marks: ReadonlyMap<number, Mark>;
}

const RANGE = /(?:(\w+)=)?\{([\d,\s-]+)\}/g;
const MAX_LINES = 100_000;

export function parseFenceMeta(meta: string): FenceMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const runOn = /(?:^|\s)on=([\w-]+)/.exec(meta);
  const marks = new Map<number, Mark>();
  for (const [, kind, list] of meta.matchAll(RANGE)) {
    const mark: Mark = kind === 'ins' || kind === 'del' ? kind : 'mark';
    for (const line of lineNumbers(list ?? '')) marks.set(line, mark);
  }
  const text = title?.[1] ?? title?.[2] ?? title?.[3];
  return { ...(text ? { title: text } : {}), ...(runOn?.[1] ? { runOn: runOn[1] } : {}), marks };
}

function* lineNumbers(list: string): Generator<number> {
  for (const part of list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= Math.min(to, MAX_LINES); line += 1) yield line;
  }
}

/** Compiles a fence (its info string's language and rest, and its text) to a block whose values are filled in. */
export function compileFence(
  { language, meta, text }: { readonly language: string; readonly meta: string; readonly text: string },
  variables: Readonly<Record<string, Variable>>,
): CodeBlock {
  const { title, runOn, marks } = parseFenceMeta(meta);
  const name = language.toLowerCase() || 'text';
  const filled = markHoles(text, variables);
  const lines = name === 'console' ? sessionLines(filled.split('\n')) : highlight(filled, name).map((tokens) => ({ tokens }));
  return {
    type: 'code',
    language: name,
    label: languageLabel(name),
    ...(title ? { title } : {}),
    ...(runOn ? { runOn } : {}),
    lines: lines.map((line, index) => finishLine(line, marks.get(index + 1), variables)),
  };
}

function sessionLines(lines: readonly string[]): CodeLine[] {
  const parsed = parseSession(lines);
  const commands = parsed.filter(({ role }) => role !== 'output');
  const coloured = highlight(commands.map(({ text }) => text).join('\n'), 'bash');
  let next = 0;
  return parsed.map(({ role, prompt, text }: SessionLine) => ({
    tokens: role === 'output' ? (text ? [text] : []) : (coloured[next++] ?? []),
    role,
    ...(prompt ? { prompt } : {}),
  }));
}

/*
 * A named hole must survive highlighting: it is swapped for a run of private-use characters, which every grammar
 * takes for part of a word, and back for its value afterwards. Names that aren't declared stay as typed.
 */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const HOLE = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;

function markHoles(text: string, variables: Readonly<Record<string, Variable>>): string {
  return text.replace(HOLE, (whole, name: string) => (Object.hasOwn(variables, name) ? `${OPEN}${name}${CLOSE}` : whole));
}

function finishLine(line: CodeLine, mark: Mark | undefined, variables: Readonly<Record<string, Variable>>): CodeLine {
  const tokens = line.tokens.flatMap((token) => fillHoles(token, variables));
  return { ...line, tokens, ...(mark ? { mark } : {}) };
}

function fillHoles(token: Token, variables: Readonly<Record<string, Variable>>): Token[] {
  const [kind, text] = typeof token === 'string' ? ['', token] : token;
  if (!text.includes(OPEN)) return [token];
  return text
    .split(/(\uE000[A-Z0-9_]+\uE001)/)
    .filter(Boolean)
    .map((part): Token => {
      if (part.startsWith(OPEN)) return ['hole', variables[part.slice(1, -1)]?.value ?? part.slice(1, -1)];
      return kind ? [kind, part] : part;
    });
}
