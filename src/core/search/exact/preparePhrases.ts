import { Dictionary, joinTerms } from '../index/Dictionary';
import { DOC_SHIFT, FLAG, addFlags, type MatchFlags, type TermPostings, type FoldedBodies, type SearchIndex } from '../index/SearchIndex';
import { eachPiece, isToken, separatorsOf } from '../text/tokens';
import type { SearchTexts } from '../types';
import { matchToken } from './matchNeedle';
import { PhraseMatcher, type Vocabulary } from './PhraseMatcher';
import { OffsetLog, sortOffsets } from './sortOffsets';

/** Characters in nearly every document: a query for one would add up nearly all postings. */
const COMMON_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** A character that occurs in no separator. */
const LETTER = 'a';

/**
 * Optional, for collections of more than a few hundred documents: records the offset of every token and separator of the
 * bodies, which makes phrases, symbols and single characters many times faster without changing any answer. Each step of
 * the generator reads one document or adds up one character, in less than a millisecond, so that it can run when idle;
 * nothing is faster before the last step. It takes about 10 KB for a document of 6 KB.
 *
 * The same index and texts are prepared once: a second call yields the remaining steps, if any.
 */
export function preparePhrases(index: SearchIndex, texts: SearchTexts): Generator<undefined, void> {
  const bodies = index.bodies(texts);
  return bodies.prepare(() => stepsOf(index, bodies));
}

function* stepsOf(index: SearchIndex, folded: FoldedBodies): Generator<undefined, PhraseMatcher> {
  const reader = new BodyReader(index);
  const bodies: string[] = [];
  for (let doc = 0; doc < index.documents.length; doc += 1) {
    const body = folded.get(doc);
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

/** Collects the tokens and separators of bodies, in order. */
class BodyReader {
  readonly #index: SearchIndex;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #tokens = new OffsetLog();
  readonly #separators = new SeparatorLog();

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#numbers = index.dictionary.numbers();
  }

  read(body: string, doc: number): void {
    eachPiece(body, (piece, offset) => {
      if (isToken(piece)) this.#tokens.add(this.#numbers.get(piece) ?? this.#numbers.size, offset);
      else this.#separators.add(piece, offset);
    });
    this.#tokens.endDocument();
    this.#separators.endDocument(doc, this.#fieldSeparators(doc));
  }

  vocabularies(): { readonly tokens: Vocabulary; readonly separators: Vocabulary } {
    return { tokens: withOffsets(this.#index, this.#tokens), separators: withOffsets(this.#separators.postings(), this.#separators.log) };
  }

  #fieldSeparators(doc: number): readonly FlaggedSeparators[] {
    const { fields } = this.#index;
    return [
      { separators: separatorsOf(fields.title(doc)), flag: FLAG.title },
      { separators: fields.extras(doc).flatMap(separatorsOf), flag: FLAG.extra },
    ];
  }
}

function withOffsets({ dictionary, starts, postings }: TermPostings, log: OffsetLog): Vocabulary {
  return { dictionary, starts, postings, ...sortOffsets({ dictionary, starts, postings }, log) };
}

/** The separators of one field besides the body, and the flag of that field. */
interface FlaggedSeparators {
  readonly separators: readonly string[];
  readonly flag: number;
}

/** Builds for the separators what the index has for the tokens: a dictionary and postings. */
class SeparatorLog {
  readonly log = new OffsetLog();
  readonly #numbers = new Map<string, number>();
  /** By separator, the postings so far. */
  readonly #postings: number[][] = [];
  /** By separator, the flags in the document being read. */
  #flags = new Map<number, number>();

  /** Adds a separator of the body and its offset. */
  add(separator: string, offset: number): void {
    this.log.add(this.#flag(separator, 1), offset);
  }

  /** Ends a document with the separators of its other fields. */
  endDocument(doc: number, fields: readonly FlaggedSeparators[]): void {
    for (const { separators, flag } of fields) separators.forEach((separator) => this.#flag(separator, flag));
    for (const [number, flags] of this.#flags) (this.#postings[number] ??= []).push((doc << DOC_SHIFT) | flags);
    this.#flags = new Map();
    this.log.endDocument();
  }

  postings(): TermPostings {
    const starts = new Uint32Array(this.#postings.length + 1);
    this.#postings.forEach((list, number) => (starts[number + 1] = (starts[number] ?? 0) + list.length));
    return { dictionary: new Dictionary(joinTerms([...this.#numbers.keys()], LETTER)), starts, postings: Uint32Array.from(this.#postings.flat()) };
  }

  #flag(separator: string, flag: number): number {
    const number = this.#numbers.get(separator) ?? this.#numbers.size;
    this.#numbers.set(separator, number);
    this.#flags.set(number, addFlags(this.#flags.get(number) ?? 0, flag));
    return number;
  }
}
