import type { Block } from '../../../src/core/content/blocks';
import { buildIndex, searchable, type SearchDocument } from '../../../src/core/search';
import { hashOf } from '../cache';
import type { ContentModel } from './model';
import { searchDocuments } from './pages';
import { textCode, textSections } from './textPlaces';

/** The two data files of the search, as they are written. `build` in both says that they belong together. */
export interface SearchFiles {
  readonly index: string;
  /** The bodies, by document number, and beside each where its sections begin and where it is code; projects and repositories have neither. */
  readonly texts: string;
}

export function searchFiles(model: ContentModel): SearchFiles {
  const documents = searchable(searchDocuments(model));
  const index = JSON.stringify(buildIndex(documents));
  const texts = JSON.stringify(documents.map(({ body }) => body));
  const sections = JSON.stringify(documents.map((document) => textSections(blocksOf(model, document))));
  const code = JSON.stringify(documents.map((document) => textCode(blocksOf(model, document))));
  const build = hashOf(index, texts, sections, code);
  return { index: `{"build":"${build}","index":${index}}`, texts: `{"build":"${build}","texts":${texts},"sections":${sections},"code":${code}}` };
}

function blocksOf(model: ContentModel, { type, id }: SearchDocument): readonly Block[] {
  return type === 'wiki' || type === 'blog' ? (model[type].byId(id)?.blocks ?? []) : [];
}
