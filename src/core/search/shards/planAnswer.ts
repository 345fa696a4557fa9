import { composeAnswer, isBlank, searchedText, type SearchAnswer } from '../answer/findAnswer';
import { closeWords, wordMatches, type CloseMatches } from '../close/closeMatches';
import { furtherMatches, furtherWords } from '../close/furtherMatches';
import type { LogMessage } from '../close/logLines';
import { addressMatches, variantMatches, withoutPrompt, type AddressIndex } from '../close/meantMatches';
import type { WordLibrary } from '../close/rankWords';
import { messageMatches, messageOf, messageWords, type ReadDocument } from '../close/symptomMatches';
import { scoreOf, sortHits, type SearchHit } from '../exact/search';
import { BODY_SCORE, EQUAL_TITLE_SCORE } from '../limits';
import { closeNeedle, losesCharacters, matchesFilters, parseQuery, sanitizeQuery, typedNeedle, type ParsedQuery } from '../text/query';
import { foldCase } from '../text/foldCase';
import { SHARD_FLAG } from './format';
import { documentsOfKey, type OpenShards } from './lookUp';
import { matchExactly, readBody, readFolded, wordsIn, type ShardWords } from './matchExactly';
import { ShardReader, type ArrivedFiles, type ShardHead } from './ShardReader';
import { showIn, type FoundInShards } from './showIn';
import { documentsOf, noMatches, type Matches } from './tableShard';

/** A query as typed, and how many rows of its results are shown. */
export interface ShardQuery {
  readonly query: string;
  readonly shownRows: number;
  /** Whether further pages with its words are wanted, too: they take more files than the rest. */
  readonly wantsFurther?: boolean;
}

/** The whole answer to a query, with filters and close matches, or the files that are still needed for it. */
export type AnswerPlan = { readonly answer: SearchAnswer } | { readonly needs: readonly string[] };

/**
 * Answers a query as typed from sharded data, of which any part may have arrived, like `findAnswer` and `showAnswer` from a whole index: the same
 * results in the same order. Answers only when everything that the answer depends on is there; otherwise says what to fetch before the next call.
 * Pure, and each call asks for files that haven't arrived, so a caller's loop ends.
 *
 * @throws SearchIndexError for damaged files
 */
export function planAnswer(files: ArrivedFiles, { query, shownRows, wantsFurther = false }: ShardQuery): AnswerPlan {
  const parsed = parseQuery(query);
  const reader = new ShardReader(files);
  if (isBlank(parsed)) return { answer: { ...composeAnswer(parsed, NOTHING), typed: [], results: [], help: null } };
  const head = reader.head();
  const answer = head && answerTo({ reader, head }, parsed, { shownRows, wantsFurther });
  return answer && reader.needs.length === 0 ? { answer } : { needs: reader.needs };
}

const NOTHING = { typed: [], rest: [], documentCount: 0, passes: () => false, help: () => null };

function answerTo(shards: OpenShards, query: ParsedQuery, { shownRows, wantsFurther }: AnswerOptions): SearchAnswer | null {
  const found = findIn(shards, searchedText(query));
  const passes = filterOf(shards, query);
  if (!found || !passes) return null;
  const words = wordsIn(shards);
  const text = searchedText(query);
  const further = (known: ReadonlySet<number>) => (wantsFurther ? furtherIn(shards, words, { text, known }) : null);
  const help = (known: ReadonlySet<number>) => (known.size > 0 ? further(known) : helpIn(shards, words, text));
  const answer = composeAnswer(query, { ...hitsIn(shards, found), documentCount: shards.head.documents, passes, help });
  return shards.reader.needs.length > 0 ? null : showIn(shards, { answer, found, words }, shownRows);
}

type AnswerOptions = Required<Omit<ShardQuery, 'query'>>;

function findIn(shards: OpenShards, text: string): FoundInShards | null {
  const nothing = noMatches(shards.head.documents);
  const [needle, asTyped] = [sanitizeQuery(text), typedNeedle(text)];
  const exact = needle === '' ? nothing : matchExactly(shards, foldCase(needle));
  const typed = losesCharacters(text) ? matchExactly(shards, foldCase(asTyped)) : nothing;
  return exact && typed && { exact, typed };
}

