/*
 * The search engine: builds an index, decodes it and finds exact matches in it. advanced.ts has the rest,
 * exact/preparePhrases.ts what makes it faster, and types.ts the names of the result types, which pages without search need
 * as well. The types of all entry points are exported here.
 */
export type { SearchAnswer, SearchLibrary, SearchResult } from './answer/findAnswer';
export type { CloseMatches } from './close/closeMatches';
export { CUT, excerptAt, type Excerpt } from './exact/excerptAt';
export { search, type ExactMatches, type SearchHit } from './exact/search';
export { buildIndex, searchable } from './index/buildIndex';
export { decodeIndex, decodeSteps } from './index/decodeIndex';
export { SearchIndexError, type IndexedDocument, type SearchIndexJson, type SearchIndexProblem } from './index/format';
export type { SearchIndex } from './index/SearchIndex';
export { BOOST_LIMIT, EXCERPT_LEAD, EXCERPT_LENGTH, QUERY_MAX_LENGTH, BODY_SCORE, EQUAL_TITLE_SCORE, OCCURRENCE_CAP, TITLE_SCORE } from './limits';
export { sanitizeQuery, type ParsedQuery } from './text/query';
export { locate, locateAll, withoutOverlaps, type TextCode, type TextParts, type TextRange, type TextSections } from './text/ranges';
export { foldCase } from './text/foldCase';
export { tokensOf } from './text/tokens';
export * from './types';
