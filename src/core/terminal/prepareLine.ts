import { counted } from '../counted';
import type { Answer, Call, Command, World } from './command';
import { commandNamed, isBare } from './commands/commandTable';
import type { FileNode } from './fileTree';
import { ANSWER_LINES } from './limits';
import { errorLine, quietLine, type TerminalLine } from './line';
import { notFound } from './notFound';
import { parseArguments, type Arguments } from './parseArguments';
import { parsePipeline, type Stage } from './parsePipeline';

/** One command of a pipeline with its flags and operands. */
interface PreparedStage extends Arguments {
  readonly name: string;
  readonly command: Command;
  readonly line: string;
}

/** A line that can be run, or its errors. */
export type PreparedLine =
  | { readonly isReady: true; readonly stages: readonly PreparedStage[]; readonly needsTree: boolean }
  | { readonly isReady: false; readonly lines: readonly TerminalLine[] };

const wrong = (lines: readonly TerminalLine[]): PreparedLine => ({ isReady: false, lines });

/** Prepares a line. An unknown command is reported first, whatever else may be wrong with the line (T2). */
export function prepareLine(typed: string): PreparedLine {
  const input = typed.trim();
  if (input === '') return wrong([]);
  const [first = ''] = /^[^\s|]*/.exec(input) ?? [];
  if (!commandNamed(first)) return wrong(notFound(input));
  const parsed = parsePipeline(input);
  if ('problem' in parsed) return wrong([errorLine(`${first.toLowerCase()}: ${parsed.problem}`)]);
  const stages: PreparedStage[] = [];
  for (const stage of parsed.stages) {
    const prepared = prepareStage(stage);
    if ('lines' in prepared) return wrong(prepared.lines);
    stages.push(prepared);
  }
  return { isReady: true, stages, needsTree: stages.some(({ command }) => command.needsTree === true) };
}

function prepareStage({ name, args, source, line }: Stage): PreparedStage | { readonly lines: readonly TerminalLine[] } {
  const command = commandNamed(name);
  if (!command || (isBare(command) && args.length > 0)) return { lines: notFound(source) };
  if (command.takesAnything) return { name, command, line, flags: {}, operands: args };
  const end = args.findIndex(({ text }) => text === '--');
  if (args.slice(0, end < 0 ? undefined : end).some(({ text }) => text === '--help'))
    return { name: 'man', command: commandNamed('man') ?? command, line, flags: {}, operands: [nameWord(name)] };
  const parsed = parseArguments(args, command.flags ?? {});
  if (!('problem' in parsed)) return { name, command, line, ...parsed };
  return {
    lines: [
      errorLine(`${name}: ${parsed.problem}`),
      quietLine('Usage: ', `${name} ${command.usage}`, '; more in ', { text: `man ${name}`, command: `man ${name}` }),
    ],
  };
}

const nameWord = (text: string) => ({ text, glob: null, start: 0, end: text.length });

/** The call of a stage: its arguments and the data that it runs on. */
function callOf({ name, line, flags, operands }: PreparedStage, world: World, rest: Pick<Call, 'input' | 'isPiped'>): Call {
  return { name, line, flags, operands, world, ...rest };
}

/** The files whose texts a line will read, each once. */
export function filesNeeded(stages: readonly PreparedStage[], world: World): FileNode[] {
  const files = stages.flatMap((stage, index) => {
    const rest = { input: index === 0 ? null : [], isPiped: index < stages.length - 1 };
    return stage.command.reads?.(callOf(stage, world, rest)) ?? [];
  });
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Runs the commands of a line, each on the output of the previous one. Output that is too long is cut off with a note. */
export function runStages(stages: readonly PreparedStage[], world: World): Answer {
  const notes: TerminalLine[] = [];
  let input: readonly TerminalLine[] | null = null;
  let effect: Answer['effect'];
  stages.forEach((stage, index) => {
    const answer: Answer = stage.command.run(callOf(stage, world, { input, isPiped: index < stages.length - 1 }));
    notes.push(...(answer.notes ?? []));
    input = answer.lines;
    effect = answer.effect ?? effect;
  });
  return { lines: withinLimit([...notes, ...(input ?? [])]), ...(effect ? { effect } : {}) };
}

function withinLimit(lines: readonly TerminalLine[]): readonly TerminalLine[] {
  const left = lines.length - ANSWER_LINES;
  if (left <= 0) return lines;
  return [...lines.slice(0, ANSWER_LINES), quietLine(`… ${counted(left, 'more line')}; pipe to head or tail`)];
}
