import { compileDocument } from '../../build-scripts/lib/content/document';
import { readContent } from '../../build-scripts/lib/content/readContent';
import { textCode, textSections } from '../../build-scripts/lib/content/textOffsets';
import { OWN_CONTENT } from '../../build-scripts/lib/settings';
import type { Block } from '../../src/core/content/blocks';
import { plainText } from '../../src/core/content/textOf';

const documents = readContent(OWN_CONTENT).documents.map(compileDocument);
const nested = compileDocument({
  folder: 'blog',
  file: 'nested.md',
  name: 'nested',
  text: '---\ntitle: x\n---\nIntro.\n\n> ## Quoted\n> text\n\n- \n- item\n\n  ### Listed\n\n---\n\n## ![](x.png)\n\n## `Last` *one*\n\nEnd',
});

describe('textSections', () => {
  it.each([...documents, nested].map((document) => [document.file, document] as const))(
    'points at each heading in the plain text of %s',
    (_, { blocks, headings }) => {
      const text = plainText(blocks);
      const sections = textSections(blocks);
      const written = headings.filter((heading) => heading.text !== '');
      expect(sections.map(([, id]) => id)).toEqual(written.map(({ id }) => id));
      written.forEach((heading, number) => {
        expect(text.slice(sections[number]?.[0]).startsWith(heading.text)).toBe(true);
      });
    },
  );
});

/** The texts of everything in a block tree that is code, in order. */
function codeIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(codeIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, text } = node as { type?: string; text?: string };
  if (type === 'code') return [text ?? plainText([{ ...(node as Extract<Block, { type: 'code' }>), title: undefined } as unknown as Block])];
  return Object.values(node).flatMap(codeIn);
}

describe('textCode', () => {
  it.each([...documents, nested].map((document) => [document.file, document] as const))('points at all code in the plain text of %s', (_, { blocks }) => {
    const text = plainText(blocks);
    const flat = textCode(blocks);
    let end = 0;
    const found = Array.from({ length: flat.length / 2 }, (__, place) => {
      const start = end + (flat[2 * place] ?? 0);
      end = start + (flat[2 * place + 1] ?? 0);
      return text.slice(start, end);
    });
    expect(found).toEqual(codeIn(blocks));
  });
});
