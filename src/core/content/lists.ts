import type { LedgerFigures } from './ledgerFigures';

/** What a list says about itself. */
interface ListLead {
  readonly lead: string;
}

/** The part of a list that a page shows. */
export interface ListPart {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** How many items the whole list has, and one page at most. */
  readonly count: number;
  readonly size: number;
}

/** A list's data; a list that is too long for one page has `part`, and the items of that part alone. */
export interface ListData<Part extends ListPart = ListPart> extends ListLead {
  readonly part?: Part | undefined;
}

/** A part of the guides, with each group's total and the page where it begins, in the order of the groups. */
export interface WikiPart extends ListPart {
  readonly groups: readonly { readonly count: number; readonly page: number }[];
}

/** A part of the articles that the ledger knows, with the number of blocks of each shade over all of them. */
export interface LedgerPart extends ListPart {
  readonly totals: LedgerFigures['totals'];
}

/** A part of the posts, with the categories of all posts. */
export interface BlogPart extends ListPart {
  readonly categories: readonly string[];
}
