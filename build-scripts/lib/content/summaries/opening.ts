import type { Block } from '../../../../src/core/content/blocks';
import { contentOf } from '../../../../src/core/content/blockTree';
import { plainText } from '../../../../src/core/content/textOf';

/** The first one with text: a picture, a link or code alone doesn't count. */
export function firstParagraph(blocks: readonly Block[]): Block | undefined {
  return blocks.find((each) => each.type === 'paragraph' && each.children.some((child) => typeof child === 'string' && /\p{L}/u.test(child)));
}

/** What a text begins with, on one line: its first paragraph, also one in a list or a callout. A heading or code would say little about it. */
export function openingOf(blocks: readonly Block[]): string {
  const paragraph = firstParagraph(blocks) ?? firstParagraph(blocks.flatMap(nestedIn));
  return onOneLine(paragraph ? plainText([paragraph]) : (plainText(blocks).split('\n', 1)[0] ?? ''));
}

function nestedIn(block: Block): readonly Block[] {
  const content = contentOf(block);
  if (content.kind === 'blocks') return content.blocks.flatMap((each) => [each, ...nestedIn(each)]);
  return content.kind === 'items' ? content.items.flatMap(({ children }) => children.flatMap((each) => [each, ...nestedIn(each)])) : [];
}

/** Whether a description is how the text begins, perhaps cut off there. A page that shows both says it twice. */
export function isOpening(description: string, blocks: readonly Block[]): boolean {
  const start = onOneLine(description).replace(/(?:…|\.\.\.)$/, '');
  return start !== '' && openingOf(blocks).startsWith(start);
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
