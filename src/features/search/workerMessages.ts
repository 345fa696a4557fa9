import type { WorkerAnswer } from './searchState';

/** A page's query to its search worker. */
export interface WorkerQuestion {
  readonly query: string;
  readonly shownRows: number;
  /** Whether close matches are wanted beside exact ones, too. */
  readonly wantsClose: boolean;
}

/** The worker's reply; a query that was superseded by a newer one gets none. */
export type WorkerReply = WorkerAnswer | { readonly problem: string };
