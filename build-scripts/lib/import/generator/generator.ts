import type { Fence } from '../syntax/fences';
import type { CodeTags } from '../syntax/shownCode';
import type { Config, Item, Labels, Place, GeneratorFacts, Redirect } from '../page/item';
import type { Page } from '../page/page';
import type { Report } from '../page/report';

/** What decides about the front matter of pages. */
export interface FrontMatters {
  /** What is written in each page, by its path. */
  readonly pages: ReadonlyMap<string, Item['data']>;
  readonly config: Config;
  readonly report: Report;
}

/** A generator that content can be imported from, and how its files are converted. */
export interface Generator extends GeneratorFacts {
  /** Where a file goes, or why it isn't a page. */
  readonly placeOf: (path: string, config: Config) => Place | { readonly skipped: string };
  /**
   * Makes a function that returns the front matter of a page as the generator takes it, with what the configuration and other pages set for it, and
   * all that they set, as only a text may show it.
   */
  readonly dataOf?: (site: FrontMatters) => (path: string) => Pick<Item, 'data' | 'shared'>;
  /** Whether a page of a later date is published only then. */
  readonly holdsFuture?: (path: string, config: Config) => boolean;
  readonly addressesOf: (item: Omit<Item, 'addresses' | 'id'>, config: Config) => readonly string[];
  /** Files that the configuration has lead to other ones. */
  readonly redirectsOf?: (config: Config) => readonly Redirect[];
  /** What the configuration has about addresses that only a build knows, as it is written. */
  readonly unreadIn?: (config: Config) => readonly string[];
  /** What the configuration calls a page and its section. */
  readonly labelsOf?: (path: string, config: Config) => Labels;
  /** Files that are neither pages nor shown by them, and what they are called in a report. */
  readonly leftOut?: readonly [RegExp, string];
  /** Inserts other files and named texts, before anything else. */
  readonly assemble?: (text: string, page: Page) => string;
  /** Tags around code that `code` converts; no fence in it is one. */
  readonly codeTags?: readonly CodeTags[];
  /** Converts a block of code; a string replaces the block. */
  readonly fence: (fence: Fence, page: Page) => Fence | string;
  /** Fills in what code has of the template language; fences, indented and inline code pass through it. */
  readonly inCode?: (code: string, page: Page) => string;
  /** Code between tags, which nothing else may touch. */
  readonly code: (text: string, page: Page) => string;
  /** Converts everything that only this generator has. */
  readonly text: (text: string, page: Page) => string;
}
