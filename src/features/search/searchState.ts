import type { SearchAnswer, SearchIndexJson, SearchTexts, TextParts } from '../../core/search';

/** Something that comes over the network and isn't here. */
export interface Pending {
  readonly status: 'idle' | 'loading' | 'failed';
}

/** The texts, and where in each its headings and its code are. */
export interface LoadedTexts {
  readonly status: 'ready';
  readonly texts: SearchTexts;
  readonly parts: TextParts;
}

/** The index, with the texts that were written by the same build; those of another would give wrong answers. */
export interface LoadedIndex {
  readonly status: 'ready';
  readonly build: string;
  readonly index: SearchIndexJson;
  readonly texts: Pending | LoadedTexts;
}

/** A question to the worker, and what it answered. */
export interface WorkerAnswer {
  readonly query: string;
  readonly answer: SearchAnswer;
}

export interface SearchState {
  /** As typed; selectors sanitise it (S1). */
  readonly query: string;
  /** How many result rows are shown. */
  readonly shownRows: number;
  /** What the page's own engine answers from. */
  readonly data: Pending | LoadedIndex;
  /** The worker's last answer, on a site so large that a worker holds index and texts, where `data` stays idle; null on others. */
  readonly worker: Pending | ({ readonly status: 'ready' } & WorkerAnswer) | null;
}

/** Whether something is to be fetched: it isn't here, nor on its way. */
export function isMissing({ status }: { readonly status: string }): boolean {
  return status === 'idle' || status === 'failed';
}
