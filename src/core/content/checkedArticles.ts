import type { Coverage } from './commandsRun';
import type { LedgerPart } from './lists';

/** How all articles went on one release. */
export interface CheckedRelease extends Coverage {
  readonly name: string;
  /** The day of the oldest of its runs, YYYY-MM-DD; null without any. */
  readonly oldest: string | null;
}

/** Why some commands of an article aren't run, and the sections that they are in. */
export interface NotRunReason {
  readonly text: string;
  /** How many commands; 0 if it holds for script files alone, which aren't counted as commands. */
  readonly count: number;
  readonly sections: readonly { readonly path: string; readonly title: string }[];
}

/** What the ledger knows about an article. */
export interface CheckedArticle {
  readonly path: string;
  readonly title: string;
  /** Its code blocks of each shade, in the order of the shades. */
  readonly counts: readonly number[];
  /** How it went on each release, in the order of the releases; null for one that it isn't meant for. */
  readonly runs: readonly (Coverage | null)[];
  /** The day of the oldest of its runs, YYYY-MM-DD; null without any. */
  readonly oldest: string | null;
  /** The releases that it isn't meant to run on, with the reason. */
  readonly elsewhere: readonly string[];
  /** What stood in for what a reader has. */
  readonly standIns: readonly string[];
  readonly notRun: readonly NotRunReason[];
}

/** The articles of a category of guides, or the posts. */
export interface CheckedGroup {
  readonly title: string;
  readonly articles: readonly CheckedArticle[];
}

export interface LedgerData {
  /** YYYY-MM-DD of the latest check; null where nothing was ever checked. */
  readonly asOf: string | null;
  readonly releases: readonly CheckedRelease[];
  /** The guides by category, then the posts, that the ledger knows, in the order of the site. */
  readonly checked: readonly CheckedGroup[];
  /** Absent where all of them are on one page. */
  readonly part?: LedgerPart | undefined;
}
