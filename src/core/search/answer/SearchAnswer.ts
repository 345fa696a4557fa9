import type { CloseMatches } from '../close/closeMatches';
import type { Excerpt } from '../exact/excerptOf';
import type { SearchIndex } from '../index/SearchIndex';
import type { TextParts } from '../text/ranges';
import type { DocumentRecord, SearchTexts } from '../types';

/** The data that queries are answered from. */
export interface SearchLibrary {
  readonly index: SearchIndex;
  /** Null until they are loaded. */
  readonly texts: SearchTexts | null;
  readonly parts: TextParts | null;
}

/**
 * The answer to a query. `findAnswer` returns it with one `SearchHit` per row, cheap however many there are; `showAnswer`
 * with the rows that are shown: plain data, so that it can be sent by a worker and kept in the store.
 */
export interface SearchAnswer<Row = SearchResult> {
  /** The query's sanitised text (S1); '' when it has none. */
  readonly needle: string;
  /** True when only the texts can answer and they aren't loaded yet; then nothing is found. */
  readonly needsTexts: boolean;
  /** The query as typed, trimmed and cut like the needle. */
  readonly typedNeedle: string;
  /** If sanitising changed the query, the pages that contain it as typed; none of them is in `results`. */
  readonly typed: readonly Row[];
  /** Exactly the set of S3 in the order of S4, minus what the filters exclude. */
  readonly results: readonly Row[];
  /** The number of pages in both, shown or not. */
  readonly count: number;
  /** How many pages the filters have excluded. */
  readonly filteredOut: number;
  /** Close matches, only when nothing else was found. */
  readonly help: OfferedMatches<Row> | null;
}

/** Close matches that the filters let through. */
export interface OfferedMatches<Row = SearchResult> extends CloseMatches<Row> {
  /** The number of pages, shown or not. */
  readonly count: number;
}

/** A search result as it is shown (E5). */
export interface SearchResult extends DocumentRecord {
  readonly score: number;
  readonly excerpt: Excerpt;
  /** The text that the excerpt is centred on and that is marked (S5); '' where there is none. */
  readonly foundFor: string;
  /** The page's list of messages has this of a pasted message: the link leads there, and the opened page marks it instead. */
  readonly listedAs?: string;
  /** The heading that the match, or what is listed, is under. */
  readonly section?: { readonly id: string; readonly title: string };
}
