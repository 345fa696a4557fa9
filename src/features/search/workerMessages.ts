import type { WorkerAnswer } from './searchState';

/** A page's query to its search worker. */
export interface WorkerQuestion {
  readonly query: string;
  readonly shownRows: number;
}

/** The worker's reply; a query that was superseded by a newer one gets none. */
export type WorkerReply = WorkerAnswer | { readonly problem: string };
