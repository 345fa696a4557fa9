import { shownFields } from '../answer/showAnswer';
import type { SearchResult } from '../answer/findAnswer';
import { excerptAt } from '../exact/excerptAt';
import { scoreOf, sortHits, type SearchHit } from '../exact/search';
import { SCORES } from '../limits';
import { locateFolded, sectionOf, type TextRange } from '../text/ranges';
import { sanitizeQuery } from '../text/query';
import { foldCase } from '../text/tokens';
import { SHARD_FLAG, type PieceJson } from './format';
import type { OpenShards } from './lookUp';
import { matchExactly, pieceOf } from './readTexts';
import { ShardReader, type ArrivedFiles, type ShardHead } from './ShardReader';
import type { Matches } from './tableShard';

/** The whole answer to a query, or the files without which there is none. */
export type SearchPlan = { readonly answer: ShardAnswer } | { readonly needs: readonly string[] };

export interface ShardAnswer {
  /** The sanitised query, case as typed; '' for a blank one (S1). */
  readonly needle: string;
  /** Exactly the set of S3 in the order of S4. */
  readonly hits: readonly SearchHit[];
  /** The first of them, as they are shown. */
  readonly results: readonly SearchResult[];
}

/** A query as typed, and how many rows of its results are shown. */
export interface ShardQuery {
  readonly query: string;
  readonly shownRows: number;
}

/**
 * Finds the exact matches of a query in sharded data, of which any part may have arrived (S1, S3, S4). Answers only when
 * all that the answer depends on is there; else it says what to fetch before the next call. Pure, and each call asks for
 * files that haven't arrived, so it ends.
 *
 * @throws SearchIndexError for damaged files
 */
export function planSearch(files: ArrivedFiles, { query, shownRows }: ShardQuery): SearchPlan {
  const needle = sanitizeQuery(query);
  if (needle === '') return { answer: { needle, hits: [], results: [] } };
  const reader = new ShardReader(files);
  const head = reader.head();
  const answer = head && answerOf({ reader, head }, needle, shownRows);
  return answer ? { answer } : { needs: reader.needs };
}

function answerOf(shards: OpenShards, needle: string, shownRows: number): ShardAnswer | null {
  const matches = matchExactly(shards, foldCase(needle));
  if (!matches) return null;
  const hits = hitsOf(shards.head, matches);
  const rows = hits.slice(0, shownRows).map((hit) => resultOf(shards, matches, { hit, needle }));
  const results = rows.filter((row) => row !== null);
  return results.length === rows.length ? { needle, hits, results } : null;
}

export function hitsOf({ boosts }: ShardHead, { flags }: Matches): SearchHit[] {
  const boostOf = new Map(boosts);
  const hits: SearchHit[] = [];
  flags.forEach((found, doc) => {
    if (found === 0) return;
    const equal = (found & SHARD_FLAG.equal) === 0 ? 0 : SCORES.titleEquals;
    hits.push({ doc, score: scoreOf(found) + equal + (boostOf.get(doc) ?? 0) });
  });
  return sortHits(hits);
}

interface WantedRow {
  readonly hit: SearchHit;
  readonly needle: string;
  /** Where the needle is in the body, if that isn't its first occurrence. */
  readonly range?: TextRange;
}

/** A row of results (E5); null when its piece is missing. */
export function resultOf({ reader, head }: OpenShards, { pieces }: Matches, { hit, needle, range }: WantedRow): SearchResult | null {
  const number = pieces[hit.doc] ?? 0;
  const piece = reader.piece(hit.doc, number);
  if (!piece) return null;
  const start = number * head.pieceLength - piece.own[0];
  const found = range ? ([range[0] - start, range[1] - start] as const) : locateFolded(piece.text, foldCase(piece.text), needle);
  return { ...shownFields(piece.row), score: hit.score, ...excerptOfPiece(piece, found), foundFor: needle };
}

function excerptOfPiece({ text, sections, code }: PieceJson, range: TextRange | null): Pick<SearchResult, 'excerpt' | 'section'> {
  // Of the heading before the piece, the line may end there.
  const inText = sections.filter(([offset, , title]) => offset + title.length > 0);
  const excerpt = excerptAt(text, range, { code, sections: inText.map(([offset, id]) => [offset, id] as const) });
  const section = range && sectionAt(sections, range[0]);
  return section ? { excerpt, section } : { excerpt };
}

type Section = NonNullable<SearchResult['section']>;

function sectionAt(sections: PieceJson['sections'], offset: number): Section | null {
  const places = sections.map(([start, id]) => [start, id] as const);
  const id = sectionOf(places, offset);
  const section = sections.find(([, headingId]) => headingId === id);
  return section ? { id: section[1], title: section[2] } : null;
}

/** The section that an offset of a body is in; null for none, and while its piece is missing. */
export function sectionIn(shards: OpenShards, doc: number, offset: number): Section | null {
  const number = pieceOf(shards, doc, offset);
  const piece = shards.reader.piece(doc, number);
  return piece && sectionAt(piece.sections, offset - (number * shards.head.pieceLength - piece.own[0]));
}
