import { parseSession, type SessionLine } from '../../../../src/core/content/session';
import { shellContexts, type ShellPlace } from '../../../../src/core/content/shellContexts';
import type { ShellContext } from '../../../../src/core/content/shellQuote';
import type { CodeBlock, CodeLine } from '../../../../src/core/content/blocks';
import type { Variable } from '../../../../src/core/content/entities';
import { isShell, parseFenceInfo, type FenceInfo } from './fenceInfo';
import { fillPlaceholders, markPlaceholders, withExamples, type Placeholders } from './fencePlaceholders';
import type { NotedCode } from './codeNotes';
import { highlight } from '../highlight/highlight';
import { languageLabel } from '../highlight/languages';
import { placeOf } from './placeOf';

/** A block, and what its info string said. */
interface CompiledFence {
  readonly block: CodeBlock;
  readonly info: FenceInfo;
}

/** Compiles a fence (its info string's language and rest, and its text without notes) to a block whose values are filled in. */
export function compileFence(
  { language, meta, text, notes }: { readonly language: string; readonly meta: string; readonly text: string; readonly notes?: NotedCode['marks'] },
  variables: Readonly<Record<string, Variable>>,
): CompiledFence {
  const name = language.toLowerCase() || 'text';
  const { text: marked, placeholders } = markPlaceholders(text, variables, isShell(name) ? shellContextAt(text, name) : () => null);
  const lines: readonly CodeLine[] =
    name === 'console' ? sessionLines(marked.split('\n')) : highlight(marked, name, pathIn(meta)).map((tokens) => ({ tokens }));
  const info = parseFenceInfo(meta, { language: name, lineCount: lines.length });
  const { title, marks } = info;
  const place = placeOf(info.runOn, lines);
  const block: CodeBlock = {
    type: 'code',
    language: name,
    label: languageLabel(name),
    ...(title ? { title: withExamples(title, variables) } : {}),
    ...(place ? { place } : {}),
    lines: lines.map((line, index) => finishLine(line, { mark: marks.get(index + 1), note: notes?.get(index)?.number }, placeholders)),
  };
  return { block, info };
}

/** The title, which is usually the path of the file that the block shows. */
function pathIn(meta: string): string | undefined {
  return parseFenceInfo(meta, { language: '', lineCount: 0 }).title;
}

/** The quoting around each offset of a shell fence; null in output, comments and literal heredocs, and in backquotes, which are an error. */
export function shellContextAt(text: string, language: string): (offset: number) => ShellContext | null {
  const placeAt = shellPlaceAt(text, language);
  return (offset) => {
    const place = placeAt(offset);
    return place === 'backquotes' ? null : place;
  };
}

/** What the shell makes of each offset of a fence. */
export function shellPlaceAt(text: string, language: string): (offset: number) => ShellPlace {
  const lines = text.split('\n');
  const contexts = shellContexts(language === 'console' ? commandLines(lines) : lines);
  const flat = lines.flatMap((line, number) => {
    const own = contexts[number] ?? [];
    return [...Array.from({ length: line.length }, (_, at) => own[at - line.length + own.length] ?? null), null];
  });
  return (offset) => flat[offset] ?? null;
}

/** The lines of a session without output and prompts: a shell would take root's for a comment. */
function commandLines(lines: readonly string[]): readonly string[] {
  return parseSession(lines).map(({ role, text }) => (role === 'output' ? '' : text));
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

interface LineMarks {
  readonly mark: CodeLine['mark'] | undefined;
  readonly note: number | undefined;
}

function finishLine(line: CodeLine, { mark, note }: LineMarks, placeholders: Placeholders): CodeLine {
  const tokens = placeholders.size > 0 ? line.tokens.flatMap((token) => fillPlaceholders(token, placeholders)) : line.tokens;
  return { ...line, tokens, ...(mark ? { mark } : {}), ...(note ? { note } : {}) };
}
