import { Dictionary } from './Dictionary';
import { joinTerms } from './joinedTerms';
import { PlaceLog } from './placesOfPostings';
import { DOC_SHIFT, type TermPostings } from './SearchIndex';
import { addMarks } from './tallyRun';

/** A character that no gap holds. */
const LETTER = 'a';

/** The gaps of one field besides the body, and the mark of that field. */
export interface MarkedGaps {
  readonly gaps: readonly string[];
  readonly mark: number;
}

/** Makes of the gaps between runs what the index has of the runs themselves: a dictionary and postings. */
export class GapLog {
  readonly places = new PlaceLog();
  readonly #numbers = new Map<string, number>();
  /** By gap, the postings so far. */
  readonly #postings: number[][] = [];
  /** By gap, the marks in the document being read. */
  #marks = new Map<number, number>();

  /** A gap of the body and where it stands. */
  addPlace(gap: string, at: number): void {
    this.places.add(this.#mark(gap, 1), at);
  }

  /** Ends a document with the gaps of its other fields. */
  endDocument(doc: number, fields: readonly MarkedGaps[]): void {
    for (const { gaps, mark } of fields) gaps.forEach((gap) => this.#mark(gap, mark));
    for (const [number, marks] of this.#marks) (this.#postings[number] ??= []).push((doc << DOC_SHIFT) | marks);
    this.#marks = new Map();
    this.places.endDocument();
  }

  postings(): TermPostings {
    const offsets = new Uint32Array(this.#postings.length + 1);
    this.#postings.forEach((list, number) => (offsets[number + 1] = (offsets[number] ?? 0) + list.length));
    return { dictionary: new Dictionary(joinTerms([...this.#numbers.keys()], LETTER)), offsets, postings: Uint32Array.from(this.#postings.flat()) };
  }

  #mark(gap: string, mark: number): number {
    const number = this.#numbers.get(gap) ?? this.#numbers.size;
    this.#numbers.set(gap, number);
    this.#marks.set(number, addMarks(this.#marks.get(number) ?? 0, mark));
    return number;
  }
}
