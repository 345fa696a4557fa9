import type { Paragraph, Parents, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Info, type Join, type Options, type State } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import type { Callout, Figure, InlineMath, Tabs } from './articleTree';
import { namedTab } from './tabs';

type HandlerArguments<Node> = [node: Node, parent: Parents | undefined, state: State, info: Info];

/** Writes each of our own nodes as the Markdown that comes nearest to it. */
const HANDLERS = {
  callout(...[node, parent, state, info]: HandlerArguments<Callout>): string {
    // As text, the brackets would be escaped.
    const marker: Paragraph = { type: 'paragraph', children: [{ type: 'html', value: `[!${node.kind.toUpperCase()}]` }] };
    return state.handle({ type: 'blockquote', children: [marker, ...node.children] }, parent, state, info);
  },
  figure(...[{ children }, parent, state, info]: HandlerArguments<Figure>): string {
    return state.handle({ type: 'paragraph', children }, parent, state, info);
  },
  inlineMath(...[{ value, element }, , state]: HandlerArguments<InlineMath>): string {
    if (element.attributes['display'] === 'block') return `$$\n${value}\n$$`;
    // A bar would end the cell.
    return `$$${state.stack.includes('tableCell') ? value.replaceAll('|', '\\|') : value}$$`;
  },
  tabs(...[{ children }, , state, info]: HandlerArguments<Tabs>): string {
    return state.containerFlow({ type: 'root', children: children.flatMap(namedTab) }, info);
  },
};

const OPEN_ENDED: ReadonlySet<string> = new Set(['blockquote', 'callout', 'list', 'figure']);
const GOING_ON: ReadonlySet<string> = new Set(['thematicBreak', 'tabs', 'figure']);

/**
 * An empty line, also in an item that has no others: the lines of another quote or of a table would go on in the quote or list before them,
 * a rule would make a heading of a paragraph, and a tab's name or a picture would be part of it.
 */
const keptApart: Join = (left, right) => (OPEN_ENDED.has(left.type) || GOING_ON.has(right.type) ? 1 : undefined);

const OPTIONS: Options = {
  // In this order: both write paragraphs, and only GFM's have the boxes of task lists.
  extensions: [cjkFriendlyToMarkdown(), gfmToMarkdown({ tablePipeAlign: false })],
  handlers: HANDLERS,
  join: [keptApart],
  bullet: '-',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
};

/** An article tree as Markdown that any GFM parser understands, apart from emphasis that only a script without spaces lets begin or end where it does. */
export function toPlainMarkdown(tree: Root): string {
  return toMarkdown(tree, OPTIONS);
}
