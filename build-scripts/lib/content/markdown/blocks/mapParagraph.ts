import type { Code, Paragraph, PhrasingContent } from 'mdast';
import { compileFence } from '../../code/fence';
import { figureOf, reportTitles } from '../figure';
import { splitParagraph } from '../paragraph';
import type { BlockContext, FlowContent } from './blockContext';
import { shownText } from './shownText';

/** A paragraph may hold steps and bare commands among its prose. */
export function mapParagraph(node: Paragraph, context: BlockContext): FlowContent[] {
  const { start, end } = node.position ?? {};
  const source = context.document.text.slice(start?.offset ?? 0, end?.offset ?? 0);
  return splitParagraph(node.children, source).map((part): FlowContent => {
    if (part.kind === 'step') return { type: 'step', label: part.label, children: context.mapInline(part.nodes) };
    if (part.kind === 'prose') return proseOf(part.nodes, context);
    return bareCommands(part.lines.join('\n'), { line: start?.line ?? 1, column: start?.column ?? 1 }, context);
  });
}

function proseOf(nodes: readonly PhrasingContent[], { document, mapInline }: BlockContext): FlowContent {
  const children = mapInline(nodes, 'paragraph');
  const figure = figureOf(children);
  if (!figure) reportTitles(nodes, document);
  return figure ?? { type: 'paragraph', children };
}

/** Commands that are typed as prose, as a block of code. */
function bareCommands(value: string, { line, column }: { readonly line: number; readonly column: number }, { document }: BlockContext): Code {
  const { block } = compileFence({ language: 'bash', meta: '', text: value }, document.variables);
  document.fences.set(block, { line, column, textLine: line, language: 'bash', text: value, isBare: true });
  return { type: 'code', lang: 'bash', value: shownText(block), data: { block, isBare: true } };
}

/** Bare commands of two paragraphs in a row as one block. */
export function joinBare(first: Code, second: Code, { document: { fences } }: BlockContext): Code {
  const [one, other] = [first.data?.block, second.data?.block];
  if (!one || !other) return first;
  const block = { ...one, lines: [...one.lines, ...other.lines] };
  const value = `${first.value}\n${second.value}`;
  const [source, further] = [fences.get(one), fences.get(other)];
  if (source && further) fences.set(block, { ...source, text: `${source.text}\n${further.text}` });
  fences.delete(one);
  fences.delete(other);
  return { ...first, value, data: { ...first.data, block } };
}
