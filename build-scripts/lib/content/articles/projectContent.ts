import type { Block } from '../../../../src/core/content/blocks';
import type { ProjectContent } from '../../../../src/core/content/entities';
import { inlineText, plainText } from '../../../../src/core/content/textOf';

/** Reads E3's content from the sections of a case study with those names; the other sections are the author's. */
export function projectContent(blocks: readonly Block[]): ProjectContent {
  const sections = sectionsOf(blocks);
  const items = (name: string) => (sections.get(name) ?? []).flatMap(itemsOf);
  return {
    overview: plainText((sections.get('Overview') ?? []).filter(({ type }) => type === 'paragraph')),
    challenges: items('Challenges'),
    solutions: items('Solutions'),
    technologies: items('Technologies'),
  };
}

/** The blocks under each heading of the second level. */
function sectionsOf(blocks: readonly Block[]): ReadonlyMap<string, readonly Block[]> {
  const sections = new Map<string, Block[]>();
  let current: Block[] | undefined;
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) {
      current = [];
      sections.set(inlineText(block.children).trim(), current);
    } else current?.push(block);
  }
  return sections;
}

function itemsOf(block: Block): string[] {
  return block.type === 'list' ? block.items.map((item) => plainText(item.children)) : [];
}
