import { sortHits, type SearchHit } from '../exact/search';
import type { SearchIndex } from '../index/SearchIndex';
import { SYMPTOM_LIMITS, SYMPTOM_SCORES } from '../limits';
import { foldCase, tokensOf, tokensWithOffsets } from '../text/tokens';
import type { SearchTexts } from '../types';
import type { CloseMatches } from './closeMatches';
import { explainedWeight } from './matchedPart';
import { normalizeLogLine } from './normalizeLogLine';
import { wordsOf, type WordIndex } from './WordIndex';
import { messageWeights, rarity, type WeighWord } from './wordWeight';

/** A document, and how much of a message's words it contains. */
interface Candidate {
  readonly doc: number;
  readonly weight: number;
}

/**
 * The documents that may explain a pasted log line or error message, when none contains it verbatim: first those with
 * many of its words in a row, then those with most of its words, rarer words weighing more. Null when the text doesn't
 * look like such a line, or nothing contains enough of it.
 *
 * @param texts null until they are loaded: then only words count
 */
export function symptomMatches(index: SearchIndex, texts: SearchTexts | null, raw: string): CloseMatches | null {
  const message = messageOf(raw);
  return message === null ? null : messageMatches(wordsOf(index), message, (doc) => texts?.[doc] ?? '');
}

/** The message of a pasted log line, as far as its words count; null when the text doesn't look like one. */
export function messageOf(raw: string): string | null {
  const message = normalizeLogLine(raw);
  if (message === null) return null;
  const counted = new Set(messageWords(message));
  const next = tokensWithOffsets(foldCase(message)).find(({ text }) => text.length > 1 && !counted.has(text));
  return next ? message.slice(0, next.offset).trimEnd() : message;
}

/** The words of a message that count, each once. */
export function messageWords(message: string): readonly string[] {
  return [...new Set(tokensOf(foldCase(message)))].filter((word) => word.length > 1).slice(0, SYMPTOM_LIMITS.words);
}

/**
 * The same for a message alone.
 *
 * @param bodyOf the text of a document; '' where it isn't there
 */
export function messageMatches(index: WordIndex, message: string, bodyOf: (doc: number) => string): CloseMatches | null {
  const { leastWeight, leastPart, rowWeight, leastScore, scale } = SYMPTOM_SCORES;
  const weigh = messageWeights(index);
  const words = messageWords(message);
  const whole = words.reduce((sum, word) => sum + weigh(word), 0);
  const least = leastWeight * rarity(index.documentCount, 1);
  const hits = candidatesOf(index, words, weigh).flatMap(({ doc, weight }): SearchHit[] => {
    const row = explainedWeight(bodyOf(doc), message, weigh);
    const isNear = row >= least || weight >= Math.max(least, whole * leastPart);
    return isNear ? [{ doc, score: Math.round(scale * (row * rowWeight + weight)) }] : [];
  });
  const sorted = sortHits(hits);
  const [best] = sorted;
  return best ? { kind: 'symptom', shownFor: message, results: sorted.filter(({ score }) => score >= best.score * leastScore) } : null;
}

/** The documents with words of a message, those with the most of it first. */
function candidatesOf(index: WordIndex, words: readonly string[], weigh: WeighWord): readonly Candidate[] {
  const weights = new Map<number, number>();
  for (const word of words) {
    for (const doc of index.documentsWith(word)) weights.set(doc, (weights.get(doc) ?? 0) + weigh(word));
  }
  const candidates = Array.from(weights, ([doc, weight]): Candidate => ({ doc, weight }));
  return candidates.sort((a, b) => b.weight - a.weight || a.doc - b.doc).slice(0, SYMPTOM_LIMITS.documents);
}
