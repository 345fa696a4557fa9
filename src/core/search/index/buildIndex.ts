import { OCCURRENCE_CAP } from '../limits';
import { foldCase } from '../text/foldCase';
import { tokensOf } from '../text/tokens';
import type { SearchDocument } from '../types';
import { CODE, INDEX_FORMAT, INDEX_VERSION, type IndexedDocument, type SearchIndexJson } from './format';
import { writeFrontCoded, digitChar, writeVarint } from './encoding';

/** One term's documents, ascending, and the code of each (format.ts). */
interface PostingList {
  readonly docs: number[];
  readonly codes: number[];
}

/**
 * The documents to be indexed: all but those with `exclude`. The texts of an index are numbered like these, so whatever
 * writes both must use this list.
 */
export function searchable(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  return documents.filter(({ exclude }) => exclude !== true);
}

/**
 * Builds the index of documents given in collection order (S6). Every field is tokenized; a posting records how often the
 * token is in the document's body, up to the cap, and whether it is in the title, a tag or the excerpt. The score of a
 * one-token query depends on nothing else, so the bodies aren't included. Documents are numbered as in `searchable`.
 */
export function buildIndex(all: readonly SearchDocument[]): SearchIndexJson {
  const documents = searchable(all);
  const lists = postingLists(documents);
  const terms = [...lists.keys()].sort(byUnit);
  const inTermOrder = terms.flatMap((term) => lists.get(term) ?? []);
  const byFrequency = [...inTermOrder].sort((a, b) => b.docs.length - a.docs.length);
  return {
    format: INDEX_FORMAT,
    version: INDEX_VERSION,
    documents: documents.map(rowOf),
    terms: writeFrontCoded(terms),
    frequencies: inTermOrder.map(({ docs }) => writeVarint(docs.length - 1)).join(''),
    postings: byFrequency.map(({ docs }) => writeDistances(docs)).join(''),
    codes: byFrequency.map(({ codes }) => codes.map(digitChar).join('')).join(''),
  };
}

function postingLists(documents: readonly SearchDocument[]): ReadonlyMap<string, PostingList> {
  const lists = new Map<string, PostingList>();
  documents.forEach((document, doc) => {
    for (const [term, code] of codesOf(document)) {
      const list = lists.get(term) ?? { docs: [], codes: [] };
      list.docs.push(doc);
      list.codes.push(code);
      lists.set(term, list);
    }
  });
  return lists;
}

/** The tokens of a document, each with its code. */
function codesOf({ title, tags, excerpt = '', body }: SearchDocument): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const token of tokensOf(foldCase(body))) {
    codes.set(token, Math.min((codes.get(token) ?? 0) + 1, OCCURRENCE_CAP));
  }
  addToEach(codes, [title], CODE.title);
  addToEach(codes, [...tags, excerpt], CODE.extra);
  return codes;
}

function addToEach(codes: Map<string, number>, fields: readonly string[], part: number): void {
  const tokens = new Set(fields.flatMap((field) => tokensOf(foldCase(field))));
  for (const token of tokens) codes.set(token, (codes.get(token) ?? 0) + part);
}

/** The row of a document: all but its body. */
export function rowOf({ id, type, title, tags, url, date, reviewed, category, description, linked, excerpt, boost }: SearchDocument): IndexedDocument {
  const optional = {
    ...(date === undefined ? {} : { date }),
    ...(reviewed === undefined ? {} : { reviewed }),
    ...(linked ? { linked } : {}),
    ...(excerpt === undefined ? {} : { excerpt }),
    ...(boost ? { boost } : {}),
  };
  return { id, type, title, tags, url, category, description, ...optional };
}

function writeDistances(docs: readonly number[]): string {
  return docs.map((doc, at) => writeVarint(doc - (docs[at - 1] ?? -1) - 1)).join('');
}

/** The default order of strings, spelled out because the format depends on it. */
function byUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
