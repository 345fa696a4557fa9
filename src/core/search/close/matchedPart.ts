import { foldCase, tokensOf, tokensWithOffsets } from '../text/tokens';
import type { WeighWord } from './wordWeight';

/** A part of a text that contains words of a message in order, whatever punctuation is between them. */
export interface MatchedPart {
  /** Folded, as it is in the folded text: `excerptOf` and `locate` find it. */
  readonly text: string;
  /** The sum of the weights of the message's words in it. */
  readonly weight: number;
}

const NOTHING: MatchedPart = { text: '', weight: 0 };

/**
 * The heaviest part of a body that contains words of a message in the message's order; of equals the first. Between two of
 * them one word may differ: a name or a number specific to the event. Used for the excerpt of a document that doesn't
 * contain the message itself. Dynamic programming over words (longest common substring): O(words of the body · times the
 * message repeats a word).
 *
 * @param weigh each word's weight; by default all are equal, so the part with the most words wins
 */
export function matchedPart(body: string, message: string, weigh: WeighWord = () => 1): MatchedPart {
  const folded = foldCase(body);
  const tokens = tokensWithOffsets(folded);
  const words = tokens.map(({ text }) => text);
  const { first, last, weight } = heaviestShared(words, tokensOf(foldCase(message)), weigh);
  const [from, to] = [tokens[first], tokens[last]];
  return from && to ? { text: folded.slice(from.offset, to.offset + to.text.length), weight } : NOTHING;
}

/** Only the weight of that part, in half the time. */
export function matchedWeight(body: string, message: string, weigh: WeighWord): number {
  return heaviestShared(tokensOf(foldCase(body)), tokensOf(foldCase(message)), weigh).weight;
}

interface Stretch {
  /** Index into the body's words. */
  readonly first: number;
  readonly weight: number;
}

/** By the index of the message word that a stretch ends with. */
type Stretches = ReadonlyMap<number, Stretch>;
const NO_STRETCHES: Stretches = new Map();

/** The heaviest shared stretch, and the index of its last word in the body. */
function heaviestShared(words: readonly string[], message: readonly string[], weigh: WeighWord): Stretch & { readonly last: number } {
  const positions = positionsOf(message);
  let best = { first: -1, last: -1, weight: 0 };
  let [oneBefore, twoBefore]: readonly Stretches[] = [];
  words.forEach((word, last) => {
    const longer = (position: number): Stretch => {
      const { first, weight } = oneBefore?.get(position - 1) ?? twoBefore?.get(position - 2) ?? { first: last, weight: 0 };
      return { first, weight: weight + weigh(word) };
    };
    const ends = positions.get(word);
    const stretches = ends ? new Map(ends.map((position) => [position, longer(position)])) : NO_STRETCHES;
    for (const stretch of stretches.values()) if (stretch.weight > best.weight) best = { last, ...stretch };
    [oneBefore, twoBefore] = [stretches, oneBefore];
  });
  return best;
}

/** The indices of each word in a message. */
function positionsOf(message: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>();
  message.forEach((word, position) => {
    const before = positions.get(word);
    if (before) before.push(position);
    else positions.set(word, [position]);
  });
  return positions;
}
