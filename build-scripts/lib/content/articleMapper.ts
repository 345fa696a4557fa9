import type { BlockContent, Blockquote, Code, DefinitionContent, Heading, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import type { CodeBlock } from '../../../src/core/content/blocks';
import { calloutKind, CALLOUTS } from '../../../src/core/content/callouts';
import { inlineText, lineText } from '../../../src/core/content/textOf';
import type { ArticleNode } from './articleTree';
import { faultOfNotes, isNumberedList, takeNotes, withNotes, type NotedCode, type NoteFault } from './codeNotes';
import { detailsIn } from './details';
import { compileFence } from './fence';
import { figureOf, reportTitles } from './figure';
import { faultOfLanguage } from './fenceLanguage';
import { inlineMapper, positionOf } from './inlineMapper';
import { idFor, withoutComments, type CompileContext } from './compileContext';
import { formula } from './math/mapMath';
import { suggest, type Problem } from './problem';
import { splitParagraph } from './paragraph';
import { joinTabs } from './tabs';
import { toInline } from './toBlocks';

/** In Obsidian, `+` and `-` make a callout foldable; ours stay open. */
const CALLOUT = /^\[!([\w-]+)\][+-]?\s*/i;
/** The same in the source, with the signs that begin the next line. */
const WRITTEN_MARKER = /^\[![\w-]+\][+-]?[ \t]*(?:\\?\n[\s>]*)?/;
const MAX_DEPTH = 6;

type FlowContent = BlockContent | DefinitionContent;

/** Returns a function that maps Markdown blocks to an article tree, noting links and code in the context. */
export function articleMapper(context: CompileContext): (nodes: readonly RootContent[]) => FlowContent[] {
  const mapInline = inlineMapper(context);
  /** Each list that explains the notes of the block before it, with that block's number among blocks with notes. */
  const noteLists = new Map<RootContent, number>();

  const map = (nodes: readonly RootContent[]): FlowContent[] => {
    const mapped: ArticleNode[] = [];
    for (const node of nodes.flatMap((child, index) => mapNode(child, nodes[index + 1]))) {
      const last = mapped.at(-1);
      if (last?.type === 'code' && node.type === 'code' && last.data?.isBare && node.data?.isBare) mapped[mapped.length - 1] = joinBare(last, node);
      else mapped.push(node);
    }
    return joinTabs(mapped) as FlowContent[];
  };

  function joinBare(first: Code, second: Code): Code {
    const [one, other] = [first.data?.block, second.data?.block];
    if (!one || !other) return first;
    const block = { ...one, lines: [...one.lines, ...other.lines] };
    const value = `${first.value}\n${second.value}`;
    const [source, further] = [context.fences.get(one), context.fences.get(other)];
    if (source && further) context.fences.set(block, { ...source, text: `${source.text}\n${further.text}` });
    context.fences.delete(one);
    context.fences.delete(other);
    return { ...first, value, data: { ...first.data, block } };
  }

  function mapNode(node: RootContent, next: RootContent | undefined): FlowContent[] {
    switch (node.type) {
      case 'heading':
        return [mapHeading(node)];
      case 'paragraph':
        return mapParagraph(node);
      case 'code':
        return [node.lang?.toLowerCase() === 'math' ? (mapFormula(node) ?? mapCode({ ...node, lang: 'text' }, next)) : mapCode(node, next)];
      case 'list':
        return [mapList(node)];
      case 'blockquote':
        return [mapQuote(node)];
      case 'table':
        return [mapTable(node)];
      case 'thematicBreak':
        return [{ type: 'thematicBreak' }];
      case 'html':
        return mapHtml(withoutComments(node.value));
      default:
        return [];
    }
  }

  function mapHtml(html: string): FlowContent[] {
    const details = detailsIn(html);
    if (!details) return html ? [{ type: 'paragraph', children: [{ type: 'text', value: html }] }] : [];
    const { summary, text } = details;
    const parts: PhrasingContent[] = [
      ...(summary ? [{ type: 'strong' as const, children: [{ type: 'text' as const, value: summary }] }] : []),
      ...(text ? [{ type: 'text' as const, value: text }] : []),
    ];
    return parts.map((part) => ({ type: 'paragraph', children: [part] }));
  }

  function mapHeading(node: Heading): Heading {
    const children = mapInline(node.children);
    const depth = Math.min(node.depth + context.depthShift, MAX_DEPTH) as Heading['depth'];
    const id = idFor(inlineText(toInline(children)).trim(), context.slugger, 'section');
    const formerIds = context.anchors.filter((anchor) => anchor.id === id).map(({ was }) => was);
    return { type: 'heading', depth, data: { id, formerIds }, children };
  }

  function mapParagraph(node: Paragraph): FlowContent[] {
    const { start, end } = node.position ?? {};
    const source = context.text.slice(start?.offset ?? 0, end?.offset ?? 0);
    return splitParagraph(node.children, source).map((part): FlowContent => {
      if (part.kind === 'step') return { type: 'step', label: part.label, children: mapInline(part.nodes) };
      if (part.kind === 'prose') return proseOf(part.nodes);
      const value = part.lines.join('\n');
      const { block } = compileFence({ language: 'bash', meta: '', text: value }, context.variables);
      const line = start?.line ?? 1;
      context.fences.set(block, { line, column: start?.column ?? 1, textLine: line, language: 'bash', text: value, isBare: true });
      return { type: 'code', lang: 'bash', value: shownText(block), data: { block, isBare: true } };
    });
  }

  function proseOf(nodes: readonly PhrasingContent[]): FlowContent {
    const children = mapInline(nodes, 'paragraph');
    const figure = figureOf(children);
    if (!figure) reportTitles(nodes, context);
    return figure ?? { type: 'paragraph', children };
  }

  function mapCode(node: Code, next: RootContent | undefined): Code {
    const language = node.lang ?? 'text';
    const code = takeNotes(node.value, language.toLowerCase());
    const { block: compiled, info } = compileFence({ language, meta: node.meta ?? '', text: code.text, notes: code.marks }, context.variables);
    const { line, column, offset = 0 } = node.position?.start ?? { line: 1, column: 1 };
    const opening = context.text.slice(offset, context.text.indexOf('\n', offset) >>> 0);
    const textLine = /^(?:`{3}|~{3})/.test(opening) ? line + 1 : line;
    const { title, runOn, tab, checks, faults } = info;
    const block = code.marks.size > 0 ? noted(compiled, { code, next, textLine, isTab: tab !== undefined }) : compiled;
    const named = { ...(title ? { title } : {}), ...(runOn ? { on: runOn } : {}) };
    context.fences.set(block, { line, column, textLine, language: block.language, ...named, ...checks, text: code.text, isBare: false });
    const languageFault = faultOfLanguage(language);
    if (languageFault) context.problems.push({ file: context.file, line, column: column + Math.max(opening.indexOf(language), 0), ...languageFault });
    for (const { word, message, hint } of faults) {
      context.problems.push({ file: context.file, line, column: column + Math.max(opening.lastIndexOf(word), 0), message, hint });
    }
    return {
      type: 'code',
      lang: block.language,
      meta: block.title ? `title=${JSON.stringify(block.title)}` : null,
      value: withNotes(shownText(block), code.marks),
      data: { block, tab: tab || undefined },
    };
  }

  function mapFormula(node: Code): FlowContent | undefined {
    const { line, column } = positionOf(node);
    const element = formula(node.value, { isBlock: true, line: line + 1, column }, context);
    return element && { type: 'paragraph', children: [element] };
  }

  /** Connects a block to the list of its notes, which comes next. */
  function noted(block: CodeBlock, { code, next, textLine, isTab }: NotesPlace): CodeBlock {
    const fault = faultOfNotes(code, next, isTab);
    if (fault) context.problems.push({ file: context.file, ...placeOfFault(fault, { code, next, textLine }), message: fault.message, hint: fault.hint });
    if (fault || !isNumberedList(next)) return block;
    noteLists.set(next, noteLists.size + 1);
    return { ...block, notes: noteLists.size };
  }

  function placeOfFault({ line }: NoteFault, { code, next, textLine }: Omit<NotesPlace, 'isTab'>): { readonly line: number; readonly column: number } {
    if (line === undefined) return next?.position?.start ?? { line: textLine, column: 1 };
    const comment = code.marks.get(line)?.comment.trimStart() ?? '';
    const written = context.text.split('\n')[textLine + line - 1] ?? '';
    return { line: textLine + line, column: written.lastIndexOf(comment) + 1 };
  }

  function mapList(node: List): List {
    const items = node.children.map((item) => ({
      ...item,
      children: map(item.children).map((child): FlowContent =>
        child.type === 'paragraph' && !node.spread && !item.spread ? { ...child, data: { isTight: true } } : child,
      ),
    }));
    // Items are spaced apart if any of them has paragraphs.
    const spread = items.some(({ children }) => children.some((child) => child.type === 'paragraph' && !child.data?.isTight));
    return {
      type: 'list',
      ordered: node.ordered === true,
      start: node.start ?? 1,
      spread,
      data: { notes: noteLists.get(node) },
      children: items.map(({ checked, children }) => ({ type: 'listItem', checked: checked ?? null, spread, children })),
    };
  }

  function mapQuote(node: Blockquote): FlowContent {
    const [first, ...rest] = node.children;
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    const [marker = '', name = ''] = (text?.type === 'text' && CALLOUT.exec(text.value)) || [];
    const kind = calloutKind(name);
    if (!kind && name) context.problems.push({ file: context.file, ...positionOf(first ?? node), ...unknownCallout(name) });
    if (!kind || first?.type !== 'paragraph' || text?.type !== 'text') return { type: 'blockquote', children: map(node.children) };
    const lead = withoutMarker(first, text.value.slice(marker.length));
    return { type: 'callout', kind, children: map(lead ? [lead, ...rest] : rest) };
  }

  /** A callout's first paragraph without its marker, which may have a line of its own; undefined where nothing is left. */
  function withoutMarker({ children: [text, ...others], position }: Paragraph, rest: string): Paragraph | undefined {
    const isBroken = rest === '' && others[0]?.type === 'break';
    const children = [...(text?.type === 'text' && rest !== '' ? [{ ...text, value: rest }] : []), ...(isBroken ? others.slice(1) : others)];
    if (children.length === 0 || !position) return undefined;
    const [written = ''] = WRITTEN_MARKER.exec(context.text.slice(position.start.offset, position.end.offset)) ?? [];
    const start = { ...position.start, offset: (position.start.offset ?? 0) + written.length, line: position.start.line + (written.includes('\n') ? 1 : 0) };
    return { type: 'paragraph', children, position: { ...position, start } };
  }

  /** As in GFM, the header row sets the number of columns: shorter rows are padded, longer ones truncated. */
  function mapTable({ align, children }: Table): Table {
    const width = children[0]?.children.length ?? 0;
    const rows = children.map((row) => {
      const surplus = row.children[width];
      if (surplus) context.problems.push({ file: context.file, ...positionOf(surplus), ...surplusCell(width) });
      const cells = row.children.slice(0, width).map((cell) => ({ ...cell, children: mapInline(cell.children) }));
      const missing = Array.from({ length: width - cells.length }, () => ({ type: 'tableCell' as const, children: [] }));
      return { ...row, children: [...cells, ...missing] };
    });
    return { type: 'table', align: [...(align ?? [])], children: rows };
  }

  return map;
}

function surplusCell(width: number): Pick<Problem, 'message' | 'hint' | 'isWarning'> {
  const message = `is one cell too many for a table of ${width} ${width === 1 ? 'column' : 'columns'}, and isn't shown`;
  return { message, hint: 'Add a cell to the header row, or write \\| for a literal bar, even in code.', isWarning: true };
}

function unknownCallout(name: string): Pick<Problem, 'message' | 'hint' | 'isWarning'> {
  const kinds = Object.keys(CALLOUTS);
  const hint = suggest(name, kinds, `Use one of: ${kinds.join(', ')}.`);
  return { message: `has a callout of an unknown kind, [!${name}], shown as a quote`, hint, isWarning: true };
}

/** A block's code with its note marks, and what they are checked against. */
interface NotesPlace {
  readonly code: NotedCode;
  readonly next: RootContent | undefined;
  /** The line on which its text begins. */
  readonly textLine: number;
  readonly isTab: boolean;
}

/** A block's code as the page shows it: with its prompts and the example values. */
function shownText({ lines }: CodeBlock): string {
  return lines.map((line) => (line.prompt === undefined ? '' : `${line.prompt} `) + lineText(line)).join('\n');
}
