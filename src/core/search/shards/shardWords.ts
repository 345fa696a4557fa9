import type { WordIndex } from '../close/WordIndex';
import { SHARDS } from '../limits';
import { documentsOfKey, type OpenShards } from './lookUp';
import { matchExactly } from './readTexts';
import { noMatches, type Matches } from './tableShard';

/** Words in shards. What hasn't arrived is nowhere, and noted by the reader: then no answer counts. */
export interface ShardWords extends WordIndex {
  readonly find: (word: string) => Matches;
}

export function wordsIn(shards: OpenShards): ShardWords {
  const { reader, head } = shards;
  const known = new Map<string, Matches>();
  const find = (word: string) => {
    const matches = known.get(word) ?? matchExactly(shards, word) ?? noMatches(head.documents);
    known.set(word, matches);
    return matches;
  };
  return {
    documentCount: head.documents,
    find,
    matches: (word) => find(word).flags,
    documentsWith: (word) => (word.length > SHARDS.shortKey ? documentsOfKey(shards, 'words', word) : documentsIn(find(word))),
    terms: () => reader.terms(),
  };
}

function documentsIn({ flags }: Matches): readonly number[] {
  return Array.from(flags.keys()).filter((doc) => flags[doc] !== 0);
}
