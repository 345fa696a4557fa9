import GithubSlugger from 'github-slugger';
import type { Definition, FootnoteDefinition, Nodes, PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Block, Heading, Inline } from '../../../src/core/content/blocks';
import type { Variable } from '../../../src/core/content/entities';
import { blockMapper } from './blockMapper';
import type { Problem } from './problem';

const processor = unified().use(remarkParse).use(remarkGfm);

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

/** Compiles one document's Markdown to a block tree (see `core/content/blocks`). Never throws on any text. */
export function compileMarkdown(source: MarkdownSource): CompiledMarkdown {
  const tree = processor.parse(source.text);
  const definitions = new Map<string, Definition>();
  const footnoteDefinitions = new Map<string, FootnoteDefinition>();
  let depthShift = 0;
  visit(tree, (node: Nodes) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') footnoteDefinitions.set(node.identifier, node);
    if (node.type === 'heading' && node.depth === 1) depthShift = 1;
  });
  const context: CompileContext = {
    ...source, definitions, depthShift, slugger: new GithubSlugger(), footnotes: new Map(), headings: [], links: [], images: [], problems: [],
  };
  const map = blockMapper(context);
  const blocks = [...map(tree.children), ...footnoteBlock(context, footnoteDefinitions, map)];
  const { headings, links, images, problems } = context;
  return { blocks, headings, links, images, problems };
}

function footnoteBlock(
  context: CompileContext,
  definitions: ReadonlyMap<string, FootnoteDefinition>,
  map: (nodes: readonly RootContent[]) => Block[],
): Block[] {
  const items = [];
  // A footnote may mention a further one, so the map can grow while it is walked.
  for (const [identifier, { refs }] of context.footnotes) {
    const definition = definitions.get(identifier);
    items.push({ id: `fn-${slugOf(identifier)}`, refs, children: definition ? map(definition.children) : [] });
  }
  return items.length > 0 ? [{ type: 'footnotes', items }] : [];
}

export function slugOf(identifier: string): string {
  return identifier.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export type { Inline, PhrasingContent };
