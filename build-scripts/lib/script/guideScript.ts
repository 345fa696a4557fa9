import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeBlock, CodeLine } from '../../../src/core/content/blocks';
import { assignValue } from '../../../src/core/content/scriptValues';
import { lineText } from '../../../src/core/content/textOf';
import type { CheckedFence } from '../content/code/checkedFence';
import { isShown } from '../content/code/isShown';
import type { ValidDocument } from '../content/articles/document';
import { fencesOf, partKind, type FenceOf, type PartKind } from '../content/articles/scriptParts';
import { ROOT } from '../files/paths';
import { proseLines } from './proseLines';
import { oneLine, stepsOf, type CodePiece, type Piece, type ScriptStep } from './scriptSteps';
import { command, heredoc, template, titleTemplate, word, type Template } from './scriptWords';

/** A guide as a shell script that shows its steps, and runs them when it is asked to. */
export interface GuideScript {
  readonly text: string;
  /** Its code blocks by the numbers that the script gives them, such as `3.2`, in their order. */
  readonly parts: ReadonlyMap<string, ScriptPart>;
  /** What `--on` takes, beside `all`. */
  readonly machines: readonly string[];
  /** The machine that a script without `--on` assumes it is on; '' for the one without a name. */
  readonly mainMachine: string;
  /** The names of its secrets, in the order in which it asks for them. */
  readonly secrets: readonly string[];
}

/** A code block and the machine that it is for. */
interface ScriptPart {
  readonly fence: CheckedFence;
  readonly machine: string;
}

type Guide = Pick<ValidDocument<'wiki'>, 'id' | 'meta' | 'blocks' | 'fences'>;

/** What all scripts share, without its first line, which is for ShellCheck alone. */
export const RUNTIME = readFileSync(join(ROOT, 'build-scripts/lib/script/runtime.bash'), 'utf8').replace(/^.*\n/, '').trim();

/** Everything before the last line is assignments and functions, so a truncated script does nothing. */
export function guideScript({ id, meta, blocks, fences }: Guide, siteUrl: string): GuideScript | null {
  const context = new ScriptContext({ meta, fences });
  const steps = stepsOf(blocks, meta.title).filter((step) => step.pieces.some((piece) => 'code' in piece && context.kindOf(piece.code) !== 'shown'));
  if (steps.length === 0) return null;
  const variables = Object.entries(meta.variables ?? {});
  const secrets = variables.flatMap(([name, { type }]) => (type === 'secret' ? [name] : []));
  const ipv6 = variables.flatMap(([name, { type, value }]) => ((type === 'ip' || type === 'cidr') && value.includes(':') ? [name] : []));
  const counts = context.countMachines(steps.flatMap(({ pieces }) => pieces.flatMap((piece) => ('code' in piece ? [piece.code] : []))));
  const machines = [...counts.keys()].filter((machine) => machine !== '').sort();
  const [[mainMachine] = ['']] = [...counts].sort(([, a], [, b]) => b - a);
  const guide = steps.flatMap((step, index) => stepLines(step, { number: index + 1, context, mainMachine }));
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
    `ipv6=(${ipv6.join(' ')})`,
    '',
    `name=${word(id)}`,
    `here=${word(mainMachine)}`,
    `places=(${machines.map(word).join(' ')})`,
    `steps=${steps.length}`,
    '',
    RUNTIME,
    '',
    '# shellcheck disable=SC2016,SC1112 # The words of the guide stand as they are.',
    'guide() {',
    ...guide,
    '}',
    '',
    'main "$@"; exit',
    '',
  ].join('\n');
  return { text, parts: context.parts, machines, mainMachine, secrets };
}

/** What the marks of a guide's blocks say, and the blocks' numbers. */
class ScriptContext {
  readonly parts = new Map<string, ScriptPart>();
  readonly fenceOf: FenceOf;
  readonly #variables: object;

  constructor({ meta, fences }: Pick<Guide, 'meta' | 'fences'>) {
    this.fenceOf = fencesOf({ fences });
    this.#variables = meta.variables ?? {};
  }

