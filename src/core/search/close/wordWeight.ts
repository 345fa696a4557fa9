import { DOC_SHIFT } from '../index/postings';
import type { SearchIndex } from '../index/SearchIndex';
import { BASE_WEIGHT } from '../limits';

/** How much finding a word in a document says; 0 for nothing. */
export type WeighWord = (word: string) => number;

/**
 * How much finding a word says, when so many of all documents hold it: next to nothing for one that nearly all hold, most
 * for one that a single document holds. Inverse document frequency (Spärck Jones 1972); documents and one more, so that it is never 0.
 */
export function rarity(documents: number, holding: number): number {
  return Math.log((documents + 1) / Math.max(1, holding));
}

/** The documents that hold a folded word as a whole, by rising number. */
export function documentsWith({ dictionary, starts, postings }: SearchIndex, word: string): number[] {
  const [term] = dictionary.find({ text: word, fit: 'equals' });
  if (term === undefined) return [];
  return Array.from(postings.subarray(starts[term], starts[term + 1]), (posting) => posting >>> DOC_SHIFT);
}

/** Weighs the words of messages; those of one character say nothing about a fault. Each is looked up once. */
export function messageWeights(index: SearchIndex): WeighWord {
  const known = new Map<string, number>();
  return (word) => {
    if (word.length < 2) return 0;
    const weight = known.get(word) ?? BASE_WEIGHT + rarity(index.documents.length, documentsWith(index, word).length);
    known.set(word, weight);
    return weight;
  };
}
