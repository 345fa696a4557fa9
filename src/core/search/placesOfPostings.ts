import { NumberList } from './NumberList';
import { DOC_SHIFT, type TermPostings } from './SearchIndex';

/** Where a vocabulary's terms stand in the bodies: those of posting `p` are the places from `starts[p]` to `starts[p + 1]`. */
export interface Places {
  readonly starts: Uint32Array;
  /** In UTF-16 units of the folded body; rising within a posting. */
  readonly places: Uint32Array;
}

/** What is read off the bodies, document by document: which term stands where. */
export class PlaceLog {
  readonly terms = new NumberList();
  readonly places = new NumberList();
  /** By document: where its entries end. */
  readonly ends = new NumberList();

  add(term: number, place: number): void {
    this.terms.push(term);
    this.places.push(place);
  }

  endDocument(): void {
    this.ends.push(this.terms.length);
  }
}

/** Sorts the entries of a log into the order of the postings; a counting sort, linear. */
export function placesOfPostings(vocabulary: TermPostings, log: PlaceLog): Places {
  const postings = postingsOf(vocabulary, log);
  const starts = new Uint32Array(vocabulary.postings.length + 1);
  for (const posting of postings) starts[posting + 1] = (starts[posting + 1] ?? 0) + 1;
  for (let posting = 1; posting < starts.length; posting += 1) starts[posting] = (starts[posting] ?? 0) + (starts[posting - 1] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(postings.length);
  log.places.view().forEach((place, entry) => {
    const posting = postings[entry] ?? 0;
    const at = next[posting] ?? 0;
    places[at] = place;
    next[posting] = at + 1;
  });
  return { starts, places };
}

/** By entry of a log: the number of the posting that it belongs to. Both come by rising document. */
function postingsOf({ offsets, postings }: TermPostings, log: PlaceLog): Uint32Array {
  const cursors = offsets.slice();
  const terms = log.terms.view();
  const found = new Uint32Array(terms.length);
  let entry = 0;
  log.ends.view().forEach((end, doc) => {
    for (; entry < end; entry += 1) {
      const term = terms[entry] ?? 0;
      let posting = cursors[term] ?? 0;
      while ((postings[posting] ?? Infinity) >>> DOC_SHIFT < doc) posting += 1;
      cursors[term] = posting;
      found[entry] = posting;
    }
  });
  return found;
}
