import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { inlineText } from '../../../../src/core/content/textOf';
import type { Heading } from '../../../../src/core/content/blocks';
import { articleMapper } from './articleMapper';
import type { ArticleNode } from './articleTree';
import { numberFences } from '../code/checkedFence';
import { createSlugger, type CompileContext, type CompiledMarkdown, type MarkdownSource } from './compileContext';
import { markDirections } from './directions';
import { findForeignSyntax } from './foreignSyntax';
import { positionOf } from './inlineMapper';
import { markedMath } from './math/markedMath';
import { addProblems, type Problem } from '../source/problem';
import { parseMarkdown } from './parseMarkdown';
import { quotedArticle } from './quotedArticle';
import { URGENT_HEADING } from './urgentHeading';
import { textForms } from './textForms';
import { toBlocks, toInline } from './toBlocks';

/**
 * Compiles one document's Markdown: it is parsed once, mapped to an article tree, and written as a block tree (see
 * `core/content/blocks`), as Markdown and as HTML. Only the Markdown keeps the author's straight quotes.
 *
 * @throws RangeError when blocks are nested too deeply for the stack
 */
export function compileMarkdown(source: MarkdownSource, forms: typeof textForms = textForms): CompiledMarkdown {
  const text = markedMath(source.text);
  const tree = parseMarkdown(text);
  const definitions = new Map<string, Definition>();
  const footnoteDefinitions = new Map<string, FootnoteDefinition>();
  const repeated: FootnoteDefinition[] = [];
  let depthShift = 0;
  visit(tree, (node: Nodes) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') {
      if (footnoteDefinitions.has(node.identifier)) repeated.push(node);
      else footnoteDefinitions.set(node.identifier, node);
    }
    if (node.type === 'heading' && node.depth === 1) depthShift = 1;
  });
  const context: CompileContext = {
    ...source,
    text,
    definitions,
    depthShift,
    slugger: createSlugger(),
    footnotes: new Map(),
    links: [],
    images: [],
    fences: new Map(),
    problems: [],
  };
  const map = articleMapper(context);
  const article = [...map(tree.children), ...footnotes(context, footnoteDefinitions, map)];
  findForeignSyntax(tree, context);
  addProblems(context.problems, unusedFootnotes(context, footnoteDefinitions));
  addProblems(
    context.problems,
    repeated.map((definition) => repeatedFootnote(definition, context)),
  );
  markDirections(article, text, source.direction ?? 'ltr');
  const quoted = quotedArticle(article);
  const { links, images, problems } = context;
  const [blocks, headings] = [toBlocks(quoted), headingsOf(quoted)];
  const ids = Object.keys(context.slugger.occurrences);
  return { blocks, headings, ids, links, images, fences: numberFences(context.fences, context.variables), problems, ...forms({ article, quoted }, source) };
}

/** Every heading, including those in quotes and lists. */
function headingsOf(article: readonly ArticleNode[]): Heading[] {
  const headings: Heading[] = [];
  visit({ type: 'root', children: [...article] } satisfies Root, 'heading', ({ depth, data, children }) => {
    const text = inlineText(toInline(children)).trim();
    headings.push({ depth, id: data?.id ?? '', text, ...(URGENT_HEADING.test(text) && { isUrgent: true }) });
  });
  return headings;
}

/** A footnote that nothing refers to isn't shown. */
function unusedFootnotes({ file, footnotes: used }: CompileContext, definitions: ReadonlyMap<string, FootnoteDefinition>): Problem[] {
  const unused = [...definitions.values()].filter(({ identifier }) => !used.has(identifier));
  return unused.map((definition) => {
    const name = nameOf(definition);
    return {
      file,
      ...positionOf(definition),
      message: `has a footnote that isn't shown: ${name}`,
      hint: `Put ${name} where it belongs, or remove it.`,
      isWarning: true,
    };
  });
}

/** Of several texts for one footnote, the first is shown, as on GitHub. */
function repeatedFootnote(definition: FootnoteDefinition, { file }: CompileContext): Problem {
  const message = `has another text for the footnote ${nameOf(definition)}, which isn't shown`;
  return { file, ...positionOf(definition), message, hint: 'Give it a name of its own, or remove it.', isWarning: true };
}

const nameOf = ({ label, identifier }: FootnoteDefinition) => `[^${label ?? identifier}]`;

function footnotes(context: CompileContext, definitions: ReadonlyMap<string, FootnoteDefinition>, map: ReturnType<typeof articleMapper>): FootnoteDefinition[] {
  const written: FootnoteDefinition[] = [];
  // A footnote may refer to another, so the map can grow during iteration.
  for (const [identifier, { number, id, refs }] of context.footnotes) {
    const children = map(definitions.get(identifier)?.children ?? []);
    written.push({ type: 'footnoteDefinition', identifier: String(number), label: String(number), data: { id, refs }, children });
  }
  return written;
}
