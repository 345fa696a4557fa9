import { counted } from '../../counted';
import type { Answer, Call, Command } from '../command';
import type { FolderNode, TreeNode } from '../fileTree';
import { TREE_DEPTH } from '../limits';
import { columns, errorLine, line, quiet, quietLine, type TerminalLine, type TerminalSpan } from '../line';
import { pathProblem, resolveWords } from '../namedFiles';
import { quoteWord } from '../quoteWord';
import type { Resolved } from '../resolvePath';
import { HERE, type Word } from '../tokenize';

const orHere = (words: readonly Word[]) => (words.length === 0 ? [HERE] : words);

export const FOLDERS: Readonly<Record<string, Command>> = {
  ls: {
    usage: '[-l] [-a] [-1] [path …]',
    about: 'lists a folder',
    manual: ['Guides are in wiki, posts in blog, case studies in projects. A folder of tags holds links to what has the tag.'],
    flags: { l: { about: 'with the date and the title of each' }, a: { about: 'with . and ..; nothing else is hidden' }, 1: { about: 'one name per line' } },
    operands: 'paths',
    needsTree: true,
    run: list,
  },
  cd: {
    usage: '[folder]',
    about: 'enters a folder',
    manual: ['Without a folder, and for ~, the top of the site; - is the folder before.'],
    operands: 'folders',
    needsTree: true,
    run: enter,
  },
  pwd: { usage: '', about: 'prints the folder you are in', run: ({ world }) => ({ lines: [line(world.folder)] }) },
  tree: {
    usage: '[-d] [-L depth] [folder …]',
    about: 'draws folders and what is in them',
    flags: { d: { about: 'folders only' }, L: { about: `how many levels deep; ${TREE_DEPTH} by default`, value: 'depth' } },
    operands: 'folders',
    needsTree: true,
    run: draw,
  },
};

/** The name of a node as a link to its page; a folder without one is listed. */
export function nameSpan(node: TreeNode, text = node.name): TerminalSpan {
  const href = node.type === 'link' ? node.target.href : node.href;
  return href === null ? { text, command: `ls ${quoteWord(node.path)}` } : { text, href };
}

type Found = Extract<Resolved, { node: TreeNode }>;

function resolveAll(call: Call): { readonly found: Found[]; readonly notes: TerminalLine[] } {
  const resolved = resolveWords(call, orHere(call.operands));
  return {
    found: resolved.flatMap((place) => ('node' in place ? [place] : [])),
    notes: resolved.flatMap((place) => ('problem' in place ? pathProblem(call, place) : [])),
  };
}

/** Like `ls`: files first, then folders, each under its name where there are several. */
function list(call: Call): Answer {
  const { found, notes } = resolveAll(call);
  const files = found.filter(({ node }) => node.type !== 'folder');
  const folders = found.flatMap(({ node, shown }) => (node.type === 'folder' ? [{ node, shown }] : []));
  const hasNames = found.length + Number(notes.length > 0) > 1;
  const parts = folders.map(({ node, shown }) => [
    ...(hasNames ? [{ spans: [`${shown}:`], look: 'quiet', gap: true } as const] : []),
    ...rows(call, members(call, node)),
  ]);
  return { lines: [...rows(call, files.map(entryOf)), ...parts.flat()], notes };
}

interface Entry {
  readonly shown: string;
  readonly node: TreeNode | null;
}

const entryOf = ({ node, shown }: Found): Entry => ({ node, shown });

function members({ flags }: Call, { children }: FolderNode): Entry[] {
  const dots = 'a' in flags ? ['.', '..'].map((shown) => ({ shown, node: null })) : [];
  return [...dots, ...[...children.values()].map((node) => ({ shown: node.name, node }))];
}

function rows({ flags, isPiped }: Call, entries: readonly Entry[]): TerminalLine[] {
  const names = entries.map(({ node, shown }) => (node === null ? shown : nameSpan(node, node.type === 'folder' && !isPiped ? `${shown}/` : shown)));
  if ('l' in flags) return longRows(entries, names);
  if (entries.length === 0) return [];
  return isPiped || '1' in flags ? names.map((name) => line(name)) : [columns(names)];
}

