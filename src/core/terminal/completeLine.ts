import { decodePart } from '../site/decodePart';
import type { World } from './command';
import { commandNamed, isBare } from './commands/commandTable';
import { nameSpan } from './commands/folders';
import type { TerminalSpan } from './line';
import { escapeWord } from './quoteWord';
import { resolvePath, targetOf } from './resolvePath';
import { isWord, tokenize, type Tokens, type Word } from './tokenize';

/** A completion of the last word of a line. */
interface Candidate {
  /** The whole word. */
  readonly text: string;
  readonly shown: TerminalSpan;
  /** Whether it completes the word, so that a blank follows. */
  readonly isWhole: boolean;
}

export interface Completion {
  /** The completed line; it always starts with the original one. */
  readonly draft: string;
  /** The candidates for the last word, if there are several. */
  readonly candidates: readonly TerminalSpan[];
}

/** Completes the last word of a line as far as it is unambiguous: commands, flags, paths, tags. */
export function completeLine(draft: string, world: World): Completion {
  const tokens = tokenize(draft);
  const stage = lastStage(tokens, draft.length);
  const candidates = tokens.hasComment || tokens.open?.mark === '\\' ? [] : candidatesFor(stage, world);
  const [first, ...others] = candidates;
  if (!first) return { draft, candidates: [] };
  const typed = stage.current.length;
  const common = others.reduce((prefix, { text }) => commonPrefix(prefix, text.slice(typed)), first.text.slice(typed));
  const end = others.length === 0 && first.isWhole ? ' ' : '';
  return { draft: draft + inContext(common, tokens.open, end), candidates: others.length === 0 ? [] : candidates.map(({ shown }) => shown) };
}

interface LastStage {
  /** The words before the one being completed. */
  readonly before: readonly Word[];
  /** The word so far. */
  readonly current: string;
}

function lastStage({ tokens }: Tokens, length: number): LastStage {
  const lastPipe = tokens.reduce((found, token, index) => (isWord(token) ? found : index), -1);
  const words = tokens.slice(lastPipe + 1).filter(isWord);
  const last = words.at(-1);
  return last?.end === length ? { before: words.slice(0, -1), current: last.text } : { before: words, current: '' };
}

function candidatesFor({ before, current }: LastStage, world: World): Candidate[] {
  const [name, ...args] = before;
  if (!name) return current === '' ? [] : commandCandidates(current, world);
  const command = commandNamed(name.text);
  if (!command) return [];
  const value = command.flags?.[/^-(\w+)$/.exec(args.at(-1)?.text ?? '')?.[1] ?? '']?.value;
  if (value !== undefined) return plain(valuesOf(value, world), current, true);
  if (current.startsWith('-') && !command.takesAnything) return plain(flagsOf(command.flags), current, true);
  const isPattern = command.operands === 'pattern and paths' && !args.some(({ text }) => !text.startsWith('-'));
  if (command.operands === undefined || isPattern) return [];
  if (command.operands === 'commands') return commandCandidates(current, world, true);
  if (command.operands === 'themes') return plain(['dark', 'light', 'system'], current, false);
  return pathCandidates(current, world, command.operands === 'folders');
}

function plain(texts: readonly string[], current: string, isWhole: boolean): Candidate[] {
  return texts.filter((text) => text.startsWith(current)).map((text) => ({ text, shown: text, isWhole }));
}

function flagsOf(flags: object = {}): string[] {
  return Object.keys(flags).map((flag) => `-${flag}`);
}

function valuesOf(value: string, { tree }: World): readonly string[] {
  if (value === 'kind') return ['f', 'd', 'l'];
  const tags = value === 'tag' ? tree.children.get('tags') : undefined;
  return tags?.type === 'folder' ? [...tags.children.keys()].map(decodePart) : [];
}

/** T1: case-insensitive; what was typed keeps its case. */
function commandCandidates(current: string, { commands }: World, isArgument = false): Candidate[] {
  const typed = current.toLowerCase();
  return Object.entries(commands)
    .filter(([name]) => name.startsWith(typed))
    .map(([name, command]) => ({ text: name, shown: name, isWhole: !isArgument && !isBare(command) }));
}

function pathCandidates(current: string, { tree, folder }: World, onlyFolders: boolean): Candidate[] {
  const start = current.slice(0, current.lastIndexOf('/') + 1);
  const resolved = resolvePath(tree, folder, start === '' ? '.' : start);
  if (!('node' in resolved) || resolved.node.type !== 'folder') return [];
  return [...resolved.node.children.values()]
    .filter((node) => node.name.startsWith(current.slice(start.length)) && (!onlyFolders || node.type === 'folder'))
    .map((node) => {
      const isFolder = targetOf(node).type === 'folder';
      const name = isFolder ? `${node.name}/` : node.name;
      return { text: start + name, shown: nameSpan(node, name), isWhole: !isFolder };
    });
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

/** An addition, escaped for the end of the line: inside an open quote, or with backslashes. */
function inContext(added: string, open: Tokens['open'], end: string): string {
  if (!open) return escapeWord(added) + end;
  if (open.mark === '"') return added.replace(/["\\]/g, '\\$&') + (end && `"${end}`);
  return added.includes("'") ? '' : added + (end && `'${end}`);
}
