import { isLowSurrogate } from '../../exact/excerptAt';
import { NumberList } from '../../exact/BodyReader';
import { QUERY_MAX_LENGTH } from '../../limits';
import { eachPiece, isToken } from '../../text/tokens';
import type { Entry, Posting } from '../tableShard';
import { FIELD_END, type PhraseText } from './documents';
import { suffixesOf } from './wordEntries';

const UNITS = 0x10000;
const NOT_BLANK = /\S/;

/**
 * The entries of the table `phrases`: the texts that begin at a token, at a joined end of one, or at a character between
 * tokens that isn't blank. A text is followed, unit by unit, until at most `leafDocuments` documents have it or a needle can't
 * be longer; it is then marked, because what comes after it isn't known. Radix-sorted, from the first unit on.
 */
export function phraseEntries(text: PhraseText, joined: ReadonlySet<string>, leafDocuments: number): Generator<Entry> {
  return new PhraseSorter(text, beginnings(text, joined), leafDocuments).entries();
}

/** Where phrases begin, ascending. */
function beginnings(text: PhraseText, joined: ReadonlySet<string>): Uint32Array {
  const offsets = new NumberList();
  const inside = new Map<string, readonly number[]>();
  text.eachField((field, start) => {
    eachPiece(field, (piece, offset) => {
      const isLast = offset + piece.length === field.length;
      // A phrase needs something after its first token.
      if (isToken(piece) && isLast) return;
      const known = inside.get(piece) ?? beginningsIn(piece, joined);
      if (isToken(piece)) inside.set(piece, known);
      for (const into of known) offsets.push(start + offset + into);
    });
  });
  return offsets.view().slice();
}

function beginningsIn(piece: string, joined: ReadonlySet<string>): readonly number[] {
  if (!isToken(piece)) return Array.from({ length: piece.length }, (_, into) => into).filter((into) => isBeginning(piece, into));
  const ends = suffixesOf(piece, 1).filter((end) => joined.has(end));
  return [0, ...ends.map((end) => piece.length - end.length)];
}

function isBeginning(separator: string, into: number): boolean {
  return NOT_BLANK.test(separator.charAt(into)) && !isLowSurrogate(separator.charCodeAt(into));
}

/** A part of the sorted offsets, whose texts share their first `depth` units. */
interface Group {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

class PhraseSorter {
  readonly #text: PhraseText;
  readonly #offsets: Uint32Array;
  readonly #leafDocuments: number;
  readonly #sorted: Uint32Array;
  readonly #counts = new Uint32Array(UNITS);

  constructor(text: PhraseText, offsets: Uint32Array, leafDocuments: number) {
    this.#text = text;
    this.#offsets = offsets;
    this.#leafDocuments = leafDocuments;
    this.#sorted = new Uint32Array(offsets.length);
  }

  *entries(): Generator<Entry> {
    const open: Group[] = [{ from: 0, to: this.#offsets.length, depth: 0 }];
    for (let group = open.pop(); group; group = open.pop()) {
      if (group.from === group.to) continue;
      if (group.depth > 0 && this.#isLeaf(group)) yield this.#entry(group, true);
      else {
        const [ended, ...longer] = this.#split(group);
        if (ended && ended.from < ended.to) yield this.#entry(ended, false);
        open.push(...longer.reverse());
      }
    }
  }

  /** Whether few documents have the text of a group; offsets, and so documents, are ascending. */
  #isLeaf({ from, to, depth }: Group): boolean {
    if (depth >= QUERY_MAX_LENGTH) return true;
    let docs = 0;
    let last = -1;
    for (let at = from; at < to && docs <= this.#leafDocuments; at += 1) {
      const doc = this.#text.docAt(this.#offsets[at] ?? 0);
      if (doc !== last) docs += 1;
      last = doc;
    }
    return docs <= this.#leafDocuments;
  }

  /** Stably sorts a group by its next unit: first what ends here, then a group for each unit. */
  #split({ from, to, depth }: Group): Group[] {
    const { units } = this.#text;
    const counts = this.#counts;
    const found: number[] = [];
    for (let at = from; at < to; at += 1) {
      const unit = units[(this.#offsets[at] ?? 0) + depth] ?? FIELD_END;
      if (counts[unit] === 0) found.push(unit);
      counts[unit] = (counts[unit] ?? 0) + 1;
    }
    const inOrder = [FIELD_END, ...found.filter((unit) => unit !== FIELD_END).sort((a, b) => a - b)];
    let start = from;
    const groups = inOrder.map((unit) => {
      const [first, size] = [start, counts[unit] ?? 0];
      counts[unit] = first;
      start += size;
      return { from: first, to: start, depth: unit === FIELD_END ? depth : depth + 1 };
    });
    this.#move({ from, to, depth });
    for (const unit of inOrder) counts[unit] = 0;
    return groups;
  }

  /** Moves the offsets of a group to where the counts say. */
  #move({ from, to, depth }: Group): void {
    const { units } = this.#text;
    for (let at = from; at < to; at += 1) {
      const offset = this.#offsets[at] ?? 0;
      const unit = units[offset + depth] ?? FIELD_END;
      const place = this.#counts[unit] ?? 0;
      this.#sorted[place] = offset;
      this.#counts[unit] = place + 1;
    }
    this.#offsets.set(this.#sorted.subarray(from, to), from);
  }

  /** Where a document's offsets end; they are adjacent. */
  #endOf(doc: number, start: number, to: number): number {
    let end = start + 1;
    while (end < to && this.#text.docAt(this.#offsets[end] ?? 0) === doc) end += 1;
    return end;
  }

  #entry({ from, to, depth }: Group, mark: boolean): Entry {
    const postings: Posting[] = [];
    for (let start = from; start < to;) {
      const doc = this.#text.docAt(this.#offsets[start] ?? 0);
      const end = this.#endOf(doc, start, to);
      postings.push(this.#text.postingOf(doc, this.#offsets.subarray(start, end), depth));
      start = end;
    }
    return { key: this.#text.textAt(this.#offsets[from] ?? 0, depth), mark, postings };
  }
}
