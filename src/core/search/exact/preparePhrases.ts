import { BLANK } from '../index/Dictionary';
import {
  DOC_SHIFT,
  COUNT_FLAG,
  TITLE_FLAG,
  EXTRA_FLAG,
  countPostings,
  type FoldedBodies,
  type MatchFlags,
  type PreparedPhrases,
  type SearchIndex,
} from '../index/SearchIndex';
import { OCCURRENCE_CAP } from '../limits';
import { countOccurrences, doublesOf } from '../text/ranges';
import { isToken, needlePieces, type NeedlePiece } from '../text/tokens';
import type { SearchTexts } from '../types';
import { BodyReader, type Vocabulary } from './BodyReader';
import { LONGEST_BODY, mayMatch, neighboursOf, offsetOf, type Neighbours } from './occurrence';
import { matchFields, matchToken } from './search';

/** The result where a body is too long for its offsets. */
const UNPREPARED: PreparedPhrases = { match: () => null };
/** Characters in nearly every document: a query for one would add up nearly all postings. */
const COMMON_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Optional, for collections of more than a few hundred documents: records the offset of every token and separator of the
 * bodies, which makes phrases, symbols and single characters many times faster without changing any answer. Each step of
 * the generator reads one document or adds up one character, in less than a millisecond, so that it can run when idle;
 * nothing is faster before the last step. It takes about 7 KB for a document of 6 KB. With a body
 * above LONGEST_BODY, nothing is prepared.
 *
 * The same index and texts are prepared once: a second call yields the remaining steps, if any.
 */
export function preparePhrases(index: SearchIndex, texts: SearchTexts): Generator<undefined, void> {
  const bodies = index.bodies(texts);
  return bodies.prepare(() => stepsOf(index, bodies));
}

function* stepsOf(index: SearchIndex, folded: FoldedBodies): Generator<undefined, PreparedPhrases> {
  const reader = new BodyReader(index);
  const bodies: string[] = [];
  for (let doc = 0; doc < index.documents.length; doc += 1) {
    const body = folded.get(doc);
    if (body.length > LONGEST_BODY) return UNPREPARED;
    bodies.push(body);
    reader.read(body, doc);
    yield;
  }
  const singles = new Map<string, MatchFlags>();
  for (const character of COMMON_CHARACTERS) {
    singles.set(character, matchToken(index, character, bodies.length));
    yield;
  }
  return new PhraseMatcher(index, { bodies, singles, ...reader.vocabularies() });
}

interface PreparedParts {
  /** Folded. */
  readonly bodies: readonly string[];
  readonly tokens: Vocabulary;
  readonly separators: Vocabulary;
  /** The match flags of every document for needles of one character. */
  readonly singles: ReadonlyMap<string, MatchFlags>;
}

/** A piece of a needle and the terms in which it fits. */
interface FittedPiece {
  readonly piece: NeedlePiece;
  readonly terms: Uint32Array;
  readonly vocabulary: Vocabulary;
}

/**
 * Matches phrases by the offsets of tokens and separators. A needle is an alternating chain of tokens and separators, and
 * where it matches, each piece fits a piece of the text. So the text is compared only at the occurrences of the needle's
 * rarest piece, and only at those that have the needle's neighbours. A needle that is one separator is matched like a single token.
 */
class PhraseMatcher implements PreparedPhrases {
  readonly #index: SearchIndex;
  readonly #parts: PreparedParts;

  constructor(index: SearchIndex, parts: PreparedParts) {
    this.#index = index;
    this.#parts = parts;
  }

