import type { Blockquote, Code, Heading, List, Paragraph, RootContent, Table } from 'mdast';
import { inlineText } from '../../../src/core/content/textOf';
import { calloutKind } from '../../../src/core/content/callouts';
import type { Block, CodeBlock } from '../../../src/core/content/blocks';
import { compileFence } from './fence';
import { inlineMapper } from './inlineMapper';
import { idFor, withoutComments, type CompileContext } from './compileContext';
import { splitParagraph } from './paragraph';
import { joinTabs } from './tabs';

const CALLOUT = /^\[!([A-Z]+)\]\s*/i;
const MAX_DEPTH = 6;

/** Returns a function that maps Markdown blocks to the block tree, noting headings and links in the context. */
export function blockMapper(context: CompileContext): (nodes: readonly RootContent[]) => Block[] {
  const mapInline = inlineMapper(context);
  /** Blocks made of bare command lines; neighbours are joined into one (W5). */
  const bare = new WeakSet<Block>();
  const tabOf = new WeakMap<Block, string>();

  const map = (nodes: readonly RootContent[]): Block[] => {
    const blocks: Block[] = [];
    for (const block of nodes.flatMap((node) => mapNode(node))) {
      const last = blocks.at(-1);
      if (last?.type === 'code' && block.type === 'code' && bare.has(last) && bare.has(block)) {
        blocks[blocks.length - 1] = joinBare(last, block);
      } else blocks.push(block);
    }
    return joinTabs(blocks, tabOf);
  };

  function joinBare(first: CodeBlock, second: CodeBlock): Block {
    const joined: CodeBlock = { ...first, lines: [...first.lines, ...second.lines] };
    bare.add(joined);
    const [source, further] = [context.fences.get(first), context.fences.get(second)];
    if (source && further) context.fences.set(joined, { ...source, text: `${source.text}\n${further.text}` });
    context.fences.delete(first);
    context.fences.delete(second);
    return joined;
  }

  function mapNode(node: RootContent): Block[] {
    switch (node.type) {
      case 'heading':
        return [mapHeading(node)];
      case 'paragraph':
        return mapParagraph(node);
      case 'code':
        return [mapCode(node)];
      case 'list':
        return [mapList(node)];
      case 'blockquote':
        return [mapQuote(node)];
      case 'table':
        return [mapTable(node)];
      case 'thematicBreak':
        return [{ type: 'rule' }];
      case 'html':
        return mapHtml(withoutComments(node.value));
      default:
        return [];
    }
  }

  function mapHtml(html: string): Block[] {
    return html ? [{ type: 'paragraph', children: [html] }] : [];
  }

  function mapHeading(node: Heading): Block {
    const children = mapInline(node.children);
    const text = inlineText(children).trim();
    const depth = Math.min(node.depth + context.depthShift, MAX_DEPTH);
    const id = idFor(text, context.slugger, 'section');
    context.headings.push({ depth, id, text });
    return { type: 'heading', depth, id, children };
  }

  function mapParagraph(node: Paragraph): Block[] {
    const { start, end } = node.position ?? {};
    const source = context.text.slice(start?.offset ?? 0, end?.offset ?? 0);
    return splitParagraph(node.children, source).map((part): Block => {
      if (part.kind === 'step') return { type: 'step', label: part.label, children: mapInline(part.nodes) };
      if (part.kind === 'prose') return { type: 'paragraph', children: mapInline(part.nodes) };
      const text = part.lines.join('\n');
      const { block } = compileFence({ language: 'bash', meta: '', text }, {});
      bare.add(block);
      const line = start?.line ?? 1;
      context.fences.set(block, { line, textLine: line, language: 'bash', text, isBare: true });
      return block;
    });
  }

  function mapCode(node: Code): Block {
    const fence = { language: node.lang ?? 'text', meta: node.meta ?? '', text: node.value };
    const { block, info } = compileFence(fence, context.variables);
    const { line, column, offset = 0 } = node.position?.start ?? { line: 1, column: 1 };
    const opening = context.text.slice(offset, context.text.indexOf('\n', offset) >>> 0);
    const textLine = /^(?:`{3}|~{3})/.test(opening) ? line + 1 : line;
    const { title, tab, checks, faults } = info;
    if (tab) tabOf.set(block, tab);
    context.fences.set(block, { line, textLine, language: block.language, ...(title ? { title } : {}), ...checks, text: node.value, isBare: false });
    for (const { word, message, hint } of faults) {
      context.problems.push({ file: context.file, line, column: column + Math.max(opening.lastIndexOf(word), 0), message, hint });
    }
    return block;
  }

  function mapList(node: List): Block {
    return {
      type: 'list',
      ordered: node.ordered === true,
      ...(node.ordered && node.start !== 1 && typeof node.start === 'number' ? { start: node.start } : {}),
      items: node.children.map((item) => {
        const children = map(item.children).map((block): Block =>
          block.type === 'paragraph' && !node.spread && !item.spread ? { ...block, type: 'line' } : block,
        );
        return { ...(typeof item.checked === 'boolean' ? { checked: item.checked } : {}), children };
      }),
    };
  }

  function mapQuote(node: Blockquote): Block {
    const [first, ...rest] = node.children;
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    const [marker = '', name = ''] = (text?.type === 'text' && CALLOUT.exec(text.value)) || [];
    const kind = calloutKind(name);
    if (!kind || first?.type !== 'paragraph' || text?.type !== 'text') return { type: 'quote', children: map(node.children) };
    const opening = { ...text, value: text.value.slice(marker.length) };
    const lead: Paragraph = { type: 'paragraph', children: [opening, ...first.children.slice(1)] };
    const children: Block[] = opening.value || lead.children.length > 1 ? [{ type: 'paragraph', children: mapInline(lead.children) }, ...map(rest)] : map(rest);
    return { type: 'callout', kind, children };
  }

  function mapTable(node: Table): Block {
    const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => mapInline(cell.children)));
    return { type: 'table', align: node.align ?? [], head, rows };
  }

  return map;
}
