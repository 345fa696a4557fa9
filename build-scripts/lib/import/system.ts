import type { Fence } from './fences';
import type { Config, Item, Labels, Place, SystemFacts } from './item';
import type { Page } from './page';

/** One of the generators from which content can be taken over, with the ways to convert its files. */
export interface System extends SystemFacts {
  /** Where a file goes; null for one that is no page, with the reason. */
  readonly placeOf: (path: string, config: Config) => Place | { readonly skipped: string };
  readonly addressesOf: (item: Omit<Item, 'addresses' | 'id'>, config: Config) => readonly string[];
  /** What the configuration calls a page and the part around it, where it does. */
  readonly labelsOf?: (path: string, config: Config) => Labels;
  /** Files that are neither pages nor shown by them, and what they are called in a report. */
  readonly leftOut?: readonly [RegExp, string];
  /** Puts other files and named texts in their places, before anything else. */
  readonly assemble?: (text: string, page: Page) => string;
  /** What becomes of a block of code; a string takes its place. */
  readonly fence: (fence: Fence, page: Page) => Fence | string;
  /** Code between tags, which nothing else may touch. */
  readonly code: (text: string, page: Page) => string;
  /** Everything that is its own. */
  readonly text: (text: string, page: Page) => string;
}
