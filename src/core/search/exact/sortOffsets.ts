import { DOC_SHIFT, type TermPostings } from '../index/SearchIndex';

/** The offsets of a vocabulary's terms in the bodies: those of posting `p` are at `firstOffset[p]` up to `firstOffset[p + 1]`. */
export interface TermOffsets {
  readonly firstOffset: Uint32Array;
  /** In UTF-16 units of the folded body; ascending within a posting. */
  readonly offsets: Uint32Array;
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

/** The terms read from the bodies, document by document, each with its offset. */
export class OffsetLog {
  readonly terms = new NumberList();
  readonly offsets = new NumberList();
  /** By document: where its entries end. */
  readonly ends = new NumberList();

  add(term: number, offset: number): void {
    this.terms.push(term);
    this.offsets.push(offset);
  }

  endDocument(): void {
    this.ends.push(this.terms.length);
  }
}

/** Sorts the entries of a log into the order of the postings; a counting sort, linear. */
export function sortOffsets(vocabulary: TermPostings, log: OffsetLog): TermOffsets {
  const postings = postingsOf(vocabulary, log);
  // One extra posting, for entries without one.
  const firstOffset = new Uint32Array(vocabulary.postings.length + 2);
  for (const posting of postings) firstOffset[posting + 1] = (firstOffset[posting + 1] ?? 0) + 1;
  for (let posting = 1; posting < firstOffset.length; posting += 1) firstOffset[posting] = (firstOffset[posting] ?? 0) + (firstOffset[posting - 1] ?? 0);
  const next = firstOffset.slice();
  const offsets = new Uint32Array(postings.length);
  log.offsets.view().forEach((offset, entry) => {
    const posting = postings[entry] ?? 0;
    const at = next[posting] ?? 0;
    offsets[at] = offset;
    next[posting] = at + 1;
  });
  return { firstOffset, offsets };
}

/**
 * By entry of a log: the number of its posting. Both are ordered by document. Texts that the index wasn't built from may
 * contain a term where the index has none; such an entry gets the number after the last posting.
 */
function postingsOf({ starts, postings }: TermPostings, log: OffsetLog): Uint32Array {
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
