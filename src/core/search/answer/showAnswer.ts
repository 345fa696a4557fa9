import type { CloseMatches } from '../close/closeMatches';
import { explainedPart, listedPart } from '../close/explainedPart';
import { readFault, type LogMessage } from '../close/logLines';
import type { FoldedBody, Passage } from '../close/passage';
import { bodyIn, passageIn, weighWords } from '../close/rankWords';
import { wordIndexOf, messageWeights } from '../close/WordIndex';
import { excerptAt, type Excerpt } from '../exact/excerptAt';
import type { SearchHit } from '../exact/search';
import type { IndexedDocument } from '../index/format';
import { locateFolded, sectionOf, type TextRange, type TextSections } from '../text/ranges';
import { foldCase } from '../text/foldCase';
import type { DocumentRecord } from '../types';
import type { SearchAnswer, SearchLibrary, SearchResult } from './findAnswer';

const NO_RESULTS: readonly SearchResult[] = Object.freeze([]);

/** Turns the first hits of each list into rows, at most `shownRows`; only these get excerpts (S5). */
export function showAnswer(library: SearchLibrary, answer: SearchAnswer<SearchHit>, shownRows: number): SearchAnswer {
  const { needle, typedNeedle, typed, results, help } = answer;
  const rows = (hits: readonly SearchHit[], wanted: TargetIn) => resultRows(library, hits.slice(0, shownRows), wanted);
  const message = readFault(typedNeedle);
  const same = (text: string) => () => ({ text, message });
  return {
    ...answer,
    typed: rows(typed, same(typedNeedle)),
    results: rows(results, same(needle)),
    help: help && { ...help, results: help.kind === 'address' ? addressRows(library, help) : rows(help.results, partOf(library, help)) },
  };
}

/** A page found by its address shows its description, and its link leads to the heading of the hash. */
function addressRows({ index, texts, parts }: SearchLibrary, { results, hash }: CloseMatches): readonly SearchResult[] {
  return results.flatMap(({ doc, score }) => {
    const record = index.documents[doc];
    const sections = parts?.sections[doc] ?? [];
    const start = sections.find(([, id]) => id === hash)?.[0];
    const section = start === undefined ? null : sectionAt(texts?.[doc] ?? '', sections, start);
    return record ? { ...describedRow(record, score, ''), ...(section && { section }) } : [];
  });
}

/** The text that a body's excerpt is centred on, and its range if that isn't the first occurrence. */
interface ExcerptTarget {
  readonly text: string;
  readonly range?: TextRange;
  /** The words that are marked instead of the text, and where they are in the body. */
  readonly words?: readonly string[];
  readonly marks?: readonly TextRange[];
  /** The link leads to the part of it in the page's list of messages. */
  readonly message?: LogMessage | null;
}

/** Picks the target in a document's body, which is empty until the texts are loaded. */
type TargetIn = (body: FoldedBody, doc: number) => ExcerptTarget;

/** A close match contains only part of the query: some words of a message in a row, some words close together, or the text that was meant. */
function partOf({ index, texts, parts }: SearchLibrary, { kind, shownFor, words }: CloseMatches): TargetIn {
  const known = wordIndexOf(index, texts);
  if (kind === 'symptom') {
    const weigh = messageWeights(known);
    return ({ text }) => explainedPart(text, shownFor, weigh);
  }
  if (!words) return () => ({ text: foldCase(shownFor) });
  const weighed = weighWords(known, words);
  return (body, doc) => wordsTarget(words, body, passageIn({ ...body, headings: parts?.sections[doc]?.map(([start]) => start) }, weighed, doc));
}

/** What a row shows of words: their passage, or the beginning of a body that has none of them. */
export function wordsTarget(words: readonly string[], { text }: FoldedBody, passage: Passage | null): ExcerptTarget {
  return passage ? { text: foldCase(text.slice(...passage.range)), range: passage.range, marks: passage.marks, words } : { text: words[0] ?? '', words };
}

function resultRows(library: SearchLibrary, hits: readonly SearchHit[], wanted: TargetIn): readonly SearchResult[] {
  if (hits.length === 0) return NO_RESULTS;
  return hits.flatMap((hit) => resultRow(library, hit, wanted) ?? []);
}

function resultRow(library: SearchLibrary, { doc, score }: SearchHit, wanted: TargetIn): SearchResult | null {
  const record = library.index.documents[doc];
  if (!record) return null;
  const body = bodyOf(library, doc, record);
  const found = wanted(body ?? NO_BODY, doc);
  const marked = found.words && { words: found.words };
  // Until the texts are loaded, and for filters without text, a row shows its whole description.
  if (!body || found.text === '') return { ...describedRow(record, score, found.text), ...marked };
  const row = { ...shownFields(record), score, ...excerptOfBody(library, doc, { body, found }), foundFor: found.text, ...marked };
  const listed = found.message ? listedPart(body.text, found.message, row) : null;
  if (!listed) return row;
  const section = sectionAt(body.text, library.parts?.sections[doc] ?? [], listed.start);
  return { ...row, ...(section && { section }), listedAs: listed.text };
}

const NO_BODY: FoldedBody = { text: '', folded: '' };

/** A row without an excerpt of the text. */
export function describedRow(record: IndexedDocument, score: number, foundFor: string): SearchResult {
  return { ...shownFields(record), score, excerpt: { text: record.description, match: null }, foundFor };
}

/** The fields of a document row that a result shows (E5). */
export function shownFields({ linked, excerpt, boost, ...shown }: IndexedDocument): DocumentRecord {
  return shown;
}

function excerptOfBody(
  { parts }: SearchLibrary,
  doc: number,
  { body, found }: { readonly body: FoldedBody; readonly found: ExcerptTarget },
): Pick<SearchResult, 'excerpt' | 'section'> {
  const { text, folded } = body;
  const range = found.range ?? locateFolded(text, folded, found.text);
  const excerpt: Excerpt = excerptAt(text, range, { code: parts?.code[doc], sections: parts?.sections[doc], marks: found.marks });
  const section = range && sectionAt(text, parts?.sections[doc] ?? [], range[0]);
  return section ? { excerpt, section } : { excerpt };
}

/** A body as written and folded; null until the texts are loaded. */
function bodyOf({ index, texts }: SearchLibrary, doc: number, { type, description }: DocumentRecord): FoldedBody | null {
  if (type !== 'wiki' && type !== 'blog') return { text: description, folded: foldCase(description) };
  return bodyIn(index, texts, doc);
}

/** The heading of the section that contains an offset of a body; its title is the line of the body at which it starts. */
function sectionAt(body: string, sections: TextSections, offset: number): SearchResult['section'] | null {
  const id = sectionOf(sections, offset);
  const start = sections.find(([, headingId]) => headingId === id)?.[0];
  return id === null || start === undefined ? null : { id, title: body.slice(start).split('\n', 1)[0] ?? '' };
}
