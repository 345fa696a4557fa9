import { foldCase } from './foldCase';
import { matchedWeight } from './matchedPart';
import { normalizeLogLine } from './normalizeLogLine';
import type { CloseMatches, SearchHit } from './outcome';
import { runsOf } from './runs';
import { sortHits } from './scoreHits';
import type { SearchIndex } from './SearchIndex';
import type { SearchTexts } from './types';
import { documentsWith, messageWeights, rarity, type WeighWord } from './wordWeight';

/** More words than this are no longer one message. */
const MOST_WORDS = 40;
/** How many documents, those with the most of the message's words, are read for stretches of it. */
const MOST_READ = 20;
/** Offered: documents with words that weigh as much as so many of the rarest, in a row, or else with this part of the weight of all words. */
const LEAST_WEIGHT = 1.2;
const LEAST_PART = 0.6;
/** What is said in a row counts so many times what is said apart. */
const ROW_WEIGHT = 3;
/** Hits with less than this part of the first one's score are left out: beside it, they explain nothing. */
const LEAST_SCORE = 0.3;
/** Scores are whole numbers. */
const SCALE = 10;

/** How much of a message's words a document holds. */
interface Candidate {
  readonly doc: number;
  readonly weight: number;
}

/**
 * The documents that may explain a log line or error message as pasted, for when none holds it as it stands: those
 * that hold a long stretch of its words come first, then those with most of its words, the rarer words counting more.
 * Null when the text doesn't look like such a line, or nothing holds enough of it.
 *
 * @param texts null while they are on their way: then only words count
 */
export function symptomMatches(index: SearchIndex, texts: SearchTexts | null, raw: string): CloseMatches | null {
  const message = normalizeLogLine(raw);
  if (message === null) return null;
  const weigh = messageWeights(index);
  const words = [...new Set(runsOf(foldCase(message)))].filter((word) => weigh(word) > 0).slice(0, MOST_WORDS);
  const whole = words.reduce((sum, word) => sum + weigh(word), 0);
  const least = LEAST_WEIGHT * rarity(index.documents.length, 1);
  const hits = candidatesOf(index, words, weigh).flatMap(({ doc, weight }): SearchHit[] => {
    const row = matchedWeight(texts?.[doc] ?? '', message, weigh);
    const isNear = row >= least || weight >= Math.max(least, whole * LEAST_PART);
    return isNear ? [{ doc, score: Math.round(SCALE * (row * ROW_WEIGHT + weight)) }] : [];
  });
  const sorted = sortHits(hits);
  const [best] = sorted;
  return best ? { kind: 'symptom', shownFor: message, hits: sorted.filter(({ score }) => score >= best.score * LEAST_SCORE) } : null;
}

/** The documents with words of a message, those with the most of it first. */
function candidatesOf(index: SearchIndex, words: readonly string[], weigh: WeighWord): readonly Candidate[] {
  const weights = new Map<number, number>();
  for (const word of words) {
    for (const doc of documentsWith(index, word)) weights.set(doc, (weights.get(doc) ?? 0) + weigh(word));
  }
  const candidates = Array.from(weights, ([doc, weight]): Candidate => ({ doc, weight }));
  return candidates.sort((a, b) => b.weight - a.weight || a.doc - b.doc).slice(0, MOST_READ);
}
