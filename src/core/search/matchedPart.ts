import { foldCase } from './foldCase';
import { placedRunsOf, runsOf } from './runs';
import type { WeighWord } from './wordWeight';

/** A stretch of a text that holds words of a message in their order, whatever punctuation stands between them. */
export interface MatchedPart {
  /** Folded, as it stands in the folded text: `excerptOf` and `locate` find it. */
  readonly text: string;
  /** What the words of the message that it holds weigh together. */
  readonly weight: number;
}

const NOTHING: MatchedPart = { text: '', weight: 0 };

/**
 * The heaviest stretch of a body that holds words of a message in the message's order; of equals the first. One word
 * after the other may be another than the message's: a name or a number that belongs to the event. It is what to show
 * of a document that doesn't hold the message itself. Dynamic programming over words (longest common substring):
 * O(words of the body · times the message repeats a word).
 *
 * @param weigh what each word counts; all the same, and the stretch is the one with the most words
 */
export function matchedPart(body: string, message: string, weigh: WeighWord = () => 1): MatchedPart {
  const folded = foldCase(body);
  const runs = placedRunsOf(folded);
  const words = runs.map(({ text }) => text);
  const { first, last, weight } = heaviestShared(words, runsOf(foldCase(message)), weigh);
  const [from, to] = [runs[first], runs[last]];
  return from && to ? { text: folded.slice(from.at, to.at + to.text.length), weight } : NOTHING;
}

/** The weight of that stretch, in half the time. */
export function matchedWeight(body: string, message: string, weigh: WeighWord): number {
  return heaviestShared(runsOf(foldCase(body)), runsOf(foldCase(message)), weigh).weight;
}

interface Stretch {
  /** Place in the body's words. */
  readonly first: number;
  readonly weight: number;
}

/** By the place in the message of the word that a stretch ends with. */
type Stretches = ReadonlyMap<number, Stretch>;
const NO_STRETCHES: Stretches = new Map();

/** The heaviest shared stretch, and the place of its last word in the body. */
function heaviestShared(words: readonly string[], message: readonly string[], weigh: WeighWord): Stretch & { readonly last: number } {
  const places = placesOf(message);
  let best = { first: -1, last: -1, weight: 0 };
  let [oneBefore, twoBefore]: readonly Stretches[] = [];
  words.forEach((word, last) => {
    const longer = (place: number): Stretch => {
      const { first, weight } = oneBefore?.get(place - 1) ?? twoBefore?.get(place - 2) ?? { first: last, weight: 0 };
      return { first, weight: weight + weigh(word) };
    };
    const ends = places.get(word);
    const stretches = ends ? new Map(ends.map((place) => [place, longer(place)])) : NO_STRETCHES;
    for (const stretch of stretches.values()) if (stretch.weight > best.weight) best = { last, ...stretch };
    [oneBefore, twoBefore] = [stretches, oneBefore];
  });
  return best;
}

/** The places of each word in a message. */
function placesOf(message: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  message.forEach((word, place) => {
    const before = places.get(word);
    if (before) before.push(place);
    else places.set(word, [place]);
  });
  return places;
}
