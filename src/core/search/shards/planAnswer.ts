import { composeAnswer, isBlank, searchedText, type SearchAnswer } from '../answer/findAnswer';
import { sortHits, type SearchHit } from '../exact/search';
import { SCORES } from '../limits';
import { matchesFilters, parseQuery, losesCharacters, sanitizeQuery, typedNeedle, type ParsedQuery } from '../text/query';
import { foldCase } from '../text/tokens';
import { SHARD_FLAG } from './format';
import { helpIn } from './helpIn';
import type { OpenShards } from './lookUp';
import { hitsOf, type ShardQuery } from './planSearch';
import { matchExactly } from './readTexts';
import { ShardReader, type ArrivedFiles } from './ShardReader';
import { wordsIn } from './shardWords';
import { showIn, type FoundInShards } from './showIn';
import { documentsOf, noMatches } from './tableShard';

/** The whole answer to a query with filters and close matches, or the files without which there is none. */
export type AnswerPlan = { readonly answer: SearchAnswer } | { readonly needs: readonly string[] };

/**
 * Answers a query as typed from sharded data, like `findAnswer` and `showAnswer` from a whole index: the same results in the
 * same order. Asks for what is missing like `planSearch`.
 *
 * @throws SearchIndexError for damaged files
 */
export function planAnswer(files: ArrivedFiles, { query, shownRows }: ShardQuery): AnswerPlan {
  const parsed = parseQuery(query);
  const reader = new ShardReader(files);
  if (isBlank(parsed)) return { answer: { ...composeAnswer(parsed, NOTHING), typed: [], results: [], help: null } };
  const head = reader.head();
  const answer = head && answerTo({ reader, head }, parsed, shownRows);
  return answer && reader.needs.length === 0 ? { answer } : { needs: reader.needs };
}

const NOTHING = { typed: [], rest: [], documentCount: 0, passes: () => false, help: () => null };

function answerTo(shards: OpenShards, query: ParsedQuery, shownRows: number): SearchAnswer | null {
  const found = findIn(shards, searchedText(query));
  const passes = filterOf(shards, query);
  if (!found || !passes) return null;
  const words = wordsIn(shards);
  const help = () => helpIn(shards, words, searchedText(query));
  const answer = composeAnswer(query, { ...hitsIn(shards, found), documentCount: shards.head.documents, passes, help });
  return shards.reader.needs.length > 0 ? null : showIn(shards, { answer, found, words }, shownRows);
}

function findIn(shards: OpenShards, text: string): FoundInShards | null {
  const nothing = noMatches(shards.head.documents);
  const [needle, asTyped] = [sanitizeQuery(text), typedNeedle(text)];
  const exact = needle === '' ? nothing : matchExactly(shards, foldCase(needle));
  const typed = losesCharacters(text) ? matchExactly(shards, foldCase(asTyped)) : nothing;
  return exact && typed && { exact, typed };
}

/** Of the query as typed only the texts count, as in a whole index. */
function hitsIn({ head }: OpenShards, { exact, typed }: FoundInShards): { readonly typed: readonly SearchHit[]; readonly rest: readonly SearchHit[] } {
  const countOf = (doc: number) => (typed.flags[doc] ?? 0) & SHARD_FLAG.count;
  const docs = Array.from(typed.flags.keys()).filter((doc) => countOf(doc) > 0);
  const asTyped = docs.map((doc) => ({ doc, score: SCORES.bodyContains + countOf(doc) }));
  return { typed: sortHits(asTyped), rest: hitsOf(head, exact).filter(({ doc }) => countOf(doc) === 0) };
}

/** Whether a document has one of the types that a query names, and all of its tags; null while the tags are missing. */
function filterOf({ reader, head }: OpenShards, { types, tags }: ParsedQuery): ((hit: SearchHit) => boolean) | null {
  const known = tags.length === 0 ? null : reader.tags(head.documents);
  if (tags.length > 0 && !known) return null;
  const tagged = tags.map((tag) => new Set(known ? documentsOf(known, foldCase(tag)) : []));
  const isOfType = (doc: number) => matchesFilters({ type: head.typeOf(doc), tags: [] }, { types, tags: [] });
  return ({ doc }) => isOfType(doc) && tagged.every((docs) => docs.has(doc));
}
