import type { Code } from 'mdast';
import type { ArticleNode } from './articleTree';

/** Joins adjacent code blocks that have a tab. A lone one stays a block: it has no alternative. */
export function joinTabs(nodes: readonly ArticleNode[]): ArticleNode[] {
  const joined: ArticleNode[] = [];
  let open: Code[] = [];
  const close = () => {
    if (open.length > 1) joined.push({ type: 'tabs', children: open });
    else joined.push(...open);
    open = [];
  };
  for (const node of nodes) {
    const label = node.type === 'code' ? node.data?.tab : undefined;
    if (node.type === 'code' && label !== undefined) {
      // The same name again begins another group.
      if (open.some(({ data }) => data?.tab === label)) close();
      open.push(node);
      continue;
    }
    close();
    joined.push(node);
  }
  close();
  return joined;
}
