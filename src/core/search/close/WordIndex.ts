import { matchNeedle } from '../exact/search';
import type { Dictionary } from '../index/Dictionary';
import { DOC_SHIFT, type MatchFlags, type SearchIndex } from '../index/SearchIndex';
import { BASE_WEIGHT, SHORT_KEY } from '../limits';
import type { SearchTexts } from '../types';

/** What close matches ask about words, answered by a whole index or by shards. */
export interface WordIndex {
  readonly documentCount: number;
  /** By document, the match flags of a folded needle: a word, alone or inside another one, or several. All 0 if only missing texts could tell. */
  readonly matches: (needle: string) => MatchFlags;
  /** The documents with tokens that end in a folded word, or contain it anywhere if it is no longer than a short key of shards; ascending. */
  readonly documentsWith: (word: string) => readonly number[];
  /** All tokens; null while they haven't arrived. */
  readonly terms: () => WordTerms | null;
}

export interface WordTerms {
  /** Sorted by UTF-16 unit. */
  readonly dictionary: Dictionary;
  /** How many documents contain a term. */
  readonly frequency: (term: number) => number;
}

export function wordIndexOf(index: SearchIndex, texts: SearchTexts | null = null): WordIndex {
  const { dictionary, starts, postings, documents } = index;
  return {
    documentCount: documents.length,
    matches: (needle) => matchNeedle(index, texts, needle) ?? new Uint8Array(documents.length),
    documentsWith: (word) => {
      const found = new Set<number>();
      for (const term of dictionary.find({ text: word, fit: word.length > SHORT_KEY ? 'ends' : 'contains' })) {
        for (const posting of postings.subarray(starts[term], starts[term + 1])) found.add(posting >>> DOC_SHIFT);
      }
      return [...found].sort((a, b) => a - b);
    },
    terms: () => ({ dictionary, frequency: (term) => (starts[term + 1] ?? 0) - (starts[term] ?? 0) }),
  };
}

/** The weight of a word; 0 if it is ignored. */
export type WeighWord = (word: string) => number;

/**
 * Inverse document frequency (Spärck Jones 1972): close to 0 for a word that nearly all documents contain, highest for
 * one in a single document. `documents + 1` keeps it above 0.
 */
export function rarity(documents: number, holding: number): number {
  return Math.log((documents + 1) / Math.max(1, holding));
}

/** Weighs the words of messages; words of one character are ignored. Each is looked up once. */
export function messageWeights({ documentCount, documentsWith }: WordIndex): WeighWord {
  const known = new Map<string, number>();
  return (word) => {
    if (word.length < 2) return 0;
    const weight = known.get(word) ?? BASE_WEIGHT + rarity(documentCount, documentsWith(word).length);
    known.set(word, weight);
    return weight;
  };
}
