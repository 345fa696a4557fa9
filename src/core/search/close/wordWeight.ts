import { DOC_SHIFT } from '../index/postings';
import type { SearchIndex } from '../index/SearchIndex';
import { BASE_WEIGHT } from '../limits';

/** The weight of a word; 0 for one to ignore. */
export type WeighWord = (word: string) => number;

/**
 * Inverse document frequency (Spärck Jones 1972): close to 0 for a word that nearly all documents contain, highest for
 * one in a single document. `documents + 1` keeps it above 0.
 */
export function rarity(documents: number, holding: number): number {
  return Math.log((documents + 1) / Math.max(1, holding));
}

/** The documents that contain a folded word as a whole token, ascending. */
export function documentsWith({ dictionary, starts, postings }: SearchIndex, word: string): number[] {
  const [term] = dictionary.find({ text: word, fit: 'equals' });
  if (term === undefined) return [];
  return Array.from(postings.subarray(starts[term], starts[term + 1]), (posting) => posting >>> DOC_SHIFT);
}

/** Weighs the words of messages; words of one character are ignored. Each is looked up once. */
export function messageWeights(index: SearchIndex): WeighWord {
  const known = new Map<string, number>();
  return (word) => {
    if (word.length < 2) return 0;
    const weight = known.get(word) ?? BASE_WEIGHT + rarity(index.documents.length, documentsWith(index, word).length);
    known.set(word, weight);
    return weight;
  };
}
