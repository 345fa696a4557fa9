import { nearestCommand } from './nearestCommand';
import { matchesGlob } from './matchesGlob';
import type { FileNode, FolderNode, TreeNode } from './fileTree';
import type { Word } from './tokenize';

/** The node that a path leads to, and the path as written; or why there is none. */
export type Resolved =
  | { readonly shown: string; readonly node: TreeNode }
  | { readonly shown: string; readonly problem: 'No such file or directory' | 'Not a directory'; readonly meant: string | null };

/** The parts of a path from the root, normalised: `.`, `..`, `~` and repeated slashes are resolved. */
export function partsOf(folder: string, path: string): string[] {
  const isHome = path === '~' || path.startsWith('~/');
  const from = path.startsWith('/') || isHome ? '' : folder;
  const parts: string[] = [];
  for (const part of `${from}/${isHome ? path.slice(1) : path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts;
}

/** Follows a path through the tree. */
export function resolvePath(root: FolderNode, folder: string, path: string): Resolved {
  let node: TreeNode = root;
  for (const part of partsOf(folder, path)) {
    if (node.type !== 'folder') return { shown: path, problem: 'Not a directory', meant: null };
    const child = node.children.get(part);
    if (!child) return { shown: path, problem: 'No such file or directory', meant: meantPath(node, path, part) };
    node = child;
  }
  if (path.endsWith('/') && node.type !== 'folder') return { shown: path, problem: 'Not a directory', meant: path.replace(/\/+$/, '') };
  return { shown: path, node };
}

/** The path with its last part, which doesn't exist, replaced by the nearest existing name. */
function meantPath({ children }: FolderNode, path: string, part: string): string | null {
  const [, before = '', last = ''] = /^(.*?)([^/]*)\/*$/.exec(path) ?? [];
  if (last !== part) return null;
  const names = [...children.keys()];
  const typed = part.toLowerCase();
  const lower = new Map(names.flatMap((name) => [[name.toLowerCase(), name] as const, [name.toLowerCase().replace(/\.\w+$/, ''), name] as const]));
  const near = lower.get(typed) ?? lower.get(nearestCommand(typed, [...lower.keys()]) ?? '') ?? names.find((name) => name.toLowerCase().startsWith(typed));
  return near === undefined ? null : before + near;
}

/** Expands a word to the paths that match it as a pattern, or to itself when it is no pattern or nothing matches. */
export function pathsOf(root: FolderNode, folder: string, word: Word): string[] {
  if (word.glob === null) return [word.text];
  const isAbsolute = word.glob.startsWith('/');
  const parts = word.glob.split('/').filter(Boolean);
  let found: string[] = [isAbsolute ? '/' : ''];
  for (const part of parts) found = found.flatMap((start) => expand({ root, folder, start }, part));
  // With a slash at its end, it matches folders only.
  if (word.glob.endsWith('/')) found = found.map((path) => `${path.replace(/\/$/, '')}/`).filter((path) => 'node' in resolvePath(root, folder, path));
  return found.length > 0 ? found : [word.text];
}

interface Start {
  readonly root: FolderNode;
  readonly folder: string;
  readonly start: string;
}

function expand({ root, folder, start }: Start, part: string): string[] {
  const base = start === '' || start.endsWith('/') ? start : `${start}/`;
  if (!/(?:^|[^\\])[*?]/.test(part)) {
    const path = base + part.replace(/\\([^])/g, '$1');
    return 'node' in resolvePath(root, folder, path) ? [path] : [];
  }
  const at = resolvePath(root, folder, base || '.');
  if (!('node' in at) || at.node.type !== 'folder') return [];
  return [...at.node.children.keys()].filter((name) => matchesGlob(name, part)).map((name) => base + name);
}

/** Resolves a link to its file; other nodes are returned as they are. */
export function targetOf(node: TreeNode): FileNode | FolderNode {
  return node.type === 'link' ? node.target : node;
}

/** A folder and all its descendants, itself first, each with its path as shown; links are not followed. */
export function walk(node: TreeNode, shown: string): readonly { readonly node: TreeNode; readonly shown: string }[] {
  const self = { node, shown };
  if (node.type !== 'folder') return [self];
  const base = shown.endsWith('/') ? shown : `${shown}/`;
  return [self, ...[...node.children.values()].flatMap((child) => walk(child, base + child.name))];
}
