import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeBlock, CodeLine } from '../../../src/core/content/blocks';
import { isPlaceholder } from '../../../src/core/content/placeholders';
import { assignValue } from '../../../src/core/content/scriptValues';
import { shellQuote } from '../../../src/core/content/shellQuote';
import { lineText } from '../../../src/core/content/textOf';
import type { CheckedFence } from '../content/checkedFence';
import type { ValidDocument } from '../content/model';
import { fencesOf, partKind, type FenceOf, type PartKind } from '../content/scriptParts';
import { ROOT } from '../settings';
import { proseLines } from './proseLines';
import { oneLine, stepsOf, type CodePiece, type Piece, type ScriptStep } from './scriptSteps';

/** A guide as a shell script that shows its steps, and runs them when it is asked to. */
export interface GuideScript {
  readonly text: string;
  /** Its code blocks by the numbers that the script gives them, such as `3.2`. */
  readonly parts: ReadonlyMap<string, CheckedFence>;
  /** The names of its secrets, in the order in which it asks for them. */
  readonly secrets: readonly string[];
}

type Guide = Pick<ValidDocument<'wiki'>, 'id' | 'meta' | 'blocks' | 'fences'>;

/** Without its first line, which is for ShellCheck alone. */
const RUNTIME = readFileSync(join(ROOT, 'build-scripts/lib/script/runtime.bash'), 'utf8').replace(/^.*\n/, '').trim();

/** Everything up to the last line are assignments and functions, so a script that was cut off does nothing. */
export function guideScript({ id, meta, blocks, fences }: Guide, siteUrl: string): GuideScript | null {
  const context = new ScriptContext({ fences });
  const steps = stepsOf(blocks, meta.title).filter((step) => step.pieces.some((piece) => 'code' in piece && context.kindOf(piece.code) !== 'shown'));
  if (steps.length === 0) return null;
  const variables = Object.entries(meta.variables ?? {});
  const secrets = variables.flatMap(([name, { type }]) => (type === 'secret' ? [name] : []));
  const codes = steps.flatMap(({ pieces }) => pieces.flatMap((piece) => ('code' in piece ? [piece.code] : [])));
  const text = [
    '#!/usr/bin/env bash',
    `# ${oneLine(meta.title)}`,
    `# ${siteUrl}/wiki/${id}, of ${meta.lastUpdated}`,
    '#',
    '# It only shows the guide, step by step; --help says how it runs it.',
    '',
    `[ -n "\${BASH_VERSION:-}" ] || { echo 'This script needs bash.' >&2; exit 2; }`,
    'set -u',
    ...(variables.length > 0 ? ['', '# Your values: change them here, one line each. Secrets are asked for.'] : ['']),
    'declare -A values=() secrets=()',
    ...variables.flatMap(([name, { type, value, about }]) => [
      `# ${oneLine(about)}`,
      assignValue(name, type === 'secret' ? '' : value),
      ...(type === 'secret' ? [`secrets[${name}]=${word(oneLine(about))}`] : []),
    ]),
    `asked=(${secrets.join(' ')})`,
    '',
    `name=${word(id)}`,
    `here=${word(mainMachine(codes, context))}`,
    `steps=${steps.length}`,
    '',
    RUNTIME,
    '',
    '# shellcheck disable=SC2016,SC1112 # The words of the guide stand as they are.',
    'guide() {',
    ...steps.flatMap((step, index) => stepLines(step, index + 1, context)),
    '}',
    '',
    'main "$@"; exit',
    '',
  ].join('\n');
  return { text, parts: context.parts, secrets };
}

/** What the marks of a guide's blocks say, and the numbers that they get. */
class ScriptContext {
  readonly parts = new Map<string, CheckedFence>();
  readonly fenceOf: FenceOf;

  constructor(document: Pick<Guide, 'fences'>) {
    this.fenceOf = fencesOf(document);
  }

  kindOf(code: CodeBlock): PartKind {
    return partKind(code, this.fenceOf(code));
  }
}

