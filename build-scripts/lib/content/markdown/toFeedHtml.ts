import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, FootnoteReference, Image, ListItem, Parents, Root } from 'mdast';
import { defaultHandlers, toHast, type State } from 'mdast-util-to-hast';
import { CALLOUTS } from '../../../../src/core/content/callouts';
import type { ArticleNode, Callout, Figure, InlineMath, Tabs } from './articleTree';

/** Writes what feed readers don't know, or show in their own way, as the plainest HTML that says the same. */
const HANDLERS = {
  callout(state: State, node: Callout): Element {
    return element('blockquote', state.wrap([element('p', [strong(CALLOUTS[node.kind].title)]), ...state.all(node)], true));
  },
  tabs(state: State, node: Tabs): ElementContent[] {
    return node.children.flatMap((code) => [element('p', [strong(code.data?.tab ?? '')]), ...codeElements(state, code)]);
  },
  code: codeElements,
  figure(state: State, node: Figure): Element {
    return element('figure', [...state.all(node), element('figcaption', [text(node.caption)])]);
  },
  /** Not every feed reader can render formulas. */
  inlineMath(_: State, node: InlineMath): Element {
    return element('code', [text(node.value)]);
  },
  /** Without its title, which is the caption. */
  image(state: State, node: Image): ElementContent {
    return defaultHandlers.image(state, { ...node, title: null });
  },
  /** A task's box is in the line of its text. */
  listItem(state: State, node: ListItem, list: Parents | undefined): Element {
    const [item, parent] = hasMergingParagraphs(node) ? [{ ...node, spread: true }, undefined] : [node, list];
    if (typeof node.checked !== 'boolean') return defaultHandlers.listItem(state, item, parent);
    const mark = { type: 'text' as const, value: node.checked ? '☑ ' : '☐ ' };
    const [first, ...others] = node.children;
    const opening: ListItem['children'] =
      first?.type === 'paragraph' ? [{ ...first, children: [mark, ...first.children] }] : [{ type: 'paragraph', children: [mark] }, ...(first ? [first] : [])];
    return defaultHandlers.listItem(state, { ...item, checked: null, children: [...opening, ...others] }, parent);
  },
  footnoteReference(_: State, node: FootnoteReference): ElementContent {
    return text(`[${node.identifier}]`);
  },
};

/** Whether the paragraphs of an item would be one if they were written without their tags, as in a list without empty lines. */
function hasMergingParagraphs({ children }: ListItem): boolean {
  return children.some((child, index) => children[index - 1]?.type === 'paragraph' && beginsWithParagraph(child));
}

function beginsWithParagraph(node: ArticleNode): boolean {
  return node.type === 'paragraph' || node.type === 'tabs' || (node.type === 'code' && node.data?.block?.title !== undefined);
}

/** Without the language: HTML can name it only in a class, which means nothing to a feed reader. */
function codeElements(state: State, node: Code): ElementContent[] {
  const title = node.data?.block?.title;
  const code = defaultHandlers.code(state, { type: 'code', value: node.value });
  return title ? [element('p', [element('code', [text(title)])]), code] : [code];
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function strong(value: string): Element {
  return element('strong', [text(value)]);
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** An article tree as HTML for feed readers: no classes, no scripts, nothing of the site's own interface. */
export function toFeedHtml(tree: Root): string {
  const body: ArticleNode[] = tree.children.filter(({ type }) => type !== 'footnoteDefinition');
  return toHtml(toHast({ type: 'root', children: [...body, ...footnoteList(tree)] }, { handlers: HANDLERS }));
}

/** Footnotes as one list at the end, numbered as in the text. */
function footnoteList({ children }: Root): ArticleNode[] {
  const items = children.flatMap((node): ListItem[] =>
    node.type === 'footnoteDefinition' ? [{ type: 'listItem', spread: false, children: node.children }] : [],
  );
  return items.length === 0 ? [] : [{ type: 'thematicBreak' }, { type: 'list', ordered: true, start: 1, spread: false, children: items }];
}
