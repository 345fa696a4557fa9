import GithubSlugger, { slug } from 'github-slugger';
import type { Definition } from 'mdast';
import type { Block, CodeBlock, Heading } from '../../../../src/core/content/blocks';
import type { Variable } from '../../../../src/core/content/entities';
import { BOOT_ID, BOOT_NOTICE_ID, PROMPT_ID } from '../../../../src/core/site/boot';
import type { Direction } from '../../../../src/core/site/direction';
import { LINK_PREVIEW_ID } from '../../../../src/core/site/linkPreviewId';
import type { CheckedFence, UnnumberedFence } from '../code/checkedFence';
import type { Problem } from '../source/problem';

/** A link or an image of a file; only the whole collection shows whether it leads anywhere. */
export interface Reference {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

export interface CompiledMarkdown {
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  /** All ids on the page: those of headings and footnotes, and its own. */
  readonly ids: readonly string[];
  readonly links: readonly Reference[];
  readonly images: readonly Reference[];
  /** Its code blocks as written, in the order of the file. */
  readonly fences: readonly CheckedFence[];
  readonly problems: readonly Problem[];
  /** The body as Markdown that can be read on its own. */
  readonly markdown: TextWithoutHost;
  /** The body as plain HTML for feed readers. */
  readonly html: TextWithoutHost;
}

/** An anchor that a heading had before it was renamed, and where the front matter says so. */
export interface FormerAnchor {
  readonly was: string;
  readonly id: string;
  readonly line: number;
  readonly column: number;
}

/** A text with links to the site itself, whose address isn't known yet: `pieces.join(siteUrl)` is the text. */
type TextWithoutHost = readonly string[];

export interface MarkdownSource {
  readonly file: string;
  /** The whole file; lines before the body are blank, so that positions are the file's. */
  readonly text: string;
  /** The route that relative links start from, e.g. `/wiki/ssh`. */
  readonly route: string;
  /** The site's folder for files beside the document: `/images/wiki/`. */
  readonly pictureDir: string;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly anchors: readonly FormerAnchor[];
  /** The page's; left to right by default. */
  readonly direction?: Direction | undefined;
}

/** What the mappers of blocks and inline nodes share while one document is compiled. */
export interface CompileContext extends MarkdownSource {
  readonly slugger: GithubSlugger;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: Map<string, { number: number; id: string; refs: string[] }>;
  readonly links: Reference[];
  readonly images: Reference[];
  /** What each code block was made of. */
  readonly fences: Map<CodeBlock, UnnumberedFence>;
  readonly problems: Problem[];
  /** 1 when the document has h1s of its own: the page's h1 is the title, so all move down. */
  readonly depthShift: number;
}

/** Ids that the page has around an article; a heading that took one would be found instead of the page's own element. */
const PAGE_IDS = [
  ...[BOOT_ID, BOOT_NOTICE_ID, PROMPT_ID, LINK_PREVIEW_ID, 'root', 'main', 'nav-links', 'nav-search', 'announcer', 'content-problems'],
  ...['quick-search-list', 'quick-search-actions', 'quick-search-guides'],
  ...['steps-title', 'step-title', 'rescue-title', 'run-host', 'run-note'],
];

/** Makes the ids of one document: unique, and none that the page has already. */
export function createSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  return slugger;
}

/** A new id for a text; one without letters or digits, such as a lone emoji, gets the fallback's. */
export function idFor(text: string, slugger: GithubSlugger, fallback = ''): string {
  // A lone surrogate can't be encoded as UTF-8: all of them would become the same replacement character.
  const whole = text.replace(/\p{Surrogate}/gu, '');
  return slugger.slug(slug(whole) ? whole : fallback);
}

const COMMENT = /<!--(?:-?>|[^]*?(?:-->|$))/g;

/** Raw HTML without its comments: they are the author's own notes, but the rest is for the reader. */
export function withoutComments(html: string): string {
  return html.includes('<!--') ? html.replace(COMMENT, '').trim() : html;
}
