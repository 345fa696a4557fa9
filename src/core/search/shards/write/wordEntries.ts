import { isLowSurrogate } from '../../exact/excerptOf';
import { SHARDS } from '../../limits';
import { eachPiece, isToken, tokensOf } from '../../text/tokens';
import { SHARD_FLAG } from '../format';
import { addMatch, type Entry, type Match, type Posting } from '../tableShard';
import { pieceAt, type FoldedDocument } from './foldedDocument';
import { EQUAL_TITLE, KeyCounter, byKey } from './KeyCounter';

/** The tokens of documents. */
export interface Words {
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** The tokens at which phrases may begin in the middle of a word. */
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

/** The tokens that aren't the end of others much more often than they are tokens. */
function joinedTokens(occurrences: ReadonlyMap<string, number>): ReadonlySet<string> {
  const inside = new Map<string, number>();
  for (const [token, count] of occurrences) {
    for (const end of endsOf(token, 1)) if (occurrences.has(end)) inside.set(end, (inside.get(end) ?? 0) + count);
  }
  const joined = [...occurrences].filter(([token, count]) => (inside.get(token) ?? 0) <= SHARDS.joinedRatio * count);
  return new Set(joined.map(([token]) => token));
}

/** The ends of a token from an offset on, the longest first; none begins with half a pair. */
export function endsOf(token: string, from: number): readonly string[] {
  const ends: string[] = [];
  for (let at = from; at < token.length; at += 1) if (!isLowSurrogate(token.charCodeAt(at))) ends.push(token.slice(at));
  return ends;
}

/** The entries of the table `words`: every end of every token that is longer than a short key. */
export function* wordEntries({ postings, joined }: Words): Generator<Entry> {
  const ends = [...postings.keys()].flatMap((token) => endsOf(token, 0).map((key) => ({ key, token })));
  const sorted = ends.filter(({ key }) => key.length > SHARDS.shortKey).sort(byKey);
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const key = sorted[from]?.key ?? '';
    while (sorted[to]?.key === key) to += 1;
    const lists = sorted.slice(from, to).map(({ token }) => withoutTitle(postings.get(token) ?? [], token === key));
    yield { key, mark: joined.has(key), postings: lists.length === 1 ? (lists[0] ?? []) : merged(lists) };
  }
}

/** Only a whole token can be a title. */
function withoutTitle(list: readonly Posting[], isWhole: boolean): readonly Posting[] {
  return isWhole ? list : list.map((posting) => ({ ...posting, flags: posting.flags & ~SHARD_FLAG.equal }));
}

/** The postings of several keys as those of one. */
function merged(lists: readonly (readonly Posting[])[]): readonly Posting[] {
  const byDoc = new Map<number, Match>();
  for (const { doc, ...more } of lists.flat()) byDoc.set(doc, addMatch(byDoc.get(doc) ?? { flags: 0, piece: 0 }, more));
  return Array.from(byDoc, ([doc, match]) => ({ doc, ...match })).sort((a, b) => a.doc - b.doc);
}
