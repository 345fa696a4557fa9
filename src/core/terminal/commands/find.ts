import type { Answer, Call, Command } from '../command';
import type { TreeNode } from '../fileTree';
import { errorLine, line, type TerminalLine } from '../line';
import { matchesGlob } from '../matchesGlob';
import { pathProblem, resolveWords } from '../namedFiles';
import { walk } from '../resolvePath';
import { nameSpan } from './folders';

const TYPES: Readonly<Record<string, TreeNode['type']>> = { f: 'file', d: 'folder', l: 'link' };

export const find: Command = {
  usage: '[path …] [-name pattern] [-type f|d|l] [-tag tag]',
  about: 'finds files by name, kind or tag',
  manual: [
    'Prints every path below the folders that are named, or below this one, for which all conditions hold. In a pattern * stands for any characters and ? for one; put it in quotes.',
  ],
  flags: {
    name: { about: 'the name matches the pattern', value: 'pattern' },
    type: { about: 'f: a file, d: a folder, l: a link in the folder of a tag', value: 'kind' },
    tag: { about: 'the page has the tag, in upper or lower case', value: 'tag' },
  },
  operands: 'paths',
  needsTree: true,
  run: findFiles,
};

function findFiles(call: Call): Answer {
  const { type } = call.flags;
  if (type !== undefined && !Object.hasOwn(TYPES, type)) return { lines: [], notes: [errorLine(`find: -type takes f, d or l, not ${type}`)] };
  const isHere = call.operands.length === 0;
  const starts = isHere ? [{ text: '.', glob: null, start: 0, end: 0 }] : call.operands;
  const lines: TerminalLine[] = [];
  const notes: TerminalLine[] = [];
  for (const resolved of resolveWords(call, starts)) {
    if ('problem' in resolved) notes.push(...pathProblem(call, resolved));
    else {
      const found = walk(resolved.node, resolved.shown).filter(({ node }) => fits(node, call.flags));
      lines.push(...found.map(({ node, shown }) => line(nameSpan(node, isHere ? shown.replace(/^\.\//, '') : shown))));
    }
  }
  return { lines, notes };
}

function fits(node: TreeNode, { name, type, tag }: Call['flags']): boolean {
  if (name !== undefined && !matchesGlob(node.name, name)) return false;
  if (type !== undefined && node.type !== TYPES[type]) return false;
  return tag === undefined || hasTag(node, tag.toLowerCase());
}

/** G2: compared case-insensitively. */
function hasTag(node: TreeNode, tag: string): boolean {
  return node.type === 'file' && 'record' in node.content && node.content.record.tags.some((own) => own.toLowerCase() === tag);
}
