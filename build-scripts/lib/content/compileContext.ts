import type GithubSlugger from 'github-slugger';
import type { Definition } from 'mdast';
import type { Block, Heading } from '../../../src/core/content/blocks';
import type { Variable } from '../../../src/core/content/entities';
import type { Problem } from './problem';

/** A link or an image as it stands in a file; the whole collection is needed to tell whether it leads anywhere. */
export interface Reference {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

export interface CompiledMarkdown {
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  readonly links: readonly Reference[];
  readonly images: readonly Reference[];
  readonly problems: readonly Problem[];
}

export interface MarkdownSource {
  readonly file: string;
  /** The whole file; lines before the body are blank, so that positions are the file's. */
  readonly text: string;
  /** The route that relative links start from, e.g. `/wiki/ssh`. */
  readonly route: string;
  readonly variables: Readonly<Record<string, Variable>>;
}

/** What the mappers of blocks and inline nodes share while one document is compiled. */
export interface CompileContext extends MarkdownSource {
  readonly slugger: GithubSlugger;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: Map<string, { number: number; refs: string[] }>;
  readonly headings: Heading[];
  readonly links: Reference[];
  readonly images: Reference[];
  readonly problems: Problem[];
  /** 1 when the document has h1s of its own: the page's h1 is the title, so all move down. */
  readonly depthShift: number;
}

/** A footnote's name as part of an anchor. */
export function slugOf(identifier: string): string {
  return identifier.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