function longRows(entries: readonly Entry[], names: readonly TerminalSpan[]): TerminalLine[] {
  const widthOf = (name: TerminalSpan) => (typeof name === 'string' ? name : name.text).length;
  const widest = Math.max(0, ...names.map(widthOf));
  return entries.map(({ node }, index) => {
    const name = names[index] ?? '';
    const about = node === null ? '' : aboutOf(node);
    return {
      spans: [quiet((node ? dateOf(node) : '').padEnd(12)), name, ...(about === '' ? [] : [' '.repeat(widest + 2 - widthOf(name)), quiet(about)])],
      hang: 12,
    };
  });
}

function dateOf(node: TreeNode): string {
  if (node.type === 'link') return dateOf(node.target);
  if (node.type === 'file') return 'record' in node.content ? (node.content.record.date ?? '') : '';
  return [...node.children.values()].map(dateOf).sort().at(-1) ?? '';
}

function aboutOf(node: TreeNode): string {
  if (node.type === 'link') return `-> ${node.target.path}`;
  if (node.type === 'folder') return counted(node.children.size, ...node.holds);
  return 'record' in node.content ? node.content.record.title : 'the resume';
}

function enter(call: Call): Answer {
  if (call.operands.length > 1) return { lines: [], notes: [errorLine('cd: too many arguments')] };
  const { lastFolder } = call.world;
  if (call.operands[0]?.text === '-') {
    if (lastFolder === null) return { lines: [], notes: [errorLine('cd: there is no folder to go back to')] };
    return { lines: [line(lastFolder)], effect: { type: 'folderEntered', folder: lastFolder } };
  }
  const [first] = call.operands.length === 0 ? resolveWords(call, [{ ...HERE, text: '~' }]) : resolveWords(call, call.operands);
  if (!first) return { lines: [] };
  if ('problem' in first) return { lines: [], notes: pathProblem(call, first) };
  const { node, shown } = first;
  if (node.type !== 'folder') return { lines: [], notes: [errorLine(`cd: ${shown}: Not a directory`)] };
  return { lines: [], effect: { type: 'folderEntered', folder: node.path } };
}

function draw(call: Call): Answer {
  const depth = call.flags['L'] === undefined ? TREE_DEPTH : Number(call.flags['L']);
  if (!Number.isInteger(depth) || depth < 1) return { lines: [], notes: [errorLine(`tree: -L takes a number from 1 up, not ${call.flags['L'] ?? ''}`)] };
  const { found, notes } = resolveAll(call);
  const counts = { folders: 0, files: 0 };
  const lines = found.flatMap(({ node, shown }) => [line(nameSpan(node, shown)), ...branches(node, { depth, onlyFolders: 'd' in call.flags, counts })]);
  const summary = [counted(counts.folders, 'directory', 'directories'), ...('d' in call.flags ? [] : [counted(counts.files, 'file')])].join(', ');
  return { lines: found.length === 0 ? lines : [...lines, { ...quietLine(summary), gap: true }], notes };
}

interface Drawing {
  readonly depth: number;
  readonly onlyFolders: boolean;
  readonly counts: { folders: number; files: number };
}

function branches(node: TreeNode, drawing: Drawing, before = ''): TerminalLine[] {
  if (node.type !== 'folder' || drawing.depth === 0) return [];
  const children = [...node.children.values()].filter((child) => child.type === 'folder' || !drawing.onlyFolders);
  return children.flatMap((child, index) => {
    const isLast = index === children.length - 1;
    drawing.counts[child.type === 'folder' ? 'folders' : 'files'] += 1;
    const name: readonly TerminalSpan[] = child.type === 'link' ? [nameSpan(child), quiet(` -> ${child.target.path}`)] : [nameSpan(child)];
    const own = line(quiet(`${before}${isLast ? '└── ' : '├── '}`), ...name);
    return [own, ...branches(child, { ...drawing, depth: drawing.depth - 1 }, `${before}${isLast ? '    ' : '│   '}`)];
  });
}
