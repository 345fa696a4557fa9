import { closeMatches, type CloseMatches } from '../close/closeMatches';
import { furtherMatches } from '../close/furtherMatches';
import { addressMatches, namesOf, variantMatches, withoutPrompt, type AddressIndex } from '../close/meantMatches';
import { wordLibrary } from '../close/rankWords';
import { symptomMatches } from '../close/symptomMatches';
import type { Excerpt } from '../exact/excerptAt';
import { search, searchNeedle, sortHits, type SearchHit } from '../exact/search';
import type { SearchIndex } from '../index/SearchIndex';
import { FEW_RESULTS, BODY_SCORE } from '../limits';
import { closeNeedle, losesCharacters, matchesFilters, sanitizeQuery, typedNeedle, type ParsedQuery } from '../text/query';
import { countOccurrences, type TextParts } from '../text/ranges';
import { foldCase } from '../text/foldCase';
import type { DocumentRecord, SearchTexts } from '../types';

/** The data that queries are answered from. */
export interface SearchLibrary {
  readonly index: SearchIndex;
  /** Null until they are loaded. */
  readonly texts: SearchTexts | null;
  readonly parts: TextParts | null;
}

/**
 * The answer to a query. `findAnswer` returns it with one `SearchHit` per row, cheap however many there are; `showAnswer`
 * with the rows that are shown: plain data, so that it can be sent by a worker and kept in the store.
 */
export interface SearchAnswer<Row = SearchResult> {
  /** The query's sanitised text (S1); '' when it has none. */
  readonly needle: string;
  /** True when only the texts can answer and they aren't loaded; then nothing is found. */
  readonly needsTexts: boolean;
  /** The query as typed, trimmed and cut like the needle. */
  readonly typedNeedle: string;
  /** If sanitising changed the query, the pages that contain it as typed; none of them is in `results`. */
  readonly typed: readonly Row[];
  /** Exactly the set of S3 in the order of S4, minus what the filters exclude. */
  readonly results: readonly Row[];
  /** The number of pages in both, shown or not. */
  readonly count: number;
  /** How many pages the filters have excluded. */
  readonly filteredOut: number;
  /** Close matches: when nothing else was found, or further ones ('further') when little was. None of them is in the lists above. */
  readonly help: OfferedMatches<Row> | null;
}

/** Close matches that the filters let through. */
interface OfferedMatches<Row = SearchResult> extends CloseMatches<Row> {
  /** The number of pages, shown or not. */
  readonly count: number;
}

/** A search result as it is shown (E5). */
export interface SearchResult extends DocumentRecord {
  readonly score: number;
  readonly excerpt: Excerpt;
  /** The text that the excerpt is centred on and that is marked (S5); '' where there is none. */
  readonly foundFor: string;
  /** The words that are marked one by one in the row instead, folded: the text is a passage that has them. */
  readonly words?: readonly string[];
  /** The part of a pasted message in the page's list of messages: the link leads there, and the opened page marks it instead. */
  readonly listedAs?: string;
  /** The heading that the match, or what is listed, is under. */
  readonly section?: { readonly id: string; readonly title: string };
}

const NO_HITS: readonly SearchHit[] = Object.freeze([]);

/** Answers a query. Filters without text list everything that passes them, in collection order. */
export function findAnswer({ index, texts }: SearchLibrary, query: ParsedQuery): SearchAnswer<SearchHit> {
  const text = searchedText(query);
  const exact = search(index, texts, text);
  const { needle } = exact;
  // A prompt is part of neither a message nor the words looked for.
  const pasted = withoutPrompt(text);
  // Only the texts have the characters that sanitising removes: a page with `couldn't` has no match of `couldnt`.
  const needsTexts = exact.needsTexts || (texts === null && exact.hits.length === 0 && losesCharacters(text));
  if (needsTexts) return { ...noAnswer(text), needsTexts };
  const counts = texts && losesCharacters(text) ? countAsTyped(index, texts, foldCase(typedNeedle(text))) : [];
  return composeAnswer(query, {
    // Scored as in S4, with the owner's boost.
    typed: sortHits(counts.flatMap((count, doc) => (count === 0 ? [] : [{ doc, score: BODY_SCORE + count + (index.boosts[doc] ?? 0) }]))),
    rest: exact.hits.filter(({ doc }) => !counts[doc]),
    documentCount: index.documents.length,
    passes: ({ doc }) => isLetThrough(index, doc, query),
    help: (known) =>
      known.size > 0
        ? furtherMatches(wordLibrary(index, texts), foldCase(needle), known)
        : (variantMatches(text, (variant) => searchNeedle(index, texts, variant) ?? NO_HITS) ??
          addressMatches(text, addressesOf(index)) ??
          symptomMatches(index, texts, pasted) ??
          closeMatches(index, closeNeedle(pasted), texts)),
  });
}

