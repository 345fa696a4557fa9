import { compileDocument } from '../../build-scripts/lib/content/document';
import { textSections } from '../../build-scripts/lib/content/searchFiles';
import { readContent } from '../../build-scripts/lib/content/readContent';
import { OWN_CONTENT } from '../../build-scripts/lib/settings';
import { plainText } from '../../src/core/content/plainText';

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
