import {
  ALL_FLAGS,
  DOC_SHIFT,
  COUNT_FLAG,
  TITLE_FLAG,
  EXTRA_FLAG,
  addFlags,
  countPostings,
  type MatchFlags,
  type SearchIndex,
  type TermPostings,
} from '../index/SearchIndex';
import { BOOST_LIMIT, BODY_SCORE, EQUAL_TITLE_SCORE, TITLE_SCORE } from '../limits';
import { sanitizeQuery } from '../text/query';
import { countOccurrences } from '../text/ranges';
import { foldCase } from '../text/foldCase';
import { needleTokens, type NeedlePiece } from '../text/tokens';
import type { SearchTexts } from '../types';

/** A document found: its number in the index's document table, and its score (S4). */
export interface SearchHit {
  readonly doc: number;
  readonly score: number;
}

export interface ExactMatches {
  /** The sanitised query, case as typed; '' for a blank one (S1). */
  readonly needle: string;
  /** True when only the texts can answer and they aren't loaded yet; then there are no hits. */
  readonly needsTexts: boolean;
  /** Exactly the set of S3 in the order of S4. */
  readonly hits: readonly SearchHit[];
}

/**
 * Finds the exact matches of a query as typed (S1, S3, S4). Pure: what it caches on the index changes no answer.
 *
 * @param texts the bodies as written, by document number; null until they are loaded. Queries of one token, and many
 *   others, are answered without.
 */
export function search(index: SearchIndex, texts: SearchTexts | null, query: string): ExactMatches {
  const needle = sanitizeQuery(query);
  const hits = needle === '' ? [] : searchNeedle(index, texts, needle);
  return { needle, needsTexts: hits === null, hits: hits ?? [] };
}

/** The matches of any needle, whatever characters it has, in the order of S4; null when only the texts can answer. */
export function searchNeedle(index: SearchIndex, texts: SearchTexts | null, needle: string): readonly SearchHit[] | null {
  const folded = foldCase(needle);
  const flags = matchNeedle(index, texts, folded);
  return flags && scoreHits(index, flags, folded);
}

/** The matches of a folded needle in final order: highest score first, ties by document number (S4). */
function scoreHits({ fields, boosts }: SearchIndex, matches: MatchFlags, folded: string): SearchHit[] {
  const hits: SearchHit[] = [];
  for (let doc = 0; doc < matches.length; doc += 1) {
    const flags = matches[doc] ?? 0;
    if (flags === 0) continue;
    const isTitle = (flags & TITLE_FLAG) !== 0 && fields.title(doc) === folded;
    hits.push({ doc, score: scoreOf(flags) + (isTitle ? EQUAL_TITLE_SCORE : 0) + (boosts[doc] ?? 0) });
  }
  return sortHits(hits);
}

/** The score of a document's flags, without the bonus for a title that equals the needle. */
export function scoreOf(flags: number): number {
  const count = flags & COUNT_FLAG;
  return ((flags & TITLE_FLAG) === 0 ? 0 : TITLE_SCORE) + (count === 0 ? 0 : BODY_SCORE + count);
}

/** Stable, by descending score; scores are -BOOST_LIMIT or more. A counting sort: few distinct scores, possibly many hits. */
export function sortHits(hits: readonly SearchHit[]): SearchHit[] {
  const next: number[] = [];
  for (const { score } of hits) next[score + BOOST_LIMIT] = (next[score + BOOST_LIMIT] ?? 0) + 1;
  let start = 0;
  for (let score = next.length - 1; score >= 0; score -= 1) {
    const count = next[score] ?? 0;
    next[score] = start;
    start += count;
  }
  const sorted = [...hits];
  for (const hit of hits) {
    const at = next[hit.score + BOOST_LIMIT] ?? 0;
    sorted[at] = hit;
    next[hit.score + BOOST_LIMIT] = at + 1;
  }
  return sorted;
}

/** `addFlags` of all pairs, by `flags << DOC_SHIFT | more`: a common letter adds up hundreds of thousands of them. */
const SUMS = Uint8Array.from({ length: (ALL_FLAGS + 1) << DOC_SHIFT }, (_, pair) => addFlags(pair >>> DOC_SHIFT, pair & ALL_FLAGS));

