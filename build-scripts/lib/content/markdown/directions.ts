import type { Nodes, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Direction } from '../../../../src/core/site/direction';
import type { ArticleNode } from './articleTree';
import { stepMarkIn } from './stepMarks';

/** A letter of a script that is written from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;

/** Blocks that have a direction of their own, which their content inherits. */
const DIRECTED: ReadonlySet<string> = new Set(['paragraph', 'heading', 'step', 'list', 'blockquote', 'callout', 'table']);

/**
 * Marks the blocks of an article whose direction differs from that of their surroundings: on ordinary pages, none does. Code is always
 * left to right.
 */
export function markDirections(article: readonly ArticleNode[], text: string, page: Direction): void {
  if (page === 'rtl' || RIGHT_TO_LEFT.test(text)) for (const node of article) markNode(node, page);
}

function markNode(node: Nodes, around: Direction): void {
  if (node.type === 'code' || node.type === 'tabs' || node.type === 'inlineCode') {
    if (around === 'rtl') mark(node, 'ltr');
    return;
  }
  // A list item has its list's direction, so that all bullets are on one side.
  const own = DIRECTED.has(node.type) ? (directionIn(node) ?? around) : around;
  if (own !== around) mark(node, own);
  if ('children' in node) for (const child of node.children) markNode(child, own);
}

/** The direction of the first letter in a node, outside code; undefined where there is none. */
function directionIn(node: Nodes): Direction | undefined {
  if (node.type === 'text') {
    const [letter] = /\p{L}/u.exec(node.value) ?? [];
    return letter === undefined ? undefined : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
  }
  if (!('children' in node) || node.type === 'tabs') return undefined;
  const [first, ...rest] = node.children;
  for (const child of isMark(first) ? [...rest, first] : node.children) {
    const found = directionIn(child);
    if (found) return found;
  }
  return undefined;
}

/** A mark such as `**Roll back**` is English in any language: it only counts where there is nothing else. */
const isMark = (node: Nodes | undefined): node is Strong => node?.type === 'strong' && stepMarkIn(toString(node)) !== null;

/** Becomes an attribute, in feeds and on pages. */
function mark(node: Nodes, dir: Direction): void {
  node.data = { ...node.data, hProperties: { dir } };
  if (node.type === 'code' && node.data.block) Object.assign(node.data.block, { dir });
}

/** The direction that a node has been given. */
export function dirOf({ data }: Nodes): { readonly dir?: Direction } {
  const { dir } = (data as { readonly hProperties?: { readonly dir?: Direction } } | undefined)?.hProperties ?? {};
  return dir ? { dir } : {};
}
