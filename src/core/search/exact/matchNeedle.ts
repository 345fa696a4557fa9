import { ALL_FLAGS, DOC_SHIFT, FLAG, addFlags, countPostings, type SearchIndex, type MatchFlags, type TermPostings } from '../index/SearchIndex';
import { countOccurrences } from '../text/ranges';
import { needleTokens, type NeedlePiece } from '../text/tokens';
import type { SearchTexts } from '../types';

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
 * The match flags of every document for a needle with characters other than letters and digits, such as
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
  return (inTitle ? FLAG.title : 0) | (inExtra ? FLAG.extra : 0);
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
      if (inBody[doc] === earlier && (flags & FLAG.count) !== 0) inBody[doc] = earlier + 1;
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
