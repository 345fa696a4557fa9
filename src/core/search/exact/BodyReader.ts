import { BLANK, Dictionary, joinTerms } from '../index/Dictionary';
import { DOC_SHIFT, TITLE_FLAG, EXTRA_FLAG, addFlags, type SearchIndex, type TermPostings } from '../index/SearchIndex';
import { isToken, piecesOf, separatorsOf } from '../text/tokens';
import { packOccurrence } from './occurrence';

/**
 * Tokens or separators, and their occurrences in the bodies (occurrence.ts): those of posting `p` are at `firstOccurrence[p]` up to
 * `firstOccurrence[p + 1]`.
 */
export interface Vocabulary extends TermPostings {
  readonly firstOccurrence: Uint32Array;
  /** In the folded body; ascending within a posting. */
  readonly occurrences: Uint32Array;
}

/** A character that occurs in no separator. */
const LETTER = 'a';

/** Collects the tokens and separators of bodies, in order. */
export class BodyReader {
  readonly #index: SearchIndex;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #tokens = new OccurrenceLog();
  readonly #separators = new SeparatorLog();

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#numbers = index.dictionary.numbers();
  }

  read(body: string, doc: number): void {
    const pieces = piecesOf(body);
    let offset = 0;
    pieces.forEach((piece, at) => {
      const place = { pieces, at, isToken: isToken(piece) };
      const occurrence = packOccurrence(offset, place);
      if (place.isToken) this.#tokens.add(this.#numbers.get(piece) ?? this.#numbers.size, occurrence);
      else this.#separators.add(piece, occurrence);
      offset += piece.length;
    });
    this.#tokens.endDocument();
    this.#separators.endDocument(doc, this.#fieldSeparators(doc));
  }

  vocabularies(): { readonly tokens: Vocabulary; readonly separators: Vocabulary } {
    return { tokens: withOccurrences(this.#index, this.#tokens), separators: withOccurrences(this.#separators.postings(), this.#separators.log) };
  }

  #fieldSeparators(doc: number): readonly FlaggedSeparators[] {
    const { fields } = this.#index;
    return [
      { separators: separatorsOf(fields.title(doc)), flag: TITLE_FLAG },
      { separators: fields.extras(doc).flatMap(separatorsOf), flag: EXTRA_FLAG },
    ];
  }
}

/** The separators of one field besides the body, and the flag of that field. */
interface FlaggedSeparators {
  readonly separators: readonly string[];
  readonly flag: number;
}

/** Builds for the separators what the index has for the tokens: a dictionary and postings. */
class SeparatorLog {
  readonly log = new OccurrenceLog();
  readonly #numbers = new Map<string, number>();
  /** By separator, the postings so far. */
  readonly #postings: number[][] = [];
  /** By separator, the flags in the document being read. */
  #flags = new Map<number, number>();

  /** Adds a separator of the body; of a single blank, as four in five are, only that it is there. */
  add(separator: string, occurrence: number): void {
    const number = this.#flag(separator, 1);
    if (separator !== BLANK) this.log.add(number, occurrence);
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

const FIRST_CAPACITY = 1 << 12;

/** A growable list of unsigned 32-bit integers, four bytes each: there are millions. */
export class NumberList {
  #numbers = new Uint32Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** The numbers so far; not a copy. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}

/** The terms read from the bodies, document by document, each with its occurrence. */
class OccurrenceLog {
  readonly terms = new NumberList();
  readonly occurrences = new NumberList();
  /** By document: where its entries end. */
  readonly ends = new NumberList();

  add(term: number, occurrence: number): void {
    this.terms.push(term);
    this.occurrences.push(occurrence);
  }

  endDocument(): void {
    this.ends.push(this.terms.length);
  }
}

/** Sorts the entries of a log into the order of the postings; a counting sort, linear. */
function withOccurrences({ dictionary, starts, postings }: TermPostings, log: OccurrenceLog): Vocabulary {
  const found = postingsOf(starts, postings, log);
  // One extra posting, for entries without one.
  const firstOccurrence = new Uint32Array(postings.length + 2);
  for (const posting of found) firstOccurrence[posting + 1] = (firstOccurrence[posting + 1] ?? 0) + 1;
  for (let posting = 1; posting < firstOccurrence.length; posting += 1)
    firstOccurrence[posting] = (firstOccurrence[posting] ?? 0) + (firstOccurrence[posting - 1] ?? 0);
  const next = firstOccurrence.slice();
  const occurrences = new Uint32Array(found.length);
  log.occurrences.view().forEach((occurrence, entry) => {
    const posting = found[entry] ?? 0;
    const at = next[posting] ?? 0;
    occurrences[at] = occurrence;
    next[posting] = at + 1;
  });
  return { dictionary, starts, postings, firstOccurrence, occurrences };
}

/**
 * By entry of a log: the number of its posting. Both are ordered by document. Texts that the index wasn't built from may
 * contain a term where the index has none; such an entry gets the number after the last posting.
 */
function postingsOf(starts: Uint32Array, postings: Uint32Array, log: OccurrenceLog): Uint32Array {
  const cursors = starts.slice();
  const terms = log.terms.view();
  const found = new Uint32Array(terms.length);
  let entry = 0;
  log.ends.view().forEach((end, doc) => {
    for (; entry < end; entry += 1) {
      const term = terms[entry] ?? 0;
      const last = starts[term + 1] ?? 0;
      let posting = cursors[term] ?? 0;
      while (posting < last && (postings[posting] ?? 0) >>> DOC_SHIFT < doc) posting += 1;
      cursors[term] = posting;
      const isHere = posting < last && (postings[posting] ?? 0) >>> DOC_SHIFT === doc;
      found[entry] = isHere ? posting : postings.length;
    }
  });
  return found;
}
