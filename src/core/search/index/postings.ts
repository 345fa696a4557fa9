import { SCORES } from '../limits';
import type { Dictionary } from './Dictionary';
import { CODE, SearchIndexError, type SearchIndexJson } from './format';
import { digitAt, readVarints } from './varints';

/*
 * Match flags encode in one byte where a document matches: the occurrences in the body, up to the cap, in the low three
 * bits, then one bit for the title and one for a tag or the excerpt. A posting is 32 bits: document and flags.
 */
export const FLAG = { count: 0b00111, title: 0b01000, extra: 0b10000 } as const;
export const ALL_FLAGS = FLAG.count | FLAG.title | FLAG.extra;
export const DOC_SHIFT = 5;

/** By document number, its match flags for one needle; 0 is no match. */
export type MatchFlags = Uint8Array;

/** Terms, and the documents that contain each. */
export interface TermPostings {
  readonly dictionary: Dictionary;
  /** By term: the number of its first posting, and one more for the end of the last. */
  readonly starts: Uint32Array;
  /** By term, by document, ascending: `doc << DOC_SHIFT | flags`. */
  readonly postings: Uint32Array;
}

/** Adds the counts, up to the cap, and ORs the other flags. */
export function addFlags(flags: number, more: number): number {
  const count = (flags & FLAG.count) + (more & FLAG.count);
  return Math.min(count, SCORES.occurrenceCap) | ((flags | more) & (FLAG.title | FLAG.extra));
}

/** The total number of postings of some terms. */
export function countPostings({ starts }: TermPostings, terms: Uint32Array): number {
  return terms.reduce((sum, term) => sum + (starts[term + 1] ?? 0) - (starts[term] ?? 0), 0);
}

/** The flags of each code of the format. */
const FLAGS_OF_CODE = Uint8Array.from({ length: CODE.end }, (_, code) => {
  const inTitle = code % CODE.extra >= CODE.title;
  return (code % CODE.title) | (inTitle ? FLAG.title : 0) | (code >= CODE.extra ? FLAG.extra : 0);
});

interface Shape {
  readonly termCount: number;
  readonly documentCount: number;
}

/**
 * The postings in term order, from distances and codes in descending order of frequency.
 * @throws SearchIndexError when frequencies, distances and codes don't fit together, or refer to documents that don't exist
 */
export function* postingsSteps(
  json: Pick<SearchIndexJson, 'frequencies' | 'postings' | 'codes'>,
  shape: Shape,
): Generator<undefined, Omit<TermPostings, 'dictionary'>> {
  const { codes } = json;
  const starts = readStarts(json.frequencies, shape);
  const distances = readVarints(json.postings, codes.length);
  if (!distances || starts.at(-1) !== codes.length) throw mismatch('postings', 'frequencies');
  yield;
  const postings = new Uint32Array(codes.length);
  let read = 0;
  for (const term of termsByFrequency(starts)) {
    let doc = -1;
    const end = starts[term + 1] ?? 0;
    for (let posting = starts[term] ?? 0; posting < end; posting += 1, read += 1) {
      doc += (distances[read] ?? 0) + 1;
      const flags = FLAGS_OF_CODE[digitAt(codes, read)] ?? 0;
      if (doc >= shape.documentCount || flags === 0) throw mismatch('postings', 'documents');
      postings[posting] = (doc << DOC_SHIFT) | flags;
    }
  }
  return { starts, postings };
}

/** The start of each term's postings, from the terms' frequencies: one per term, none above the number of documents. */
function readStarts(frequencies: string, { termCount, documentCount }: Shape): Uint32Array {
  const values = readVarints(frequencies, termCount);
  if (!values) throw mismatch('frequencies', 'terms');
  const starts = new Uint32Array(termCount + 1);
  for (let term = 0; term < termCount; term += 1) {
    const frequency = (values[term] ?? 0) + 1;
    if (frequency > documentCount) throw mismatch('frequencies', 'documents');
    starts[term + 1] = (starts[term] ?? 0) + frequency;
  }
  return starts;
}

/** Terms by descending frequency, ties in term order. */
function termsByFrequency(starts: Uint32Array): readonly number[] {
  const ofFrequency: number[][] = [];
  for (let term = 0; term + 1 < starts.length; term += 1) {
    const frequency = (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    (ofFrequency[frequency] ??= []).push(term);
  }
  return ofFrequency.reverse().flat();
}

function mismatch(part: string, other: string): SearchIndexError {
  return new SearchIndexError('damaged', `it is damaged or truncated: its ${part} do not match its ${other}`);
}
