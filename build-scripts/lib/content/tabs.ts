import type { Block, Tab } from '../../../src/core/content/blocks';

/**
 * Joins neighbouring code blocks that have a tab to one place with tabs. One alone stays a block: it has no alternative.
 *
 * @param tabOf what the tab of a block is called
 */
export function joinTabs(blocks: readonly Block[], tabOf: { readonly get: (block: Block) => string | undefined }): Block[] {
  const joined: Block[] = [];
  let open: Tab[] = [];
  const close = () => {
    if (open.length > 1) joined.push({ type: 'tabs', tabs: open });
    else joined.push(...open.map(({ block }) => block));
    open = [];
  };
  for (const block of blocks) {
    const label = tabOf.get(block);
    if (block.type === 'code' && label !== undefined) {
      // The same name again begins another place.
      if (open.some((tab) => tab.label === label)) close();
      open.push({ label, block });
      continue;
    }
    close();
    joined.push(block);
  }
  close();
  return joined;
}
