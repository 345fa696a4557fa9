import type { Block } from '../../../../src/core/content/blocks';
import { buildIndex, searchable, type SearchDocument, type SearchIndexJson, type SearchTexts, type TextParts } from '../../../../src/core/search';
import { encodeDataFile } from '../../../../src/core/site/dataFile';
import { SEARCH_INDEX, SEARCH_POSTINGS, SEARCH_TEXTS } from '../../../../src/core/site/searchDataPaths';
import { hashOf } from '../../files/cache';
import type { ContentModel } from '../model/model';
import { countBacklinks } from '../articles/pageLinks';
import { searchDocuments } from './searchDocuments';
import { textCode, textSections } from './textOffsets';

/** Where the data files of the search may be. */
export const SEARCH_PATHS = [SEARCH_INDEX, SEARCH_POSTINGS, SEARCH_TEXTS];

/**
 * From this many characters of JSON on, about 25 KiB after brotli, the index is two files: what is fetched at startup, and
 * the postings, which wait for the first search.
 */
const SPLIT_FROM = 64_000;

/** The data files of the search, by their paths; the build's id in each says that they belong together. */
export function searchFiles(model: ContentModel): ReadonlyMap<string, string> {
  const corpus = searchCorpus(model);
  const index = buildIndex(corpus.documents);
  const [texts, sections, code] = [JSON.stringify(corpus.texts), JSON.stringify(corpus.sections), JSON.stringify(corpus.code)];
  const build = hashOf(JSON.stringify(index), texts, sections, code);
  return new Map([...indexFiles(index, build), [SEARCH_TEXTS, encodeDataFile(build, `{"texts":${texts},"sections":${sections},"code":${code}}`)]]);
}

interface SearchCorpus extends TextParts {
  readonly documents: readonly SearchDocument[];
  readonly texts: SearchTexts;
}

/** Everything that a search is answered from, by document number. Projects and repositories have neither sections nor code. */
export function searchCorpus(model: ContentModel): SearchCorpus {
  const documents = searchable(linkedDocuments(model));
  const blocks = documents.map((document) => blocksOf(model, document));
  return { documents, texts: documents.map(({ body }) => body), sections: blocks.map(textSections), code: blocks.map(textCode) };
}

/** What can be searched, each document with how many pages link to it: the dialog offers the ones most linked to. */
function linkedDocuments(model: ContentModel): readonly SearchDocument[] {
  const counts = countBacklinks([...model.wiki.all, ...model.blog.all, ...model.projects.all]);
  return searchDocuments(model).map((document) => ({ ...document, linked: counts.get(document.url) ?? 0 }));
}

function indexFiles(index: SearchIndexJson, build: string): readonly (readonly [string, string])[] {
  const whole = JSON.stringify(index);
  if (whole.length < SPLIT_FROM) return [[SEARCH_INDEX, encodeDataFile(build, whole)]];
  const { postings, codes, ...head } = index;
  return [
    [SEARCH_INDEX, encodeDataFile(build, JSON.stringify(head))],
    [SEARCH_POSTINGS, encodeDataFile(build, JSON.stringify({ postings, codes }))],
  ];
}

/** The blocks whose text is a document's body; projects and repositories have none. */
function blocksOf(model: ContentModel, { type, id }: SearchDocument): readonly Block[] {
  return type === 'wiki' || type === 'blog' ? (model[type].byId(id)?.blocks ?? []) : [];
}
