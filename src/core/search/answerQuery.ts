import { excerptAt, locateFolded } from './excerptOf';
import { foldCase } from './foldCase';
import { matchedPart } from './matchedPart';
import { matchesFilters } from './matchesFilters';
import type { CloseMatches, SearchHit } from './outcome';
import type { ParsedQuery } from './parseQuery';
import { rankTyped, typedNeedle } from './rankTyped';
import { search } from './search';
import type { SearchIndex } from './SearchIndex';
import { sectionOf, type TextParts, type TextSections } from './sections';
import { symptomMatches } from './symptomMatches';
import { toSearchResult, type SearchResult } from './toSearchResult';
import type { DocumentRecord, SearchTexts } from './types';
import { messageWeights } from './wordWeight';

/** All that a question is answered from. */
export interface SearchLibrary {
  readonly index: SearchIndex;
  /** Null while they are on their way. */
  readonly texts: SearchTexts | null;
  readonly parts: TextParts | null;
}

/** What a question finds, before anything of it is shown: cheap, whatever the number of hits. */
export interface Finding {
  /** The sanitised text of the question (S1); '' when it has none. */
  readonly needle: string;
  readonly needsTexts: boolean;
  /** Pages that hold the text as typed where sanitising changed it; none of them stands in `hits`. */
  readonly typed: readonly SearchHit[];
  /** What was typed, when there are such pages. */
  readonly typedNeedle: string;
  /** Exactly the set of S3 in the order of S4, less what the filters leave out. */
  readonly hits: readonly SearchHit[];
  /** How many hits the filters have left out. */
  readonly filteredOut: number;
  /** Only when nothing else was found. */
  readonly help: CloseMatches | null;
}

/** A finding as it is shown: plain data, so that it can come from a worker and stand in the store. */
export interface SearchAnswer {
  readonly needle: string;
  readonly needsTexts: boolean;
  readonly typedNeedle: string;
  readonly typed: readonly SearchResult[];
  readonly results: readonly SearchResult[];
  /** How many results there are, shown or not. */
  readonly count: number;
  readonly filteredOut: number;
  readonly help: { readonly kind: CloseMatches['kind']; readonly shownFor: string; readonly results: readonly SearchResult[] } | null;
}

const NOTHING: readonly SearchHit[] = Object.freeze([]);
const NO_RESULTS: readonly SearchResult[] = Object.freeze([]);

/** Finds what a question asks for. Filters alone list everything that they let through, in collection order. */
export function findAnswer({ index, texts }: SearchLibrary, query: ParsedQuery): Finding {
  const text = query.isLiteral ? query.text.trim().slice(1, -1) : query.text;
  const outcome = search(index, texts, text);
  const { needle, needsTexts } = outcome;
  const none: Finding = { needle, needsTexts, typed: NOTHING, typedNeedle: typedNeedle(text), hits: NOTHING, filteredOut: 0, help: null };
  const passes = ({ doc }: SearchHit) => isLetThrough(index, doc, query);
  if (needle === '') return isFiltered(query) ? { ...none, hits: index.documents.map((_, doc) => ({ doc, score: 0 })).filter(passes) } : none;
  if (needsTexts) return none;
  const { typed, rest } = rankTyped(outcome, texts, text);
  const found = { ...none, typed: typed.filter(passes), hits: rest.filter(passes) };
  const filteredOut = typed.length + rest.length - found.typed.length - found.hits.length;
  if (typed.length + rest.length > 0 || query.isLiteral) return { ...found, filteredOut };
  return { ...found, help: filterHelp(symptomMatches(index, texts, text) ?? outcome.close, passes) };
}

function isFiltered({ types, tags }: ParsedQuery): boolean {
  return types.length > 0 || tags.length > 0;
}

function isLetThrough(index: SearchIndex, doc: number, query: ParsedQuery): boolean {
  const record = index.documents[doc];
  return record !== undefined && matchesFilters(record, query);
}

function filterHelp(help: CloseMatches | null, passes: (hit: SearchHit) => boolean): CloseMatches | null {
  const hits = help?.hits.filter(passes) ?? NOTHING;
  return help && hits.length > 0 ? { ...help, hits } : null;
}

/** Makes the rows of a finding that are shown; excerpts are made for no others (S5). */
export function showAnswer(library: SearchLibrary, finding: Finding, shownRows: number): SearchAnswer {
  const { needle, needsTexts, typedNeedle, typed, hits, filteredOut, help } = finding;
  const rows = (from: readonly SearchHit[], wanted: Wanted) => resultRows(library, from.slice(0, shownRows), wanted);
  const same = (text: string) => () => text;
  return {
    needle,
    needsTexts,
    typedNeedle,
    typed: rows(typed, same(typedNeedle)),
    results: rows(hits, same(needle)),
    count: typed.length + hits.length,
    filteredOut,
    help: help && { kind: help.kind, shownFor: help.shownFor, results: rows(help.hits, partOf(library.index, help)) },
  };
}

/** What to show of a body: the text that its excerpt is made around. */
type Wanted = (body: string) => string;

/** A page that helps holds only a part of what was asked for: the longest stretch of a message, the longest word. */
function partOf(index: SearchIndex, { kind, shownFor }: CloseMatches): Wanted {
  const weigh = messageWeights(index);
  if (kind === 'symptom') return (body) => matchedPart(body, shownFor, weigh).text;
  const words = shownFor.split(' ').sort((a, b) => b.length - a.length);
  return (body) => {
    const folded = foldCase(body);
    return words.find((word) => folded.includes(word)) ?? '';
  };
}

function resultRows(library: SearchLibrary, hits: readonly SearchHit[], wanted: Wanted): readonly SearchResult[] {
  if (hits.length === 0) return NO_RESULTS;
  return hits.flatMap((hit) => resultRow(library, hit, wanted) ?? []);
}

function resultRow(library: SearchLibrary, hit: SearchHit, wanted: Wanted): SearchResult | null {
  const { index, parts } = library;
  const record = index.documents[hit.doc];
  if (!record) return null;
  const body = bodyOf(library, hit.doc, record);
  const foundFor = wanted(body?.text ?? '');
  // Until the texts are here, and for filters alone, a row shows its description, whole.
  if (!body || foundFor === '') return { ...toSearchResult(record, hit, { text: record.description, match: null }), foundFor };
  const { text, folded } = body;
  const place = locateFolded(text, folded, foundFor);
  const section = place && sectionAt(text, parts?.sections[hit.doc] ?? [], place[0]);
  return { ...toSearchResult(record, hit, excerptAt(text, place, parts?.code[hit.doc])), foundFor, ...(section ? { section } : {}) };
}

/** A body as written and folded; null while the texts are on their way. */
function bodyOf({ index, texts }: SearchLibrary, doc: number, { type, description }: DocumentRecord) {
  if (type !== 'wiki' && type !== 'blog') return { text: description, folded: foldCase(description) };
  const text = texts?.[doc];
  return texts && text !== undefined ? { text, folded: index.bodies.get(texts, doc) } : null;
}

/** The heading that a place of a body stands under; its text is the line of the body that it begins. */
function sectionAt(body: string, sections: TextSections, place: number): SearchResult['section'] | null {
  const id = sectionOf(sections, place);
  const start = sections.find(([, headingId]) => headingId === id)?.[0];
  return id === null || start === undefined ? null : { id, title: body.slice(start).split('\n', 1)[0] ?? '' };
}
