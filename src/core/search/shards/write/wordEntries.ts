import { isLowSurrogate } from '../../exact/excerptAt';
import { SHARDS, SHORT_KEY } from '../../limits';
import { eachPiece, isToken, tokensOf } from '../../text/tokens';
import { SHARD_FLAG } from '../format';
import { addPosting, noMatches, type Entry, type Matches, type Posting } from '../tableShard';
import { pieceAt, type FoldedDocument } from './documents';
import { EQUAL_TITLE, KeyCounter, unpack, type PackedPostings } from './KeyCounter';

/** The tokens of documents. */
export interface Words {
  readonly postings: ReadonlyMap<string, PackedPostings>;
  /** The tokens that phrases may begin with in the middle of a word. */
  readonly joined: ReadonlySet<string>;
}

export function readWords(documents: readonly FoldedDocument[], pieceLength: number): Words {
  const counter = new KeyCounter<string>();
  const occurrences = new Map<string, number>();
  const seen = (token: string) => occurrences.set(token, (occurrences.get(token) ?? 0) + 1);
  documents.forEach((document, doc) => {
    eachPiece(document.body, (piece, offset) => {
      if (!isToken(piece)) return;
      seen(piece);
      counter.count(piece, pieceAt(offset, document, pieceLength));
    });
    for (const token of tokensOf(document.title)) {
      seen(token);
      counter.flag(token, token === document.title ? EQUAL_TITLE : SHARD_FLAG.title);
    }
    for (const token of document.extras.flatMap(tokensOf)) {
      seen(token);
      counter.flag(token, SHARD_FLAG.extra);
    }
    counter.endDocument(doc);
  });
  return { postings: counter.postings, joined: joinedTokens(occurrences) };
}

/** Leaves out the tokens that occur as the end of longer tokens far more often than on their own (`SHARDS.joinedRatio`). */
function joinedTokens(occurrences: ReadonlyMap<string, number>): ReadonlySet<string> {
  const inside = new Map<string, number>();
  for (const [token, count] of occurrences) {
    for (const end of suffixesOf(token, 1)) if (occurrences.has(end)) inside.set(end, (inside.get(end) ?? 0) + count);
  }
  const joined = [...occurrences].filter(([token, count]) => (inside.get(token) ?? 0) <= SHARDS.joinedRatio * count);
  return new Set(joined.map(([token]) => token));
}

/** The suffixes of a token from an offset on, longest first; none begins with half a surrogate pair. */
export function suffixesOf(token: string, from: number): readonly string[] {
  const ends: string[] = [];
  for (let at = from; at < token.length; at += 1) if (!isLowSurrogate(token.charCodeAt(at))) ends.push(token.slice(at));
  return ends;
}

/** The entries of the table `words`: every suffix, longer than a short key, of every token. */
export function* wordEntries({ postings, joined }: Words, documentCount: number): Generator<Entry> {
  const tokensByEnd = new Map<string, string[]>();
  for (const token of postings.keys()) {
    for (const end of suffixesOf(token, 0)) {
      if (end.length <= SHORT_KEY) break;
      const known = tokensByEnd.get(end);
      if (known) known.push(token);
      else tokensByEnd.set(end, [token]);
    }
  }
  const sum = new PostingSum(documentCount);
  // By UTF-16 unit, as everywhere in the format.
  for (const key of [...tokensByEnd.keys()].sort()) {
    for (const token of tokensByEnd.get(key) ?? []) sum.add(unpack(postings.get(token) ?? []), token === key);
    yield { key, mark: joined.has(key), postings: sum.take() };
  }
}

/** Adds up the postings of several tokens. */
class PostingSum {
  readonly #matches: Matches;
  #docs: number[] = [];

  constructor(documentCount: number) {
    this.#matches = noMatches(documentCount);
  }

  /** Only a whole token can be a title. */
  add(list: readonly Posting[], isWhole: boolean): void {
    for (const { doc, flags, piece } of list) {
      if (this.#matches.flags[doc] === 0) this.#docs.push(doc);
      addPosting(this.#matches, { doc, flags: isWhole ? flags : flags & ~SHARD_FLAG.equal, piece });
    }
  }

  /** Takes out what has been added since the last call, ascending by document. */
  take(): readonly Posting[] {
    const { flags, pieces } = this.#matches;
    const sum = this.#docs.sort((a, b) => a - b).map((doc): Posting => ({ doc, flags: flags[doc] ?? 0, piece: pieces[doc] ?? 0 }));
    for (const doc of this.#docs) flags[doc] = pieces[doc] = 0;
    this.#docs = [];
    return sum;
  }
}
