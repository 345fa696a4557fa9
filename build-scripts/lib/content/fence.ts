import { parseSession, type SessionLine } from '../../../src/core/content/session';
import type { CodeBlock, CodeLine, Token } from '../../../src/core/content/blocks';
import type { Variable } from '../../../src/core/content/entities';
import { parseFenceInfo, type FenceInfo } from './fenceInfo';
import { highlight, languageLabel } from './highlight';

/** A block, and what its info string said. */
export interface CompiledFence {
  readonly block: CodeBlock;
  readonly info: FenceInfo;
}

/** Compiles a fence (its info string's language and rest, and its text) to a block whose values are filled in. */
export function compileFence(
  { language, meta, text }: { readonly language: string; readonly meta: string; readonly text: string },
  variables: Readonly<Record<string, Variable>>,
): CompiledFence {
  const name = language.toLowerCase() || 'text';
  const { text: marked, holes } = markHoles(text, variables);
  const lines: readonly CodeLine[] = name === 'console' ? sessionLines(marked.split('\n')) : highlight(marked, name).map((tokens) => ({ tokens }));
  const info = parseFenceInfo(meta, { language: name, lineCount: lines.length });
  const { title, runOn, marks } = info;
  const block: CodeBlock = {
    type: 'code',
    language: name,
    label: languageLabel(name),
    ...(title ? { title } : {}),
    ...(runOn ? { runOn } : {}),
    lines: lines.map((line, index) => finishLine(line, marks.get(index + 1), holes)),
  };
  return { block, info };
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

function finishLine(line: CodeLine, mark: CodeLine['mark'], holes: Holes): CodeLine {
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
