import type { Folder } from '../content/document';
import type { ReadDate } from './dates';
import type { Fence } from './fences';
import type { Page } from './page';

/** Where a file of another generator belongs here. */
export interface Place {
  readonly folder: Folder;
  /** What its id is made of. */
  readonly name: string;
  /** The folders that it is in, below its collection's. */
  readonly parents: readonly string[];
  /** As its name says it. */
  readonly date?: ReadDate | null;
  readonly isDraft?: boolean;
  /** A page above a list, which is worth one here only with a text of its own. */
  readonly isList?: boolean;
}

/** A file of another generator, read. */
export interface Item extends Place {
  readonly id: string;
  /** Below the imported folder. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly head: string;
  readonly body: string;
  readonly bodyLine: number;
  /** What the folder around it is called there. */
  readonly section?: string | undefined;
  /** Where its page was, the first of them as links name it. */
  readonly addresses: readonly string[];
}

/** What the configuration of the former site says. */
export interface Config {
  readonly title: string;
  readonly url: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** As text, for what can't be read as data. */
  readonly text: string;
}

/** One of the generators from which content can be taken over. */
export interface System {
  /** The files that may hold the configuration, the first that is there counts. */
  readonly configFiles: readonly string[];
  /** Folders that are no content. */
  readonly ignored: RegExp;
  /** Folders whose files are at the root of the site. */
  readonly roots: readonly string[];
  /** Whether a file is found by its name, wherever it is. */
  readonly findsByName: boolean;
  /** Whether a list of names in a text has blanks between them. */
  readonly splitsAtBlanks: boolean;
  /** Where a file goes; null for one that is no page, with the reason. */
  readonly placeOf: (path: string, config: Config) => Place | { readonly skipped: string };
  readonly addressesOf: (item: Omit<Item, 'addresses' | 'id'>, config: Config) => readonly string[];
  /** Files that are neither pages nor shown by them, and what they are called in a report. */
  readonly leftOut?: readonly [RegExp, string];
  /** Front matter that is only about looks and order there. */
  readonly looks: readonly string[];
  /** Puts other files and named texts in their places, before anything else. */
  readonly assemble?: (text: string, page: Page) => string;
  /** Whether lines by four blanks are code. */
  readonly hasIndentedCode: boolean;
  /** What becomes of a block of code; a string takes its place. */
  readonly fence: (fence: Fence, page: Page) => Fence | string;
  /** Code between tags, which nothing else may touch. */
  readonly code: (text: string, page: Page) => string;
  /** Everything that is its own. */
  readonly text: (text: string, page: Page) => string;
}
