import { foldCase } from './foldCase';
import { placedRunsOf, runsOf, type PlacedRun } from './runs';

/** A stretch of a text that holds consecutive words of a message, whatever stands between them. */
export interface MatchedPart {
  /** Folded, as it stands in the folded text: `excerptOf` and `locate` find it. */
  readonly text: string;
  /** How many words of the message it holds. */
  readonly words: number;
}

const NOTHING: MatchedPart = { text: '', words: 0 };

/**
 * The longest stretch of a body that holds words of a message in the message's order with no other word between; of
 * equals the first. It is what to show of a document that doesn't hold the message itself. Dynamic programming over
 * words (longest common substring): O(words of the body · times the message repeats a word).
 */
export function matchedPart(body: string, message: string): MatchedPart {
  const folded = foldCase(body);
  const runs = placedRunsOf(folded);
  const { last, words } = longestShared(runs, runsOf(foldCase(message)));
  const [from, to] = [runs[last - words + 1], runs[last]];
  return from && to ? { text: folded.slice(from.at, to.at + to.text.length), words } : NOTHING;
}

/** How many words the longest shared stretch has, and the place of its last one in the body's runs. */
function longestShared(runs: readonly PlacedRun[], message: readonly string[]): { readonly last: number; readonly words: number } {
  const places = placesOf(message);
  let best = { last: -1, words: 0 };
  let before: ReadonlyMap<number, number> = new Map();
  runs.forEach(({ text }, last) => {
    const lengths = new Map(places.get(text)?.map((place) => [place, (before.get(place - 1) ?? 0) + 1]));
    for (const words of lengths.values()) if (words > best.words) best = { last, words };
    before = lengths;
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
