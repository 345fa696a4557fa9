import type { Block } from '../../../src/core/content/blocks';
import { plainText } from '../../../src/core/content/plainText';
import { buildIndex, searchable, type SearchDocument, type TextSections } from '../../../src/core/search';
import { hashOf } from '../cache';
import type { ContentModel } from './model';
import { searchDocuments } from './pages';

/** The two data files of the search, as they are written. `build` in both says that they belong together. */
export interface SearchFiles {
  readonly index: string;
  /** Beside each text: where its sections begin. Projects and repositories have neither: their body is in the index. */
  readonly texts: string;
}

export function searchFiles(model: ContentModel): SearchFiles {
  const documents = searchable(searchDocuments(model));
  const index = JSON.stringify(buildIndex(documents));
  const texts = JSON.stringify(documents.map((document) => (hasText(document) ? document.body : '')));
  const sections = JSON.stringify(documents.map((document) => sectionsOfDocument(model, document)));
  const build = hashOf(index, texts, sections);
  return { index: `{"build":"${build}","index":${index}}`, texts: `{"build":"${build}","texts":${texts},"sections":${sections}}` };
}

function hasText({ type }: SearchDocument): boolean {
  return type === 'wiki' || type === 'blog';
}

function sectionsOfDocument(model: ContentModel, { type, id }: SearchDocument): TextSections {
  if (type !== 'wiki' && type !== 'blog') return [];
  return textSections(model[type].byId(id)?.blocks ?? []);
}

/** Where in `plainText` of the same blocks each heading begins, with its id; headings inside of quotes and lists too. */
export function textSections(blocks: readonly Block[]): TextSections {
  const texts = blocks.map((block) => ({ block, text: plainText([block]) })).filter(({ text }) => text !== '');
  let offset = 0;
  return texts.flatMap(({ block, text }) => {
    const sections = shifted(sectionsOfBlock(block), offset);
    offset += text.length + 1;
    return sections;
  });
}

function sectionsOfBlock(block: Block): TextSections {
  switch (block.type) {
    case 'heading':
      return [[0, block.id]];
    case 'quote':
    case 'callout':
      return textSections(block.children);
    case 'list':
    case 'footnotes':
      return sectionsOfItems(block.items);
    default:
      return [];
  }
}

/** Items are joined by a line break even where one is empty, other than blocks. */
function sectionsOfItems(items: readonly { readonly children: readonly Block[] }[]): TextSections {
  let offset = 0;
  return items.flatMap(({ children }) => {
    const sections = shifted(textSections(children), offset);
    offset += plainText(children).length + 1;
    return sections;
  });
}

function shifted(sections: TextSections, by: number): TextSections {
  return sections.map(([offset, id]) => [offset + by, id] as const);
}
