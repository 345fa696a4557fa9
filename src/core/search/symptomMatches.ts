import { foldCase } from './foldCase';
import { matchedPart } from './matchedPart';
import { normalizeLogLine } from './normalizeLogLine';
import type { CloseMatches, SearchHit } from './outcome';
import { runsOf } from './runs';
import { sortHits } from './scoreHits';
import { DOC_SHIFT, type SearchIndex } from './SearchIndex';
import type { SearchTexts } from './types';

/** Words of one character say nothing of a fault, nor do words that so great a part of all documents hold. */
const LEAST_LENGTH = 2;
/** More words than this are no longer one message. */
const MOST_WORDS = 40;
/** How many documents, those with the most of the message's words, are read for stretches of it. */
const MOST_READ = 50;
/** Offered: documents that hold so many words of the message in a row, or this part of all its words. */
const LEAST_IN_A_ROW = 3;
const LEAST_PART = 0.6;
/** A word in a row outweighs any number of words apart. */
const ROW_WEIGHT = 100;

/** How much of a message's words a document holds, the rarer ones counting more. */
interface Candidate {
  readonly doc: number;
  readonly held: number;
  readonly weight: number;
}

/**
 * The documents that may explain a log line or error message as pasted, for when none holds it as it stands: those
 * that hold the longest stretch of its words come first, then those with most of its words. Null when the text doesn't
 * look like such a line, or nothing holds enough of it.
 *
 * @param texts null while they are on their way: then only words count
 */
export function symptomMatches(index: SearchIndex, texts: SearchTexts | null, raw: string): CloseMatches | null {
  const message = normalizeLogLine(raw);
  if (message === null) return null;
  const words = [...new Set(runsOf(foldCase(message)))].filter(({ length }) => length >= LEAST_LENGTH).slice(0, MOST_WORDS);
  const hits = candidatesOf(index, words).flatMap((candidate): SearchHit[] => {
    const row = matchedPart(texts?.[candidate.doc] ?? '', message).words;
    const isNear = row >= LEAST_IN_A_ROW || candidate.held >= Math.max(2, words.length * LEAST_PART);
    return isNear ? [{ doc: candidate.doc, score: row * ROW_WEIGHT + candidate.held }] : [];
  });
  return hits.length === 0 ? null : { kind: 'symptom', shownFor: message, hits: sortHits(hits) };
}

/** The documents with words of a message, those with the most of it first. */
function candidatesOf(index: SearchIndex, words: readonly string[]): readonly Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const word of words) {
    const docs = documentsWith(index, word);
    const weight = Math.log((index.documents.length + 1) / (docs.length || 1));
    for (const doc of docs) {
      const before = candidates.get(doc) ?? { doc, held: 0, weight: 0 };
      candidates.set(doc, { doc, held: before.held + 1, weight: before.weight + weight });
    }
  }
  return [...candidates.values()].sort((a, b) => b.weight - a.weight || a.doc - b.doc).slice(0, MOST_READ);
}

function documentsWith({ dictionary, offsets, postings }: SearchIndex, word: string): number[] {
  const [term] = dictionary.find({ text: word, fit: 'equals' });
  if (term === undefined) return [];
  return Array.from(postings.subarray(offsets[term], offsets[term + 1]), (posting) => posting >>> DOC_SHIFT);
}
