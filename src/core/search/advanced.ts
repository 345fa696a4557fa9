/*
 * Search features beyond exact matching: filters, complete answers with their rows, close matches, log lines.
 * None is needed to build or query an index, so a page may load them later, or never.
 */
export { findAnswer, isBlank, type SearchAnswer, type SearchLibrary } from './answer/findAnswer';
export { showAnswer } from './answer/showAnswer';
export { closeMatches, isQuestionWord } from './close/closeMatches';
export { messageParts } from './close/logLines';
export { ENTRIES } from './limits';
export { parseQuery, withoutType, withType } from './text/query';
export { codeWithin } from './text/ranges';
