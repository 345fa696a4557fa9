import type { Fence } from './fences';
import type { Config, Item, Labels, Place, GeneratorFacts } from './item';
import type { Page } from './page';

/** A generator that content can be imported from, and how its files are converted. */
export interface Generator extends GeneratorFacts {
  /** Where a file goes, or why it isn't a page. */
  readonly placeOf: (path: string, config: Config) => Place | { readonly skipped: string };
  /** What the configuration sets for a page whose front matter doesn't. */
  readonly defaultsOf?: (path: string, config: Config) => Item['data'];
  readonly addressesOf: (item: Omit<Item, 'addresses' | 'id'>, config: Config) => readonly string[];
  /** What the configuration calls a page and its section. */
  readonly labelsOf?: (path: string, config: Config) => Labels;
  /** Files that are neither pages nor shown by them, and what they are called in a report. */
  readonly leftOut?: readonly [RegExp, string];
  /** Inserts other files and named texts, before anything else. */
  readonly assemble?: (text: string, page: Page) => string;
  /** Converts a block of code; a string replaces the block. */
  readonly fence: (fence: Fence, page: Page) => Fence | string;
  /** Code between tags, which nothing else may touch. */
  readonly code: (text: string, page: Page) => string;
  /** Converts everything that only this generator has. */
  readonly text: (text: string, page: Page) => string;
}
