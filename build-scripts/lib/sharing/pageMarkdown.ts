import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes as MarkdownNodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { llmsPointer } from './llmsPointer';
import { oneLine } from './oneLine';

/** What is there to be used or looked at, and says nothing as text. */
const SILENT: ReadonlySet<string> = new Set(['button', 'form', 'img', 'input', 'label', 'noscript', 'picture', 'script', 'select', 'style', 'svg', 'textarea']);

interface PageAddress {
  readonly siteUrl: string;
  readonly path: string;
}

/**
 * A page that isn't written in Markdown, such as a list or the resume, as Markdown: what its document says, without controls
 * and pictures. Its front matter says where it comes from, and links are absolute, as in `articleMarkdown`.
 *
 * @param html the page's document, or its body
 * @throws Error when there is no `main` in it
 */
export function pageMarkdown(html: string, { siteUrl, path }: PageAddress): string {
  const main = mainOf(fromHtml(html));
  makeReadable(main, siteUrl + path);
  const tree = toMdast(main);
  const title = titleOf(tree);
  const text = toMarkdown(tree, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-' });
  const frontMatter = stringify({ title, url: siteUrl + path }, { lineWidth: 0 });
  return `---\n${frontMatter}---\n\n${llmsPointer(siteUrl)}\n${text}`;
}

function mainOf(tree: Nodes): Element {
  let main: Element | undefined;
  visit(tree, { tagName: 'main' }, (element) => {
    main = element as Element;
    return EXIT;
  });
  if (!main) throw new Error('The page has no main element.');
  return main;
}

function titleOf(tree: MarkdownNodes): string {
  let title = '';
  visit(tree, { type: 'heading', depth: 1 }, (heading) => {
    title = toString(heading);
    return EXIT;
  });
  return title;
}

/** Removes what says nothing, separates what only styles separate, makes links absolute, and puts what a cell holds on one line. */
function makeReadable(main: Element, address: string): void {
  visit(main, (node, index, parent) => {
    if (parent && index !== undefined && (node.type === 'comment' || (node.type === 'element' && SILENT.has(node.tagName)))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    if (parent && index !== undefined && parent.children[index - 1]?.type === 'element' && !/^[,;.]/.test(toString(node))) {
      parent.children.splice(index, 0, { type: 'text', value: ' ' });
      return index + 1;
    }
    const { href } = node.properties;
    if (typeof href === 'string') node.properties['href'] = new URL(href, address).href;
    return undefined;
  });
  visit(main, 'element', (node) => {
    if (node.tagName !== 'td' && node.tagName !== 'th') return undefined;
    node.children = oneLine(node);
    return SKIP;
  });
}
