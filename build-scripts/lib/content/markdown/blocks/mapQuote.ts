import type { Blockquote, Paragraph } from 'mdast';
import { calloutKind, CALLOUTS } from '../../../../../src/core/content/callouts';
import { positionOf } from '../inlineMapper';
import { suggest, type Problem } from '../../source/problem';
import type { BlockContext, FlowContent } from './blockContext';

/** In Obsidian, `+` and `-` make a callout foldable; ours stay open. */
const CALLOUT = /^\[!([\w-]+)\][+-]?\s*/i;
/** The same in the source, with the markers that begin the next line. */
const WRITTEN_MARKER = /^\[![\w-]+\][+-]?[ \t]*(?:\\?\n[\s>]*)?/;

/** A quote, or a callout if it begins with the marker of one. */
export function mapQuote(node: Blockquote, { document, mapBlocks }: BlockContext): FlowContent {
  const [first, ...rest] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const [marker = '', name = ''] = (text?.type === 'text' && CALLOUT.exec(text.value)) || [];
  const kind = calloutKind(name);
  if (!kind && name) document.problems.push({ file: document.file, ...positionOf(first ?? node), ...unknownCallout(name) });
  if (!kind || first?.type !== 'paragraph' || text?.type !== 'text') return { type: 'blockquote', children: mapBlocks(node.children) };
  const lead = withoutMarker(first, text.value.slice(marker.length), document.text);
  return { type: 'callout', kind, children: mapBlocks(lead ? [lead, ...rest] : rest) };
}

/**
 * A callout's first paragraph without its marker, which may have a line of its own; undefined where nothing is left.
 *
 * @param rest what follows the marker in the paragraph's first text
 * @param source the whole file
 */
function withoutMarker({ children: [text, ...others], position }: Paragraph, rest: string, source: string): Paragraph | undefined {
  const isBroken = rest === '' && others[0]?.type === 'break';
  const children = [...(text?.type === 'text' && rest !== '' ? [{ ...text, value: rest }] : []), ...(isBroken ? others.slice(1) : others)];
  if (children.length === 0 || !position) return undefined;
  const [written = ''] = WRITTEN_MARKER.exec(source.slice(position.start.offset, position.end.offset)) ?? [];
  const start = { ...position.start, offset: (position.start.offset ?? 0) + written.length, line: position.start.line + (written.includes('\n') ? 1 : 0) };
  return { type: 'paragraph', children, position: { ...position, start } };
}

function unknownCallout(name: string): Pick<Problem, 'message' | 'hint' | 'isWarning'> {
  const kinds = Object.keys(CALLOUTS);
  const hint = suggest(name, kinds, `Use one of: ${kinds.join(', ')}.`);
  return { message: `has a callout of an unknown kind, [!${name}], shown as a quote`, hint, isWarning: true };
}