function addressesOf({ documents }: SearchIndex): AddressIndex {
  return {
    named: (name) => documents.flatMap((document, doc) => (namesOf(document).has(name) ? [doc] : [])),
    urlOf: (doc) => documents[doc]?.url ?? '',
  };
}

/** What a query is answered from. */
interface Findings {
  /** The documents that contain the query as typed, where sanitising changed it, and the remaining exact matches. */
  readonly typed: readonly SearchHit[];
  readonly rest: readonly SearchHit[];
  readonly documentCount: number;
  /** Whether the filters let a document through. */
  readonly passes: (hit: SearchHit) => boolean;
  /** Close matches when nothing is known; further pages than those that are, when they are few. */
  readonly help: (known: ReadonlySet<number>) => CloseMatches | null;
}

/** The answer to a query, from what was found. */
export function composeAnswer(query: ParsedQuery, { typed: asTyped, rest, documentCount, passes, help: findHelp }: Findings): SearchAnswer<SearchHit> {
  const none = noAnswer(searchedText(query));
  if (none.typedNeedle === '') {
    if (!isFiltered(query)) return none;
    const results = Array.from({ length: documentCount }, (_, doc) => ({ doc, score: 0 })).filter(passes);
    return { ...none, results, count: results.length };
  }
  const typed = asTyped.filter(passes);
  const results = rest.filter(passes);
  const count = typed.length + results.length;
  const unfiltered = asTyped.length + rest.length;
  const isLittle = asTyped.length === 0 && unfiltered <= FEW_RESULTS && (count > 0 || unfiltered === 0);
  const isHelped = isLittle && none.needle !== '' && !query.isLiteral;
  const help = isHelped ? filterHelp(findHelp(new Set(rest.map(({ doc }) => doc))), passes) : null;
  return { ...none, typed, results, count, filteredOut: unfiltered - count, help };
}

/** The text that a query searches for: without its filters, and without quotes around it. */
export function searchedText({ text, isLiteral }: ParsedQuery): string {
  return isLiteral ? text.trim().slice(1, -1) : text;
}

function noAnswer(text: string): SearchAnswer<SearchHit> {
  const needle = sanitizeQuery(text);
  return { needle, needsTexts: false, typedNeedle: typedNeedle(text), typed: NO_HITS, results: NO_HITS, count: 0, filteredOut: 0, help: null };
}

/**
 * By document: how often its body contains a folded text as typed. It reads every text, since the characters that sanitising removes (`2>&1`
 * becomes `21`) aren't in the index; such queries are rare.
 */
function countAsTyped(index: SearchIndex, texts: SearchTexts, asTyped: string): readonly number[] {
  const bodies = index.bodies(texts);
  return texts.map((_, doc) => countOccurrences(bodies.get(doc), asTyped));
}

/** Whether a query asks for nothing (S2). A tag or `&&` isn't blank, though sanitising leaves nothing of it. */
export function isBlank(query: ParsedQuery): boolean {
  return typedNeedle(searchedText(query)) === '' && !isFiltered(query);
}

function isFiltered({ types, tags }: ParsedQuery): boolean {
  return types.length > 0 || tags.length > 0;
}

function isLetThrough(index: SearchIndex, doc: number, query: ParsedQuery): boolean {
  const record = index.documents[doc];
  return record !== undefined && matchesFilters(record, query);
}

function filterHelp(help: CloseMatches | null, passes: (hit: SearchHit) => boolean): OfferedMatches<SearchHit> | null {
  const results = help?.results.filter(passes) ?? NO_HITS;
  return help && results.length > 0 ? { ...help, results, count: results.length } : null;
}
