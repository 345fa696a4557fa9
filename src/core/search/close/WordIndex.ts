import { matchToken } from '../exact/matchNeedle';
import type { Dictionary } from '../index/Dictionary';
import { DOC_SHIFT, type MatchFlags } from '../index/postings';
import type { SearchIndex } from '../index/SearchIndex';

/** What close matches ask about words, whether a whole index answers it or shards do. */
export interface WordIndex {
  readonly documentCount: number;
  /** By document, the match flags of a folded word, alone or inside another one. */
  readonly matches: (word: string) => MatchFlags;
  /** The documents that contain a folded word as a whole token, ascending. */
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

export function wordsOf(index: SearchIndex): WordIndex {
  const { dictionary, starts, postings, documents } = index;
  return {
    documentCount: documents.length,
    matches: (word) => matchToken(index, word, documents.length),
    documentsWith: (word) => {
      const [term] = dictionary.find({ text: word, fit: 'equals' });
      if (term === undefined) return [];
      return Array.from(postings.subarray(starts[term], starts[term + 1]), (posting) => posting >>> DOC_SHIFT);
    },
    terms: () => ({ dictionary, frequency: (term) => (starts[term + 1] ?? 0) - (starts[term] ?? 0) }),
  };
}
