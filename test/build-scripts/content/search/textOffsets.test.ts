import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import { textCode, textSections } from '../../../../build-scripts/lib/content/search/textOffsets';
import type { Block } from '../../../../src/core/content/blocks';
import { plainText } from '../../../../src/core/content/textOf';
import { ownDocuments } from '../../support/ownContent';

const NESTED = compileDocument({
  folder: 'blog',
  file: 'nested.md',
  name: 'nested',
  text: '---\ntitle: x\n---\nIntro.\n\n> ## Quoted\n> text\n\n- \n- item\n\n  ### Listed\n\n---\n\n## ![](x.png)\n\n## `Last` *one*\n\nEnd',
});

describe('textSections', () => {
  it('points at each heading in the plain text of every document', async () => {
    for (const { file, blocks, headings } of [...(await ownDocuments()), NESTED]) {
      const text = plainText(blocks);
      const sections = textSections(blocks);
      const written = headings.filter((heading) => heading.text !== '');
      expect([file, sections.map(([, id]) => id)]).toEqual([file, written.map(({ id }) => id)]);
      written.forEach((heading, number) => {
        expect([file, heading.id, text.slice(sections[number]?.[0]).startsWith(heading.text)]).toEqual([file, heading.id, true]);
      });
    }
  });
});

/** The texts of all code in a block tree, in order. */
function codeIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(codeIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, text } = node as { type?: string; text?: string };
  if (type === 'code') return [text ?? plainText([{ ...(node as Extract<Block, { type: 'code' }>), title: undefined } as unknown as Block])];
  return Object.values(node).flatMap(codeIn);
}

/** The parts of a text at places given as alternating gaps and lengths. */
function codeAt(text: string, flat: readonly number[]): string[] {
  let end = 0;
  return Array.from({ length: flat.length / 2 }, (_, place) => {
    const start = end + (flat[2 * place] ?? 0);
    end = start + (flat[2 * place + 1] ?? 0);
    return text.slice(start, end);
  });
}

describe('textCode', () => {
  it('points at all code in the plain text of every document', async () => {
    for (const { file, blocks } of [...(await ownDocuments()), NESTED]) {
      expect([file, codeAt(plainText(blocks), textCode(blocks))]).toEqual([file, codeIn(blocks)]);
    }
  });
});
