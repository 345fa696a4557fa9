import { closeWords, wordMatches, type CloseMatches } from '../close/closeMatches';
import { normalizeLogLine } from '../close/normalizeLogLine';
import { messageMatches, messageWords } from '../close/symptomMatches';
import { sanitizeQuery } from '../text/sanitizeQuery';
import { foldCase, tokensWithOffsets } from '../text/tokens';
import type { OpenShards } from './lookUp';
import { readBody } from './readTexts';
import type { ShardWords } from './shardWords';

/** Close matches from shards. Counts only when the reader has nothing noted; each stage waits for the files of the one before. */
export function helpIn(shards: OpenShards, words: ShardWords, text: string): CloseMatches | null {
  const message = normalizeLogLine(text);
  const symptoms = message === null ? null : symptomsIn(shards, words, firstWords(message));
  if (symptoms || shards.reader.needs.length > 0) return symptoms;
  const asked = closeWords(foldCase(sanitizeQuery(text)));
  for (const word of asked) words.find(word);
  return shards.reader.needs.length > 0 ? null : wordMatches(words, asked);
}

function symptomsIn(shards: OpenShards, words: ShardWords, message: string): CloseMatches | null {
  for (const word of messageWords(message)) words.documentsWith(word);
  return shards.reader.needs.length > 0 ? null : messageMatches(words, message, (doc) => readBody(shards, doc) ?? '');
}

/** A message as far as its words count: each takes a file to look up. */
function firstWords(message: string): string {
  const counted = new Set(messageWords(message));
  const next = tokensWithOffsets(foldCase(message)).find(({ text }) => text.length > 1 && !counted.has(text));
  return next ? message.slice(0, next.offset).trimEnd() : message;
}
