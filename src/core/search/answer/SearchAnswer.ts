import type { CloseMatches } from '../close/closeMatches';
import type { Excerpt } from '../exact/excerptOf';
import type { SearchIndex } from '../index/SearchIndex';
import type { TextParts } from '../text/textParts';
import type { DocumentRecord, SearchTexts } from '../types';

/** All that a query is answered from. */
export interface SearchLibrary {
  readonly index: SearchIndex;
  /** Null until they are loaded. */
  readonly texts: SearchTexts | null;
  readonly parts: TextParts | null;
}

/**
 * What a query finds. `findAnswer` gives it with a `SearchHit` for each row, which is cheap whatever their number;
 * `showAnswer` with the rows that are shown: plain data, so that it can come from a worker and be kept in the store.
 */
export interface SearchAnswer<Row = SearchResult> {
  /** The sanitised text of the query (S1); '' when it has none. */
  readonly needle: string;
  /** True when only the texts can tell and they aren't loaded yet; then nothing is found. */
  readonly needsTexts: boolean;
  /** What was typed, trimmed and cut like the needle. */
  readonly typedNeedle: string;
  /** Pages that hold the text as typed where sanitising changed it; none of them is in `results`. */
  readonly typed: readonly Row[];
  /** Exactly the set of S3 in the order of S4, except what the filters leave out. */
  readonly results: readonly Row[];
  /** How many pages both have, shown or not. */
  readonly count: number;
  /** How many pages the filters have left out. */
  readonly filteredOut: number;
  /** Only when nothing else was found. */
  readonly help: CloseMatches<Row> | null;
}

/** A search result as it is shown (E5). */
export interface SearchResult extends DocumentRecord {
  readonly score: number;
  readonly excerpt: Excerpt;
  /** What the excerpt is made around and a page that is opened from here marks; '' where nothing was looked for. */
  readonly foundFor: string;
  /** The heading that the match is under. */
  readonly section?: { readonly id: string; readonly title: string };
}
