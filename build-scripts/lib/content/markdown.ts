import type { Definition, FootnoteDefinition, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { articleMapper } from './articleMapper';
import { numberFences } from './checkedFence';
import { createSlugger, type CompileContext, type CompiledMarkdown, type MarkdownSource } from './compileContext';
import { textForms } from './textForms';
import { toBlocks } from './toBlocks';

const processor = unified().use(remarkParse).use(remarkGfm);

/**
 * Compiles one document's Markdown: its tree is parsed once, brought into the form of `articleTree`, and written as a
 * block tree (see `core/content/blocks`), as Markdown and as HTML.
 *
 * @throws RangeError when blocks are nested too deeply for the stack
 */
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
  const map = articleMapper(context);
  const article = [...map(tree.children), ...footnotes(context, footnoteDefinitions, map)];
  const blocks = toBlocks(article);
  const { headings, links, images, problems } = context;
  return { blocks, headings, links, images, fences: numberFences(context.fences), problems, ...textForms(article, source) };
}

function footnotes(context: CompileContext, definitions: ReadonlyMap<string, FootnoteDefinition>, map: ReturnType<typeof articleMapper>): FootnoteDefinition[] {
  const written: FootnoteDefinition[] = [];
  // A footnote may mention a further one, so the map can grow while it is walked.
  for (const [identifier, { number, id, refs }] of context.footnotes) {
    const children = map(definitions.get(identifier)?.children ?? []);
    written.push({ type: 'footnoteDefinition', identifier: String(number), label: String(number), data: { id, refs }, children });
  }
  return written;
}
