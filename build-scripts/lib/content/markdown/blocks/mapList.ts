import type { List } from 'mdast';
import type { BlockContext, FlowContent } from './blockContext';

export function mapList(node: List, { mapBlocks, noteLists }: BlockContext): List {
  const items = node.children.map((item) => ({
    ...item,
    children: mapBlocks(item.children).map((child): FlowContent =>
      child.type === 'paragraph' && !node.spread && !item.spread ? { ...child, data: { isTight: true } } : child,
    ),
  }));
  // Items are spaced apart if any of them has paragraphs.
  const spread = items.some(({ children }) => children.some((child) => child.type === 'paragraph' && !child.data?.isTight));
  return {
    type: 'list',
    ordered: node.ordered === true,
    start: node.start ?? 1,
    spread,
    data: { notes: noteLists.get(node) },
    children: items.map(({ checked, children }) => ({ type: 'listItem', checked: checked ?? null, spread, children })),
  };
}