  /** A block's title as written: with the name of each value in its place. */
  titleOf(code: CodeBlock): Template {
    return titleTemplate(this.fenceOf(code)?.title ?? '', this.#variables);
  }

  kindOf(code: CodeBlock): PartKind {
    return partKind(code, this.fenceOf(code));
  }

  /** The machine that a block names; '' for none. */
  machineOf(code: CodeBlock): string {
    return this.fenceOf(code)?.on ?? '';
  }

  /** Counts the blocks that run or are written on each machine, by its name; '' for blocks that don't name one. */
  countMachines(codes: readonly CodeBlock[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const code of codes) {
      const [kind, machine] = [this.kindOf(code), this.machineOf(code)];
      if (kind !== 'shown') counts.set(machine, (counts.get(machine) ?? 0) + (kind === 'manual' ? 0 : 1));
    }
    return counts;
  }
}

/** If all commands of a step are for one machine, its files are for that machine, too. */
function placeOfFile(pieces: readonly Piece[], context: ScriptContext): Place | undefined {
  const places = pieces.flatMap((piece) => ('code' in piece && context.machineOf(piece.code) !== '' ? [placeOf(piece.code, context)] : []));
  return new Set(places.map(({ machine }) => machine)).size === 1 ? places[0] : undefined;
}

/** Where a block's commands are typed. */
interface Place {
  /** The machine's name; '' where none is named. */
  readonly machine: string;
  /** In words; without a machine, who types them. */
  readonly where: string | undefined;
}

function placeOf(code: CodeBlock, context: ScriptContext): Place {
  return { machine: context.machineOf(code), where: code.place };
}

interface StepContext {
  readonly number: number;
  readonly context: ScriptContext;
  readonly mainMachine: string;
}

function stepLines({ title, pieces }: ScriptStep, { number, context, mainMachine }: StepContext): string[] {
  let part = 0;
  const placeOfFiles = placeOfFile(pieces, context);
  const lines = pieces.flatMap((piece) => {
    if ('prose' in piece) return heredoc('says', proseLines(piece.prose).join('\n'));
    part += 1;
    const fence = context.fenceOf(piece.code);
    const own = placeOf(piece.code, context);
    const place = own.machine === '' && placeOfFiles && context.kindOf(piece.code) === 'write' ? placeOfFiles : own;
    if (fence) context.parts.set(`${number}.${part}`, { fence, machine: place.machine || mainMachine });
    return partLines(piece, place, context);
  });
  return [`if begin ${number} ${word(title)}; then`, ...lines, 'fi'];
}

function partLines({ code, tab }: CodePiece, { machine, where }: Place, context: ScriptContext): string[] {
  const fence = context.fenceOf(code);
  const kind = context.kindOf(code);
  const title = context.titleOf(code);
  const words = {
    kind,
    place: machine,
    where,
    tab,
    only: fence?.only,
    title: title.text,
    title_values: title.values,
    mode: fence?.write,
    why: kind === 'manual' ? (fence?.norun ?? 'not run by machine') : undefined,
  };
  const given = Object.entries(words).flatMap(([name, value]) => (value ? [`${name}=${word(value)}`] : []));
  const kept = kind === 'shown' ? code : { ...code, lines: code.lines.filter(({ mark }) => mark !== 'del') };
  const inside = code.language === 'console' && kind !== 'shown' ? sessionLines(kept, fence) : textLines(kept, kind, fence);
  return [`part ${given.join(' ')}`, ...inside, 'end_part'];
}

/** A file or a fragment is text; a script that is run is one command, by root as in its check. */
function textLines(code: CodeBlock, kind: PartKind, fence: CheckedFence | undefined): string[] {
  const { text, values } = template(code.lines);
  if (kind === 'write' || kind === 'shown') return heredoc(command('holds', values), text);
  return heredoc(command('does', 'root', fence?.run === 'fails' ? 'fails' : 'ok', values), heredoc('bash -eu -o pipefail', text).join('\n'));
}

function sessionLines(code: CodeBlock, fence: CheckedFence | undefined): string[] {
  const commands = sessionOf(code);
  return commands.flatMap(({ who, lines, output }, index) => {
    const isLast = index === commands.length - 1;
    const printed = output.map(lineText);
    const shown = printed.some((line) => line.trim() !== '') ? template(output) : null;
    const want = fence?.run === 'fails' && isLast ? 'fails' : isShown(printed) ? 'any' : 'ok';
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