/** For the query as typed only the texts count, as in a whole index. */
function hitsIn({ head }: OpenShards, { exact, typed }: FoundInShards): { readonly typed: readonly SearchHit[]; readonly rest: readonly SearchHit[] } {
  const countOf = (doc: number) => (typed.flags[doc] ?? 0) & SHARD_FLAG.count;
  const docs = Array.from(typed.flags.keys()).filter((doc) => countOf(doc) > 0);
  const boostOf = new Map(head.boosts);
  const asTyped = docs.map((doc) => ({ doc, score: BODY_SCORE + countOf(doc) + (boostOf.get(doc) ?? 0) }));
  return { typed: sortHits(asTyped), rest: hitsOf(head, exact).filter(({ doc }) => countOf(doc) === 0) };
}

function hitsOf({ boosts }: ShardHead, { flags }: Matches): SearchHit[] {
  const boostOf = new Map(boosts);
  const hits: SearchHit[] = [];
  flags.forEach((found, doc) => {
    if (found === 0) return;
    const equal = (found & SHARD_FLAG.equal) === 0 ? 0 : EQUAL_TITLE_SCORE;
    hits.push({ doc, score: scoreOf(found) + equal + (boostOf.get(doc) ?? 0) });
  });
  return sortHits(hits);
}

/** Whether a document has one of the types that a query names, and all of its tags; null while the tags are missing. */
function filterOf({ reader, head }: OpenShards, { types, tags }: ParsedQuery): ((hit: SearchHit) => boolean) | null {
  const known = tags.length === 0 ? null : reader.tags(head.documents);
  if (tags.length > 0 && !known) return null;
  const tagged = tags.map((tag) => new Set(known ? documentsOf(known, foldCase(tag)) : []));
  const isOfType = (doc: number) => matchesFilters({ type: head.typeOf(doc), tags: [] }, { types, tags: [] });
  return ({ doc }) => isOfType(doc) && tagged.every((docs) => docs.has(doc));
}

/** Close matches from shards. Valid only if the reader has noted nothing missing; each stage waits for the files of the previous one. */
function helpIn(shards: OpenShards, words: ShardWords, text: string): CloseMatches | null {
  const variants = variantMatches(text, (needle) => hitsOf(shards.head, words.find(foldCase(needle))));
  if (variants || shards.reader.needs.length > 0) return variants;
  const addressed = addressMatches(text, addressesIn(shards));
  if (addressed || shards.reader.needs.length > 0) return addressed;
  const pasted = withoutPrompt(text);
  const message = messageOf(pasted);
  const symptoms = message === null ? null : symptomsIn(shards, words, message);
  if (symptoms || shards.reader.needs.length > 0) return symptoms;
  const needle = closeNeedle(pasted);
  for (const word of closeWords(needle)) words.find(word);
  return shards.reader.needs.length > 0 ? null : wordMatches(libraryOf(shards, words), needle);
}

interface FurtherOptions {
  readonly text: string;
  readonly known: ReadonlySet<number>;
}

function furtherIn(shards: OpenShards, words: ShardWords, { text, known }: FurtherOptions): CloseMatches | null {
  const needle = foldCase(sanitizeQuery(text));
  for (const word of furtherWords(needle)) words.find(word);
  return shards.reader.needs.length > 0 ? null : furtherMatches(libraryOf(shards, words), needle, known);
}

function libraryOf(shards: OpenShards, index: ShardWords): WordLibrary {
  return { index, read: (doc) => readFolded(shards, doc) };
}

function addressesIn(shards: OpenShards): AddressIndex {
  return {
    named: (name) => documentsOfKey(shards, 'addresses', name),
    urlOf: (doc) => shards.reader.piece(doc, 0)?.row.url ?? '',
  };
}

function symptomsIn(shards: OpenShards, words: ShardWords, message: LogMessage): CloseMatches | null {
  for (const word of messageWords(message)) words.documentsWith(word);
  return shards.reader.needs.length > 0 ? null : messageMatches(words, message, (doc) => readDocument(shards, doc));
}

function readDocument(shards: OpenShards, doc: number): ReadDocument {
  const { title = '', tags = [] } = shards.reader.piece(doc, 0)?.row ?? {};
  return { body: readBody(shards, doc) ?? '', title, tags };
}
