import type { SearchAnswer, SearchIndexJson, SearchTexts, TextParts } from '../../core/search';
import type { Suggestions } from '../../core/search/suggestions';

/** Something loaded over the network that isn't available yet. */
export interface Pending {
  readonly status: 'idle' | 'loading' | 'failed';
}

/** The texts, and the headings and code ranges of each. */
interface LoadedTexts {
  readonly status: 'ready';
  readonly texts: SearchTexts;
  readonly parts: TextParts;
}

/** The index, with the texts of the same build; those of another would give wrong answers. */
export interface LoadedIndex {
  readonly status: 'ready';
  readonly build: string;
  readonly index: SearchIndexJson;
  readonly texts: Pending | LoadedTexts;
}

/** A query to the worker, and its answer. */
export interface WorkerAnswer {
  readonly query: string;
  readonly answer: SearchAnswer;
  /** What an empty box offers, where the page has no index to tell. */
  readonly suggestions?: Suggestions;
}

export interface SearchState {
  /** As typed; selectors sanitise it (S1). */
  readonly query: string;
  readonly shownRows: number;
  /** The data of the page's own engine. */
  readonly data: Pending | LoadedIndex;
  /**
   * The worker's last answer, on a site so large that a worker holds the data, whole or in shards (`data` stays idle); null on others. An answer
   * to the current query stays while more of its rows are fetched, and if that fails.
   */
  readonly worker: (Pending & Partial<WorkerAnswer>) | ({ readonly status: 'ready' } & WorkerAnswer) | null;
}

/** Whether something must be fetched: it is neither loaded nor loading. */
export function isMissing({ status }: { readonly status: string }): boolean {
  return status === 'idle' || status === 'failed';
}
