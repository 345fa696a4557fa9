import type { RootContent } from 'mdast';
import type { ArticleNode } from './articleTree';
import type { BlockContext, FlowContent } from './blocks/blockContext';
import { mapFormulaOrCode } from './blocks/mapCode';
import { mapHeading } from './blocks/mapHeading';
import { mapHtml } from './blocks/mapHtml';
import { mapList } from './blocks/mapList';
import { joinBare, mapParagraph } from './blocks/mapParagraph';
import { mapQuote } from './blocks/mapQuote';
import { mapTable } from './blocks/mapTable';
import type { CompileContext } from './compileContext';
import { inlineMapper } from './inlineMapper';
import { joinTabs } from './tabs';

/** Returns a function that maps Markdown blocks to an article tree, noting links and code in the document's context. */
export function articleMapper(document: CompileContext): (nodes: readonly RootContent[]) => FlowContent[] {
  const mapBlocks = (nodes: readonly RootContent[]) => blocksOf(nodes, context);
  const context: BlockContext = { document, noteLists: new Map(), mapInline: inlineMapper(document), mapBlocks };
  return mapBlocks;
}

function blocksOf(nodes: readonly RootContent[], context: BlockContext): FlowContent[] {
  const mapped: ArticleNode[] = [];
  for (const node of nodes.flatMap((child, index) => mapNode(child, nodes[index + 1], context))) {
    const last = mapped.at(-1);
    if (last?.type === 'code' && node.type === 'code' && last.data?.isBare && node.data?.isBare) mapped[mapped.length - 1] = joinBare(last, node, context);
    else mapped.push(node);
  }
  return joinTabs(mapped) as FlowContent[];
}

function mapNode(node: RootContent, next: RootContent | undefined, context: BlockContext): FlowContent[] {
  switch (node.type) {
    case 'heading':
      return [mapHeading(node, context)];
    case 'paragraph':
      return mapParagraph(node, context);
    case 'code':
      return [mapFormulaOrCode({ node, next }, context)];
    case 'list':
      return [mapList(node, context)];
    case 'blockquote':
      return [mapQuote(node, context)];
    case 'table':
      return [mapTable(node, context)];
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }];
    case 'html':
      return mapHtml(node);
    default:
      return [];
  }
}
