import type { Folder } from '../../content/source/schema';
import type { ReadDate } from './dates';

/** Where a file of another generator belongs here. */
export interface Place {
  readonly folder: Folder;
  /** What its id is derived from. */
  readonly name: string;
  /** The folders that it is in, below its collection's. */
  readonly parents: readonly string[];
  /** From its file name. */
  readonly date?: ReadDate | null;
  readonly isDraft?: boolean;
  /** The page of a list, which is kept only if it has a text of its own. */
  readonly isList?: boolean;
  /** The page at the site's root. */
  readonly isFirst?: boolean;
  /** Whether the new site generates that list, too. The text above it belongs in `site.yml`. */
  readonly hasListHere?: boolean;
  /** A file for those who work on the site, which is a page only if it has front matter. */
  readonly isAboutFolder?: boolean;
}

/** What a configuration calls a page and its section. */
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
  /** What other pages set for it, as far as it is shown only where a text asks for it. */
  readonly shared?: Readonly<Record<string, unknown>> | undefined;
  readonly head: string;
  readonly body: string;
  readonly bodyLine: number;
  /** What the navigation calls it, for a page that has no title of its own. */
  readonly label?: string | undefined;
  /** What the folder around it is called there. */
  readonly section?: string | undefined;
  /** Whether its page was headed by the heading that its text begins with, whatever its front matter says. */
  readonly isTitledByHeading?: boolean | undefined;
  /** Where its page was; links use the first address. */
  readonly addresses: readonly string[];
  /** The file of the content folder that has its name, for a page that can't have another. */
  readonly inTheWay?: string | undefined;
  /** Pages that only led to this one. */
  readonly standsFor?: readonly Pick<Item, 'path' | 'data' | 'id' | 'addresses'>[];
}

/** A file or an address that a configuration has lead to another page. */
export interface Redirect {
  /** Below the imported folder; no file need be there. The address where it is of none. */
  readonly path: string;
  readonly address: string;
  /** The path or the address of the page, or an address elsewhere. */
  readonly target: string;
  /** As the configuration has it. */
  readonly text: string;
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

/** What is known about a generator that content can be imported from. */
export interface GeneratorFacts {
  /** The files that may hold the configuration; the first that exists counts. */
  readonly configFiles: readonly string[];
  /** Whether every site has one of these. */
  readonly needsConfig?: true;
  /** Folders that aren't content. */
  readonly ignored: RegExp;
  /** Folders whose files are at the root of the site. */
  readonly roots: readonly string[];
  /** Folders that the configuration names, whose pages are at the root of the site. */
  readonly contentFolders?: (config: Config) => readonly string[];
  /** Whether a file is found by its name, wherever it is. */
  readonly findsByName: boolean;
  /** Whether names in a text are separated by spaces. */
  readonly splitsAtSpaces: boolean;
  /** Front matter that only sets looks and order there. */
  readonly looks: readonly string[];
  /** The target of a link without the version of the documentation that it names; the same where it names none. */
  readonly withoutVersion?: (target: string, config: Config) => string;
  /** Kinds of pages where the title in the front matter is only for the browser's tab if the text begins with a heading of the first level. */
  readonly titledByHeading: readonly Folder[];
  /** Whether a page's `\(…\)` and `\[…\]` are formulas, or only those whose backslashes are escaped; elsewhere they are escaped characters. */
  readonly hasBracketedFormulas?: (item: Pick<Item, 'data' | 'shared' | 'body'>, config: Config) => boolean | 'escaped';
  /** Whether front matter ends at the first line that begins with three dashes, as the library gray-matter has it. */
  readonly hasGrayMatter?: true;
  /** The id that a heading got from its text without the tags in it; absent where its tags are a part of the id. */
  readonly idOfHeading?: (text: string) => string;
  /** Whether lines indented by four spaces are code. */
  readonly hasIndentedCode: boolean;
  /** Whether a space may separate the two parts of a link by reference, and the last of several definitions with one name counts. */
  readonly hasLooseReferences?: true;
}