/** Where most of a guide is done; what names no machine is done there, too. */
function mainMachine(codes: readonly CodeBlock[], context: ScriptContext): string {
  const counts = new Map<string, number>();
  for (const code of codes) {
    if (['run', 'write'].includes(context.kindOf(code))) counts.set(machineOf(code), (counts.get(machineOf(code)) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}

function machineOf({ place = '' }: CodeBlock): string {
  return place.replace(/^on (?:the )?/, '');
}

/** A file of a step whose commands are all for one machine is for that machine, too. */
function placeOfFile(pieces: readonly Piece[]): string | undefined {
  const places = new Set(pieces.flatMap((piece) => ('code' in piece && piece.code.place ? [piece.code.place] : [])));
  return places.size === 1 ? [...places][0] : undefined;
}

function stepLines({ title, pieces }: ScriptStep, number: number, context: ScriptContext): string[] {
  let part = 0;
  const place = placeOfFile(pieces);
  const lines = pieces.flatMap((piece) => {
    if ('prose' in piece) return heredoc('says', proseLines(piece.prose).join('\n'));
    part += 1;
    const fence = context.fenceOf(piece.code);
    if (fence) context.parts.set(`${number}.${part}`, fence);
    const code = context.kindOf(piece.code) === 'write' && place ? { place, ...piece.code } : piece.code;
    return partLines({ ...piece, code }, context);
  });
  return [`if begin ${number} ${word(title)}; then`, ...lines, 'fi'];
}

function partLines({ code, tab }: CodePiece, context: ScriptContext): string[] {
  const { title, place } = code;
  const fence = context.fenceOf(code);
  const kind = context.kindOf(code);
  const titled = template([{ tokens: title === undefined ? [] : [title] }], { names: valuesIn(title ?? '') });
  const words = {
    kind,
    place: place && machineOf(code),
    where: place,
    tab,
    only: fence?.only,
    title: title && titled.text,
    title_values: titled.values,
    mode: fence?.write,
    why: kind === 'manual' ? (fence?.norun ?? 'not run by machine') : undefined,
  };
  const given = Object.entries(words).flatMap(([name, value]) => (value ? [`${name}=${word(value)}`] : []));
  const inside = code.language === 'console' && kind !== 'shown' ? sessionLines(code, fence) : textLines(code, kind);
  return [`part ${given.join(' ')}`, ...inside, 'end_part'];
}

/** A file or a fragment is text; a script that is run is one command, of root as in its check. */
function textLines(code: CodeBlock, kind: PartKind): string[] {
  const { text, values } = template(code.lines);
  if (kind === 'write' || kind === 'shown') return heredoc(command('holds', values), text);
  return heredoc(command('does', 'root', 'ok', values), heredoc('bash -eu', text).join('\n'));
}

function sessionLines(code: CodeBlock, fence: CheckedFence | undefined): string[] {
  const commands = sessionOf(code);
  return commands.flatMap(({ who, lines, output }, index) => {
    const isLast = index === commands.length - 1;
    const shown = output.some((line) => lineText(line).trim() !== '') ? template(output) : null;
    const want = fence?.run === 'fails' && isLast ? 'fails' : shown ? 'any' : 'ok';
    const { text, values } = template(lines);
    return [...heredoc(command('does', who, want, values), text), ...(shown ? heredoc(command('prints', shown.values), shown.text) : [])];
  });
}

interface SessionPart {
  readonly who: 'user' | 'root';
  readonly lines: CodeLine[];
  readonly output: CodeLine[];
}

function sessionOf({ lines }: CodeBlock): SessionPart[] {
  const commands: SessionPart[] = [];
  for (const line of lines) {
    if (line.role === 'command') commands.push({ who: line.prompt?.startsWith('#') ? 'root' : 'user', lines: [line], output: [] });
    else if (line.role === 'continuation') commands.at(-1)?.lines.push(line);
    else commands.at(-1)?.output.push(line);
  }
  return commands;
}

interface Template {
  /** With `{{NAME}}` for each value. */
  readonly text: string;
  /** The values in their order, each with the quoting around it: `HOST:double`. */
  readonly values: string;
}

function template(lines: readonly CodeLine[], { names = [] }: { readonly names?: readonly string[] } = {}): Template {
  const values: string[] = names.map((name) => `${name}:raw`);
  const text = lines
    .map(({ tokens }) =>
      tokens
        .map((token) => {
          if (!isPlaceholder(token)) return typeof token === 'string' ? token : token[1];
          values.push(`${token[2]}:${token[3] ?? 'raw'}`);
          return `{{${token[2]}}}`;
        })
        .join(''),
    )
    .join('\n')
    .replace(/\n+$/, '');
  return { text, values: values.join(' ') };
}

function valuesIn(title: string): string[] {
  return [...title.matchAll(/\{\{([A-Z][A-Z0-9_]*)\}\}/g)].map(([, name = '']) => name);
}

function command(...words: readonly string[]): string {
  return words.map((each, index) => (index === 0 ? each : word(each))).join(' ');
}

/** Quoted unless it is plain: a tilde must stay one here. */
function word(text: string): string {
  return /^[\w./]+$/.test(text) ? text : `'${shellQuote(text, 'single')}'`;
}

function heredoc(start: string, text: string): string[] {
  const end = endOf(text);
  return [`${start} <<'${end}'`, text, end];
}

/** A word that no line of a text begins with. */
function endOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  let end = 'END';
  while (lines.some((line) => line.startsWith(end))) end += '_';
  return end;
}
