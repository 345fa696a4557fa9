import { canOverlapItself } from './canOverlapItself';
import { countOccurrences } from './countOccurrences';
import type { PreparedPhrases } from './FoldedBodies';
import { SCORES } from './limits';
import type { Places } from './placesOfPostings';
import { isRun, needlePieces, type NeedleRun } from './runs';
import type { Tally } from './scoreHits';
import { DOC_SHIFT, MARK, type SearchIndex, type TermPostings } from './SearchIndex';
import { marksOfFields } from './tallyPhrase';
import { tallyRun } from './tallyRun';

/** Runs or gaps, and where in the bodies they stand. */
export type Vocabulary = TermPostings & Places;

export interface PreparedParts {
  /** Folded. */
  readonly bodies: readonly string[];
  readonly runs: Vocabulary;
  readonly gaps: Vocabulary;
  /** The marks of every document for needles of one character. */
  readonly singles: ReadonlyMap<string, Tally>;
}

/** A piece of a needle and the terms that it fits in. */
interface FittedPiece {
  readonly piece: NeedleRun;
  readonly terms: Uint32Array;
  readonly vocabulary: Vocabulary;
}

/**
 * Answers phrases from where runs and gaps stand. A needle is a chain of pieces, runs and gaps in turn, and where it
 * matches, each piece fits a piece of the text. So it can match only where that one of its pieces stands that stands in
 * the fewest places, and only there the text is compared. A needle that is one gap is answered like one that is a run.
 */
export class PhrasePlaces implements PreparedPhrases {
  readonly #index: SearchIndex;
  readonly #parts: PreparedParts;

  constructor(index: SearchIndex, parts: PreparedParts) {
    this.#index = index;
    this.#parts = parts;
  }

  tally(needle: string): Tally | null {
    const { gaps, singles } = this.#parts;
    const pieces = needlePieces(needle);
    if (pieces.length > 1) return this.#tallyChain(needle, pieces);
    return isRun(needle) ? (singles.get(needle) ?? null) : tallyRun(gaps, needle, this.#index.documents.length);
  }

  #tallyChain(needle: string, pieces: readonly NeedleRun[]): Tally {
    const fitted = pieces.map((piece) => this.#fit(piece));
    const least = (size: (fitted: FittedPiece) => number) => fitted.reduce((best, each) => (size(each) < size(best) ? each : best));
    const tally = new Uint8Array(this.#index.documents.length);
    this.#markFields(tally, needle, least(postingCount));
    this.#countPlaces(tally, needle, least(placeCount));
    if (canOverlapItself(needle)) this.#recount(tally, needle);
    return tally;
  }

  #fit(piece: NeedleRun): FittedPiece {
    const vocabulary = isRun(piece.text) ? this.#parts.runs : this.#parts.gaps;
    return { piece, vocabulary, terms: vocabulary.dictionary.find(piece) };
  }

  /** Marks what the needle matches besides bodies: a field that holds it holds a term that its piece fits in. */
  #markFields(tally: Tally, needle: string, { terms, vocabulary: { offsets, postings } }: FittedPiece): void {
    for (const term of terms) {
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at += 1) {
        const posting = postings[at] ?? 0;
        if ((posting & (MARK.title | MARK.extra)) === 0) continue;
        tally[posting >>> DOC_SHIFT] = marksOfFields(this.#index, posting >>> DOC_SHIFT, needle);
      }
    }
  }

  /** Adds how often the needle stands in each body, up to the cap. */
  #countPlaces(tally: Tally, needle: string, { piece, terms, vocabulary }: FittedPiece): void {
    const { dictionary, offsets, postings } = vocabulary;
    for (const term of terms) {
      const intoTerm = piece.fit === 'ends' ? dictionary.termAt(term).length - piece.text.length : 0;
      const chain = { needle, back: piece.at - intoTerm, vocabulary };
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at += 1) {
        const doc = (postings[at] ?? 0) >>> DOC_SHIFT;
        const marks = tally[doc] ?? 0;
        const more = this.#countOne(chain, at, SCORES.occurrenceCap - (marks & MARK.count));
        tally[doc] = marks + more;
      }
    }
  }

  /** In how many places of a posting the needle stands, up to `most`. */
  #countOne({ needle, back, vocabulary }: Chain, at: number, most: number): number {
    const { postings, starts, places } = vocabulary;
    const text = this.#parts.bodies[(postings[at] ?? 0) >>> DOC_SHIFT] ?? '';
    const end = starts[at + 1] ?? 0;
    const first = needle.charCodeAt(0);
    let count = 0;
    for (let number = starts[at] ?? 0; number < end && count < most; number += 1) {
      const start = (places[number] ?? 0) - back;
      if (text.charCodeAt(start) === first && text.startsWith(needle, start)) count += 1;
    }
    return count;
  }

  /** A needle that can overlap itself was counted too often where it does; one occurrence can't. */
  #recount(tally: Tally, needle: string): void {
    tally.forEach((marks, doc) => {
      const count = marks & MARK.count;
      if (count > 1) tally[doc] = marks - count + countOccurrences(this.#parts.bodies[doc] ?? '', needle);
    });
  }
}

/** A needle to be compared from `back` units before each place of a term. */
interface Chain {
  readonly needle: string;
  readonly back: number;
  readonly vocabulary: Vocabulary;
}

function postingCount({ terms, vocabulary: { offsets } }: FittedPiece): number {
  return terms.reduce((sum, term) => sum + (offsets[term + 1] ?? 0) - (offsets[term] ?? 0), 0);
}

function placeCount({ terms, vocabulary: { offsets, starts } }: FittedPiece): number {
  return terms.reduce((sum, term) => sum + (starts[offsets[term + 1] ?? 0] ?? 0) - (starts[offsets[term] ?? 0] ?? 0), 0);
}
