import { BASE_WEIGHT } from '../limits';
import type { WordIndex } from './WordIndex';

/** The weight of a word; 0 for one to ignore. */
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