  match(needle: string): MatchFlags | null {
    const { separators, singles } = this.#parts;
    const pieces = needlePieces(needle);
    if (pieces.length > 1) return this.#matchChain(needle, pieces);
    return isToken(needle) ? (singles.get(needle) ?? null) : matchToken(separators, needle, this.#index.documents.length);
  }

  #matchChain(needle: string, pieces: readonly NeedlePiece[]): MatchFlags {
    const fitted = pieces.map((piece) => this.#fit(piece));
    const least = (size: (fitted: FittedPiece) => number) => fitted.reduce((best, each) => (size(each) < size(best) ? each : best));
    const matches = new Uint8Array(this.#index.documents.length);
    this.#flagFields(matches, needle, least(postingCount));
    const rarest = least(occurrenceCount);
    const place = { pieces: pieces.map(({ text }) => text), at: pieces.indexOf(rarest.piece), isToken: isToken(rarest.piece.text) };
    const overlapping = this.#countOccurrences(matches, { needle, neighbours: neighboursOf(place) }, rarest);
    for (const doc of overlapping) {
      const otherFlags = (matches[doc] ?? 0) & ~COUNT_FLAG;
      matches[doc] = otherFlags | countOccurrences(this.#parts.bodies[doc] ?? '', needle);
    }
    return matches;
  }

  #fit(piece: NeedlePiece): FittedPiece {
    const vocabulary = isToken(piece.text) ? this.#parts.tokens : this.#parts.separators;
    return { piece, vocabulary, terms: vocabulary.dictionary.find(piece) };
  }

  /** Flags matches outside bodies: a field that contains the needle contains a term in which the piece fits. */
  #flagFields(matches: MatchFlags, needle: string, { terms, vocabulary: { starts, postings } }: FittedPiece): void {
    for (const term of terms) {
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at += 1) {
        const posting = postings[at] ?? 0;
        if ((posting & (TITLE_FLAG | EXTRA_FLAG)) === 0) continue;
        matches[posting >>> DOC_SHIFT] = matchFields(this.#index, posting >>> DOC_SHIFT, needle);
      }
    }
  }

  /** Adds the needle's occurrences in each body, up to the cap. Returns the documents in which some overlap and were counted too often. */
  #countOccurrences(
    matches: MatchFlags,
    { needle, neighbours }: Pick<Chain, 'needle' | 'neighbours'>,
    { piece, terms, vocabulary }: FittedPiece,
  ): ReadonlySet<number> {
    const { dictionary, starts } = vocabulary;
    const chain = { needle, neighbours, doubles: doublesOf(needle), vocabulary, matches, overlapping: new Set<number>() };
    for (const term of terms) {
      const intoTerm = piece.fit === 'ends' ? dictionary.termAt(term).length - piece.text.length : 0;
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at += 1) this.#countInPosting(chain, at, piece.offset - intoTerm);
    }
    return chain.overlapping;
  }

  /** Adds at how many occurrences of a posting the needle matches, `back` units before them. */
  #countInPosting({ needle, neighbours, doubles, vocabulary, matches, overlapping }: Chain, at: number, back: number): void {
    const { postings, firstOccurrence, occurrences } = vocabulary;
    const doc = (postings[at] ?? 0) >>> DOC_SHIFT;
    const text = this.#parts.bodies[doc] ?? '';
    const flags = matches[doc] ?? 0;
    const most = OCCURRENCE_CAP - (flags & COUNT_FLAG);
    const end = firstOccurrence[at + 1] ?? 0;
    const first = needle.charCodeAt(0);
    let count = 0;
    for (let number = firstOccurrence[at] ?? 0; number < end && count < most; number += 1) {
      const occurrence = occurrences[number] ?? 0;
      if (!mayMatch(occurrence, neighbours)) continue;
      const start = offsetOf(occurrence) - back;
      if (text.charCodeAt(start) !== first || !text.startsWith(needle, start)) continue;
      count += 1;
      if (doubles.some((doubled) => text.startsWith(doubled, start))) overlapping.add(doc);
    }
    matches[doc] = flags + count;
  }
}

/** A needle, to be compared at the occurrences of a term that have these neighbours. */
interface Chain {
  readonly needle: string;
  readonly neighbours: Neighbours;
  /** What is in the text where two occurrences of the needle overlap. */
  readonly doubles: readonly string[];
  readonly vocabulary: Vocabulary;
  /** Receives the counts. */
  readonly matches: MatchFlags;
  /** Receives the documents that have one of the doubles. */
  readonly overlapping: Set<number>;
}

function postingCount({ terms, vocabulary }: FittedPiece): number {
  return countPostings(vocabulary, terms);
}

/** Those of a blank aren't recorded: the piece next to it is a token, and nearly always rarer. */
function occurrenceCount({ piece, terms, vocabulary: { starts, firstOccurrence } }: FittedPiece): number {
  if (piece.text === BLANK) return Infinity;
  return terms.reduce((sum, term) => sum + (firstOccurrence[starts[term + 1] ?? 0] ?? 0) - (firstOccurrence[starts[term] ?? 0] ?? 0), 0);
}
