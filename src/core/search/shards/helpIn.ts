import { addressMatches, variantMatches, withoutPrompt, type AddressIndex } from '../close/meantMatches';
import { closeWords, wordMatches, type CloseMatches } from '../close/closeMatches';
import type { LogMessage } from '../close/logLines';
import { messageMatches, messageOf, messageWords, type ReadDocument } from '../close/symptomMatches';
import { sanitizeQuery } from '../text/query';
import { foldCase } from '../text/tokens';
import { documentsOfKey, type OpenShards } from './lookUp';
import { hitsOf } from './planSearch';
import { readBody } from './readTexts';
import type { ShardWords } from './shardWords';

/** Close matches from shards. Counts only when the reader has nothing noted; each stage waits for the files of the one before. */
export function helpIn(shards: OpenShards, words: ShardWords, text: string): CloseMatches | null {
  const variants = variantMatches(text, (needle) => hitsOf(shards.head, words.find(foldCase(needle))));
  if (variants || shards.reader.needs.length > 0) return variants;
  const addressed = addressMatches(text, addressesIn(shards));
  if (addressed || shards.reader.needs.length > 0) return addressed;
  const pasted = withoutPrompt(text);
  const message = messageOf(pasted);
  const symptoms = message === null ? null : symptomsIn(shards, words, message);
  if (symptoms || shards.reader.needs.length > 0) return symptoms;
  const needle = foldCase(sanitizeQuery(pasted));
  for (const word of closeWords(needle)) words.find(word);
  return shards.reader.needs.length > 0 ? null : wordMatches(words, needle);
}

function addressesIn(shards: OpenShards): AddressIndex {
  return {
    named: (name) => documentsOfKey(shards, 'addresses', name),
    urlOf: (doc) => shards.reader.piece(doc, 0)?.row.url ?? '',
  };
}

function symptomsIn(shards: OpenShards, words: ShardWords, message: LogMessage): CloseMatches | null {
  for (const word of messageWords(message)) words.documentsWith(word);
  return shards.reader.needs.length > 0 ? null : messageMatches(words, message, (doc) => readDocument(shards, doc));
}

function readDocument(shards: OpenShards, doc: number): ReadDocument {
  const { title = '', tags = [] } = shards.reader.piece(doc, 0)?.row ?? {};
  return { body: readBody(shards, doc) ?? '', title, tags };
}
