import type { Definition, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Block } from '../../../src/core/content/blocks';
import { blockMapper } from './blockMapper';
import { numberFences } from './checkedFence';
import { createSlugger, type CompileContext, type CompiledMarkdown, type MarkdownSource } from './compileContext';

const processor = unified().use(remarkParse).use(remarkGfm);

/** Compiles one document's Markdown to a block tree (see `core/content/blocks`). @throws RangeError when blocks are nested too deeply for the stack */
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
    ...source,
    definitions,
    depthShift,
    slugger: createSlugger(),
    footnotes: new Map(),
    headings: [],
    links: [],
    images: [],
    fences: new Map(),
    problems: [],
  };
  const map = blockMapper(context);
  const blocks = [...map(tree.children), ...footnoteBlock(context, footnoteDefinitions, map)];
  const { headings, links, images, problems } = context;
  return { blocks, headings, links, images, fences: numberFences(context.fences), problems };
}

function footnoteBlock(
  context: CompileContext,
  definitions: ReadonlyMap<string, FootnoteDefinition>,
  map: (nodes: readonly RootContent[]) => Block[],
): Block[] {
  const items = [];
  // A footnote may mention a further one, so the map can grow while it is walked.
  for (const [identifier, { id, refs }] of context.footnotes) {
    const definition = definitions.get(identifier);
    items.push({ id, refs, children: definition ? map(definition.children) : [] });
  }
  return items.length > 0 ? [{ type: 'footnotes', items }] : [];
}
