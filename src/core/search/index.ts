/*
 * The search engine: builds an index, decodes it and finds exact matches in it. advanced.ts has the rest,
 * exact/preparePhrases.ts what makes it faster, and types.ts the names of the result types, which pages without search need
 * as well.
 */
export type { SearchAnswer, SearchLibrary, SearchResult } from './answer/findAnswer';
export { CUT } from './exact/excerptAt';
export { search, type SearchHit } from './exact/search';
export { buildIndex, searchable } from './index/buildIndex';
export { decodeIndex, decodeSteps } from './index/decodeIndex';
export type { SearchIndexJson } from './index/format';
export type { SearchIndex } from './index/SearchIndex';
export { BOOST_LIMIT, QUERY_MAX_LENGTH } from './limits';
export { sanitizeQuery } from './text/query';
export { locate, locateAll, withoutOverlaps, type TextCode, type TextParts, type TextRange, type TextSections } from './text/ranges';
export { foldCase } from './text/foldCase';
export { tokensOf } from './text/tokens';
export * from './types';
