import type { Folder } from '../content/schema';
import type { ReadDate } from './dates';

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

/** What a configuration calls a page and the part that it is in. */
export interface Labels {
  readonly title?: string;
  readonly section?: string;
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
  /** What the navigation calls it, for a page that has no title of its own. */
  readonly label?: string | undefined;
  /** What the folder around it is called there. */
  readonly section?: string | undefined;
  /** Where its page was, the first of them as links name it. */
  readonly addresses: readonly string[];
  /** Pages that only led to this one. */
  readonly standsFor?: readonly Item[];
}

/** What the configuration of the former site says. */
export interface Config {
  readonly title: string;
  readonly url: string;
  /** Its path below the imported folder; empty without one. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** As text, for what can't be read as data. */
  readonly text: string;
}

/** What is known of one of the generators from which content can be taken over. */
export interface SystemFacts {
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
  /** Front matter that is only about looks and order there. */
  readonly looks: readonly string[];
  /** The target of a link without the version of the documentation that it names; the same where it names none. */
  readonly withoutVersion?: (target: string) => string;
  /** Whether lines by four blanks are code. */
  readonly hasIndentedCode: boolean;
}
