import type { Block } from '../../../src/core/content/blocks';
import type { ProjectContent } from '../../../src/core/content/entities';
import { inlineText, plainText } from '../../../src/core/content/textOf';
import { nearest, type Problem } from './problem';

const PROJECT_SECTIONS = ['Overview', 'Challenges', 'Solutions', 'Technologies'] as const;

/** Reads E3's content out of the sections of a case study; the other sections are the author's. */
export function projectContent(blocks: readonly Block[], file: string, problems: Problem[]): ProjectContent {
  const sections = new Map<string, Block[]>();
  let current: Block[] | undefined;
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) {
      current = [];
      sections.set(inlineText(block.children).trim(), current);
    } else current?.push(block);
  }
  for (const name of PROJECT_SECTIONS) {
    const section = sections.get(name);
    const twin = nearest(name, sections.keys());
    if (!section) {
      problems.push({
        file,
        line: 1,
        column: 1,
        message: `lacks the section "## ${name}"`,
        hint: twin ? `Rename "## ${twin}".` : 'Add it; every project has Overview, Challenges, Solutions and Technologies.',
      });
    } else if (name !== 'Overview' && itemsOf(section).length === 0) {
      problems.push({ file, line: 1, column: 1, message: `has no list under "## ${name}"`, hint: 'Write a bullet for each entry.' });
    }
  }
  const items = (name: string) => itemsOf(sections.get(name) ?? []);
  return {
    overview: plainText((sections.get('Overview') ?? []).filter(({ type }) => type === 'paragraph')),
    challenges: items('Challenges'),
    solutions: items('Solutions'),
    technologies: items('Technologies'),
  };
}

function itemsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'list' ? block.items.map((item) => plainText(item.children)) : []));
}
