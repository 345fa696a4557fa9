/*
 * What a search can do beyond finding exactly what was asked for. None of it is needed for the first results, so a page
 * may load it later, or never.
 */
export { findAnswer, showAnswer, type Finding, type SearchAnswer, type SearchLibrary } from './answerQuery';
export { matchedPart, type MatchedPart } from './matchedPart';
export { matchesFilters, type Filters } from './matchesFilters';
export { normalizeLogLine } from './normalizeLogLine';
export { parseQuery, type ParsedQuery } from './parseQuery';
export { preparePhrases } from './preparePhrases';
export { rankTyped, type TypedRanking } from './rankTyped';
export { sectionOf, type TextSections } from './sections';
export { symptomMatches } from './symptomMatches';
export { withoutType, withType } from './typeFilter';
