import type { SearchAnswer } from '../../core/search';

/** A page's query to its search worker. */
export interface WorkerQuestion {
  readonly query: string;
  readonly shownRows: number;
}

/** The worker's reply; a query that was superseded by a newer one gets none. */
export type WorkerReply = { readonly query: string; readonly answer: SearchAnswer } | { readonly problem: string };
