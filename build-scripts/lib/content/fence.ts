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

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const RANGE = /(?:\b(ins|del)=)?\{([\d,\s-]+)\}/g;

/** @param lineCount how many lines the block has; ranges end there, however far they say they go */
export function parseFenceMeta(meta: string, lineCount: number): FenceMeta {
  const title = TITLE.exec(meta);
  const runOn = /(?:^|\s)on=([\w-]+)/.exec(meta);
  const marks = new Map<number, Mark>();
  for (const [, kind, list] of meta.replace(TITLE, ' ').matchAll(RANGE)) {
    const mark: Mark = kind === 'ins' || kind === 'del' ? kind : 'mark';
    for (const line of lineNumbers(list ?? '', lineCount)) marks.set(line, mark);
  }
  const text = title?.[1] ?? title?.[2] ?? title?.[3];
  return { ...(text ? { title: text } : {}), ...(runOn?.[1] ? { runOn: runOn[1] } : {}), marks };
}

function* lineNumbers(list: string, lineCount: number): Generator<number> {
  for (const part of list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= Math.min(to, lineCount); line += 1) yield line;
  }
}

/** Compiles a fence (its info string's language and rest, and its text) to a block whose values are filled in. */
export function compileFence(
  { language, meta, text }: { readonly language: string; readonly meta: string; readonly text: string },
  variables: Readonly<Record<string, Variable>>,
): CodeBlock {
  const name = language.toLowerCase() || 'text';
  const { text: marked, holes } = markHoles(text, variables);
  const lines: readonly CodeLine[] = name === 'console' ? sessionLines(marked.split('\n')) : highlight(marked, name).map((tokens) => ({ tokens }));
  const { title, runOn, marks } = parseFenceMeta(meta, lines.length);
  return {
    type: 'code',
    language: name,
    label: languageLabel(name),
    ...(title ? { title } : {}),
    ...(runOn ? { runOn } : {}),
    lines: lines.map((line, index) => finishLine(line, marks.get(index + 1), holes)),
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
 * A named hole must survive highlighting: it is swapped for one private-use character, which no grammar can take apart,
 * and for its value afterwards. Names that aren't declared stay as typed.
 */
const HOLE = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
const FIRST_MARK = 0xe000;
const LAST_MARK = 0xf8ff;

/** The value of each hole, by the character that stands for it. */
type Holes = ReadonlyMap<string, string>;

function markHoles(text: string, variables: Readonly<Record<string, Variable>>): { readonly text: string; readonly holes: Holes } {
  const names = new Set([...text.matchAll(HOLE)].map(([, name = '']) => name).filter((name) => Object.hasOwn(variables, name)));
  if (names.size === 0) return { text, holes: new Map() };
  const free = unusedMarks(text);
  const markOf = new Map([...names].flatMap((name) => [...free.splice(0, 1)].map((mark) => [name, mark] as const)));
  const holes = new Map([...markOf].map(([name, mark]) => [mark, variables[name]?.value ?? name]));
  return { text: text.replace(HOLE, (whole, name: string) => markOf.get(name) ?? whole), holes };
}

/** An author may use such characters, too (icon fonts do), and those are no holes. */
function unusedMarks(text: string): string[] {
  const used = new Set(text.match(/[\uE000-\uF8FF]/g));
  const all = Array.from({ length: LAST_MARK - FIRST_MARK + 1 }, (_, index) => String.fromCharCode(FIRST_MARK + index));
  return all.filter((mark) => !used.has(mark));
}

function finishLine(line: CodeLine, mark: Mark | undefined, holes: Holes): CodeLine {
  const tokens = holes.size > 0 ? line.tokens.flatMap((token) => fillHoles(token, holes)) : line.tokens;
  return { ...line, tokens, ...(mark ? { mark } : {}) };
}

function fillHoles(token: Token, holes: Holes): Token[] {
  const [kind, text] = typeof token === 'string' ? ['', token] : token;
  const marks = new RegExp(`([${[...holes.keys()].join('')}])`);
  return text
    .split(marks)
    .filter(Boolean)
    .map((part): Token => {
      const value = holes.get(part);
      if (value !== undefined) return ['hole', value];
      return kind ? [kind, part] : part;
    });
}
