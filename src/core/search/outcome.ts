/** A document found: its number in the index's document table, and its score (S4). */
export interface SearchHit {
  readonly doc: number;
  readonly score: number;
}

/** What is offered when nothing holds the query itself. */
export interface CloseMatches {
  /**
   * 'all-words': documents with every word of the query, anywhere; 'close': the same with words corrected; 'symptom':
   * documents with most of a log line (symptomMatches.ts).
   */
  readonly kind: 'close' | 'all-words' | 'symptom';
  /** What was looked for instead: words such as `ansible`, or the message left of a log line. */
  readonly shownFor: string;
  /** Never empty; best first. */
  readonly hits: readonly SearchHit[];
}

export interface SearchOutcome {
  /** The sanitised query, case as typed; '' for a blank one (S1). */
  readonly needle: string;
  /** True when only the texts can tell and they aren't there yet; then there are no hits. */
  readonly needsTexts: boolean;
  /** Exactly the set of S3 in the order of S4. */
  readonly hits: readonly SearchHit[];
  /** Only when the exact set is known to be empty. */
  readonly close: CloseMatches | null;
}
