import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ArticleNode, Step } from './articleTree';
import type { CompiledMarkdown, MarkdownSource } from './compileContext';
import { toFeedHtml } from './toFeedHtml';
import { toPlainMarkdown } from './toPlainMarkdown';

/** An article tree as the author wrote it, and with the quotes that pages show. */
interface ArticleTrees {
  readonly article: readonly ArticleNode[];
  readonly quoted: readonly ArticleNode[];
}

/**
 * The texts of an article that are read elsewhere, with every link absolute but for the site's own address. Changes
 * links and steps of the trees in place, so the blocks must be made first.
 */
export function textForms({ article, quoted }: ArticleTrees, source: MarkdownSource): Pick<CompiledMarkdown, 'markdown' | 'html'> {
  const host = unusedHost(source);
  const markdown = toPlainMarkdown(withAbsoluteLinks(article, host, source.route));
  return { markdown: markdown.split(host), html: toFeedHtml(withAbsoluteLinks(quoted, host, source.route)).split(host) };
}

function withAbsoluteLinks(article: readonly ArticleNode[], host: string, route: string): Root {
  const tree: Root = { type: 'root', children: [...article] };
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image') node.url = absolute(node.url, host, route);
    if (node.type === 'step' && parent && index !== undefined) parent.children[index] = labelled(node);
  });
  return tree;
}

/** A step as plain Markdown: a paragraph that begins in bold. Its children are the same nodes. */
function labelled({ label, children }: Step): Paragraph {
  const strong = { type: 'strong' as const, children: [{ type: 'text' as const, value: label }] };
  return { type: 'paragraph', children: [strong, { type: 'text', value: ': ' }, ...children] };
}

function absolute(url: string, host: string, route: string): string {
  if (url.startsWith('#')) return host + route + url;
  return url.startsWith('/') ? host + url : url;
}

/** An address that occurs nowhere in the document, so that the text can be split at it. */
function unusedHost({ text, variables }: MarkdownSource): string {
  const used = text + JSON.stringify(variables);
  let host = 'https://site.invalid';
  for (let number = 0; used.includes(host); number += 1) host = `https://site${number}.invalid`;
  return host;
}