/** The match flags of every document for a folded needle; null when a body must be read and there are no texts. */
export function matchNeedle(index: SearchIndex, texts: SearchTexts | null, needle: string): MatchFlags | null {
  const prepared = texts && index.bodies(texts).prepared?.match(needle);
  if (prepared) return prepared;
  const tokens = needleTokens(needle);
  const isOneToken = tokens[0]?.fit === 'contains';
  return isOneToken ? matchToken(index, needle, index.documents.length) : matchPhrase(index, texts, { needle, tokens });
}

/**
 * The match flags of every document for a needle that is one token. It can only match inside a token, so its occurrences
 * in a text are those inside each term that contains it, times that term's occurrences: the postings of those terms are
 * enough, and no text is read. The same holds for separators. Capping each term's count at 5 doesn't change a sum capped
 * at 5.
 */
export function matchToken({ dictionary, starts, postings }: TermPostings, token: string, documentCount: number): MatchFlags {
  const matches = new Uint8Array(documentCount);
  for (const term of dictionary.find({ text: token, fit: 'contains' })) {
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const doc = posting >>> DOC_SHIFT;
      matches[doc] = SUMS[((matches[doc] ?? 0) << DOC_SHIFT) | (posting & ALL_FLAGS)] ?? 0;
    }
  }
  return matches;
}

/** A folded needle and the tokens in it. */
interface Phrase {
  readonly needle: string;
  readonly tokens: readonly NeedlePiece[];
}

/**
 * The match flags of every document for a needle that is more than one token, such as
 * `/etc/ssh/sshd_config` or `apt update`: its tokens narrow down the documents, then the fields themselves are read.
 */
function matchPhrase(index: SearchIndex, texts: SearchTexts | null, { needle, tokens }: Phrase): MatchFlags | null {
  const { anywhere, inBody } = narrowByTokens(index, tokens);
  if (texts === null && inBody.length > 0) return null;
  const matches = new Uint8Array(index.documents.length);
  for (const doc of anywhere) matches[doc] = matchFields(index, doc, needle);
  if (texts === null) return matches;
  const bodies = index.bodies(texts);
  for (const doc of inBody) matches[doc] = (matches[doc] ?? 0) | countOccurrences(bodies.get(doc), needle);
  return matches;
}

/** A document's flags for the fields other than the body that a folded needle matches. */
export function matchFields({ fields }: SearchIndex, doc: number, needle: string): number {
  const inTitle = fields.title(doc).includes(needle);
  const inExtra = fields.extras(doc).some((field) => field.includes(needle));
  return (inTitle ? TITLE_FLAG : 0) | (inExtra ? EXTRA_FLAG : 0);
}

/** The documents that may match, ascending. */
interface Candidates {
  /** With every token in some field. */
  readonly anywhere: readonly number[];
  /** With every token in the body. */
  readonly inBody: readonly number[];
}

/** The documents in which every token of a needle fits some term; all documents when the needle has no token. */
function narrowByTokens(index: SearchIndex, tokens: readonly NeedlePiece[]): Candidates {
  const anywhere = new Uint8Array(index.documents.length);
  const inBody = new Uint8Array(index.documents.length);
  rarestFirst(index, tokens).forEach((terms, earlier) => {
    eachPosting(index, terms, (doc, flags) => {
      if (anywhere[doc] === earlier) anywhere[doc] = earlier + 1;
      if (inBody[doc] === earlier && (flags & COUNT_FLAG) !== 0) inBody[doc] = earlier + 1;
    });
  });
  return { anywhere: positionsOf(anywhere, tokens.length), inBody: positionsOf(inBody, tokens.length) };
}

/** The terms of each token, those with the fewest postings first, so that most documents are ruled out early. */
function rarestFirst(index: SearchIndex, tokens: readonly NeedlePiece[]): Uint32Array[] {
  return tokens
    .map((token) => index.dictionary.find(token))
    .map((terms) => ({ terms, count: countPostings(index, terms) }))
    .sort((a, b) => a.count - b.count)
    .map(({ terms }) => terms);
}

function eachPosting({ starts, postings }: SearchIndex, terms: Uint32Array, visit: (doc: number, flags: number) => void): void {
  for (const term of terms) {
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      visit(posting >>> DOC_SHIFT, posting);
    }
  }
}

function positionsOf(values: Uint8Array, wanted: number): number[] {
  const positions: number[] = [];
  values.forEach((value, position) => {
    if (value === wanted) positions.push(position);
  });
  return positions;
}
