import type { Answer, Call } from './command';
import type { FileNode, TreeNode } from './fileTree';
import { errorLine, quietLine, type TerminalLine, type TerminalSpan } from './line';
import { quoteWord } from './quoteWord';
import { pathsOf, resolvePath, targetOf, walk, type Resolved } from './resolvePath';
import type { Word } from './tokenize';

/** A file, and the path by which it was named. */
export interface NamedFile {
  readonly file: FileNode;
  readonly shown: string;
}

export interface NamedFiles {
  readonly files: readonly NamedFile[];
  readonly notes: readonly TerminalLine[];
}

/** Where a word leads to. */
type Place = Resolved & { readonly word: Word };

/** Resolves each word as a path; a pattern expands to all its matches. */
export function resolveWords({ world }: Call, words: readonly Word[]): Place[] {
  return words.flatMap((word) => pathsOf(world.tree, world.folder, word).map((path) => ({ ...resolvePath(world.tree, world.folder, path), word })));
}

/** A shell's error for a path that doesn't exist, and the line with the path that may have been meant. */
export function pathProblem({ name, line }: Call, { word, shown, problem, meant }: Extract<Place, { problem: string }>): TerminalLine[] {
  const said = errorLine(`${name}: ${shown}: ${problem}`);
  if (meant === null) return [said];
  const command = line.slice(0, word.start) + quoteWord(meant) + line.slice(word.end);
  return [said, quietLine('Did you mean ', { text: meant, command }, '?')];
}

/** The files that words name; for a folder, all below it if recursive, else a note. */
export function namedFiles(call: Call, words: readonly Word[], isRecursive = false): NamedFiles {
  const files: NamedFile[] = [];
  const notes: TerminalLine[] = [];
  for (const resolved of resolveWords(call, words)) {
    if ('problem' in resolved) notes.push(...pathProblem(call, resolved));
    else if (targetOf(resolved.node).type === 'folder' && !isRecursive) notes.push(...isFolder(call.name, resolved.shown));
    else for (const { file, shown } of filesBelow(resolved.node, resolved.shown)) addFile({ file, shown }, { name: call.name, isRecursive, files, notes });
  }
  return { files, notes };
}

function isFolder(name: string, shown: string): TerminalLine[] {
  const hint: TerminalSpan = { text: `ls ${quoteWord(shown)}`, command: `ls ${quoteWord(shown)}` };
  return [errorLine(`${name}: ${shown}: Is a directory`), quietLine('Try ', hint, name === 'grep' ? ', or grep -r' : '')];
}

/** Follows a link only if it was named itself. */
function filesBelow(node: TreeNode, shown: string): NamedFile[] {
  const start = targetOf(node);
  return walk(start, shown).flatMap(({ node: below, shown: path }) => (below.type === 'file' ? [{ file: below, shown: path }] : []));
}

interface Collected {
  readonly name: string;
  readonly isRecursive: boolean;
  readonly files: NamedFile[];
  readonly notes: TerminalLine[];
}

function addFile(named: NamedFile, { name, isRecursive, files, notes }: Collected): void {
  const { file, shown } = named;
  if (file.content.kind !== 'binary') files.push(named);
  else if (!isRecursive) notes.push(errorLine(`${name}: ${shown}: binary file; see `, { text: file.name, href: file.href }));
}

/** A text that a filter reads: a file, or what is piped in. */
interface Source {
  readonly named: NamedFile | null;
  readonly lines: readonly TerminalLine[];
}

/** A filter's input: what is piped in, or the files that it names. */
export function sourcesOf(call: Call): { readonly sources: readonly Source[]; readonly notes: readonly TerminalLine[] } {
  if (call.operands.length === 0) {
    if (call.input) return { sources: [{ named: null, lines: call.input }], notes: [] };
    return { sources: [], notes: [errorLine(`${call.name}: nothing to read; name a file, or pipe something into it`)] };
  }
  const { files, notes } = namedFiles(call, call.operands);
  const linesOf = ({ file }: NamedFile) =>
    call.world
      .read(file)
      .lines()
      .map(({ line }) => line);
  return { sources: files.map((named) => ({ named, lines: linesOf(named) })), notes };
}

/** The same as one text. */
export function linesToFilter(call: Call): Answer {
  const { sources, notes } = sourcesOf(call);
  return { lines: sources.flatMap(({ lines }) => lines), notes };
}

/** The files that `sourcesOf` will read. */
export function filesToFilter(call: Call): FileNode[] {
  return namedFiles(call, call.operands).files.map(({ file }) => file);
}
