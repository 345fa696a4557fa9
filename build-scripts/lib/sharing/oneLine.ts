import type { Element, ElementContent } from 'hast';

const LISTS: ReadonlySet<string> = new Set(['menu', 'ol', 'ul']);
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li nav p pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

const text = (value: string): ElementContent => ({ type: 'text', value });
const isBlank = (node: ElementContent | undefined) => node?.type === 'text' && node.value.trim() === '';

/** What an element holds as a single line, which is all that a cell of a Markdown table has room for. */
export function oneLine({ children }: Element): ElementContent[] {
  return children.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (LISTS.has(node.tagName)) return [text(' '), ...itemsOf(node), text(' ')];
    const line = oneLine(node);
    // Bold sets a summary apart from its details, which follow on the same line.
    if (node.tagName === 'summary') return [text(' '), { type: 'element', tagName: 'strong', properties: {}, children: line }, text(' ')];
    return BLOCKS.has(node.tagName) ? [text(' '), ...line, text(' ')] : [{ ...node, children: line }];
  });
}

function itemsOf(list: Element): ElementContent[] {
  const items = list.children.flatMap((item) => (item.type === 'element' ? [withoutBlankEnds(oneLine(item))] : []));
  return items.filter((item) => item.length > 0).flatMap((item, index) => (index === 0 ? item : [text('; '), ...item]));
}

function withoutBlankEnds(nodes: readonly ElementContent[]): ElementContent[] {
  let [start, end] = [0, nodes.length];
  while (start < end && isBlank(nodes[start])) start += 1;
  while (end > start && isBlank(nodes[end - 1])) end -= 1;
  return nodes.slice(start, end);
}
