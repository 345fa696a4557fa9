import type { SearchAnswer } from '../../core/search';

/** What a page asks its search worker. */
export interface WorkerQuestion {
  readonly query: string;
  readonly shownRows: number;
}

/** What it hears back; a question that a newer one has overtaken isn't answered. */
export type WorkerReply = { readonly query: string; readonly answer: SearchAnswer } | { readonly problem: string };
