import type { Code, Paragraph } from 'mdast';
import type { ArticleNode } from './articleTree';

/** A code block that has a tab, below the tab's name. */
export function namedTab(code: Code): [Paragraph, Code] {
  const name = { type: 'text' as const, value: code.data?.tab ?? '' };
  return [{ type: 'paragraph', children: [{ type: 'strong', children: [name] }] }, code];
}

/** Joins adjacent code blocks that have a tab. A lone one, which has no alternative, stays a block, with its name above it. */
export function joinTabs(nodes: readonly ArticleNode[]): ArticleNode[] {
  const joined: ArticleNode[] = [];
  let open: Code[] = [];
  const close = () => {
    if (open.length > 1) joined.push({ type: 'tabs', children: open });
    else joined.push(...open.flatMap(namedTab));
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
