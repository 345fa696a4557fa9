import { foldCase } from './foldCase';
import { CODE, INDEX_FORMAT, INDEX_VERSION, digitChar, type IndexedDocument, type SearchIndexJson } from './format';
import { writeFrontCoded } from './frontCoding';
import { SCORES } from './limits';
import { runsOf } from './runs';
import { searchable } from './searchable';
import type { SearchDocument } from './types';
import { writeVarint } from './varints';

/** One term's documents in rising order, and beside each its code (format.ts). */
interface PostingList {
  readonly docs: number[];
  readonly codes: number[];
}

/**
 * The core index of documents given in collection order (S6). Every field is cut into runs; a posting says how often
 * the run is in the document's body, up to the cap, and whether it is in the title, a tag or the excerpt. That is all
 * that the score of a one-run query depends on, so the bodies stay out of it. Documents are numbered as `searchable`
 * leaves them.
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
    postings: byFrequency.map(({ docs }) => writeGaps(docs)).join(''),
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

/** The runs of a document, each with its code. */
function codesOf({ title, tags, excerpt = '', body }: SearchDocument): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const run of runsOf(foldCase(body))) {
    codes.set(run, Math.min((codes.get(run) ?? 0) + 1, SCORES.occurrenceCap));
  }
  addToEach(codes, [title], CODE.title);
  addToEach(codes, [...tags, excerpt], CODE.extra);
  return codes;
}

function addToEach(codes: Map<string, number>, fields: readonly string[], part: number): void {
  const runs = new Set(fields.flatMap((field) => runsOf(foldCase(field))));
  for (const run of runs) codes.set(run, (codes.get(run) ?? 0) + part);
}

/** The row of a document: all but its body. */
function rowOf({ id, type, title, tags, url, date, category, description, excerpt, boost }: SearchDocument): IndexedDocument {
  const optional = { ...(date === undefined ? {} : { date }), ...(excerpt === undefined ? {} : { excerpt }), ...(boost ? { boost } : {}) };
  return { id, type, title, tags, url, category, description, ...optional };
}

function writeGaps(docs: readonly number[]): string {
  return docs.map((doc, place) => writeVarint(doc - (docs[place - 1] ?? -1) - 1)).join('');
}

/** The default order of strings, spelled out because the format depends on it. */
function byUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
