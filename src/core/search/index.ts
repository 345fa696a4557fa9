/*
 * What a page needs to find and show. extras.ts has what may come later; the types of both are here.
 */
export { buildIndex } from './buildIndex';
export { decodeIndex } from './decodeIndex';
export { excerptAt, excerptOf, locate, locateAll, type Excerpt, type TextRange } from './excerptOf';
export { foldCase } from './foldCase';
export { INDEX_FORMAT, INDEX_VERSION, type IndexedDocument, type SearchIndexJson } from './format';
export { BOOST_LIMIT, EXCERPT_LEAD, EXCERPT_LENGTH, QUERY_MAX_LENGTH, SCORES } from './limits';
export type { CloseMatches, SearchHit, SearchOutcome } from './outcome';
export type { ParsedQuery } from './parseQuery';
export { sanitizeQuery } from './sanitizeQuery';
export { search } from './search';
export { searchable } from './searchable';
export type { SearchIndex } from './SearchIndex';
export { SearchIndexError, type SearchIndexProblem } from './SearchIndexError';
export type { TextCode, TextParts, TextSections } from './sections';
export { toSearchResult, type SearchResult } from './toSearchResult';
export * from './types';
