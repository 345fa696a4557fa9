import type { Nodes, PhrasingContent } from 'mdast';
import type { ArticleNode } from './articleTree';
import { curlyQuotes } from '../source/curlyQuotes';

/**
 * An article tree with curly quotes in its prose. Each block is read as one text, across emphasis and links, in which code
 * counts as a word. Code and addresses stay as they are, and nodes without text are reused.
 */
export function quotedArticle(article: readonly ArticleNode[]): ArticleNode[] {
  return article.map(quotedNode);
}

function quotedNode<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node;
  if (node.type === 'figure') return { ...node, children: quotedInline(node.children), caption: curlyQuotes(node.caption) };
  return { ...node, children: holdsText(node) ? quotedInline(node.children as PhrasingContent[]) : node.children.map(quotedNode) };
}

function holdsText({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'step' || type === 'tableCell';
}

function quotedInline(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const curly = curlyQuotes(nodes.map(textToRead).join(''));
  let at = 0;
  const take = (node: PhrasingContent): PhrasingContent => {
    if ('children' in node) return { ...node, children: node.children.map(take) } as PhrasingContent;
    const { length } = textToRead(node);
    at += length;
    if (node.type === 'text') return { ...node, value: curly.slice(at - length, at) };
    return node.type === 'image' ? { ...node, alt: curlyQuotes(node.alt ?? '') } : node;
  };
  return nodes.map(take);
}

/** The text that a quote is judged by: code and pictures count as words, a line break as a blank. */
function textToRead(node: PhrasingContent): string {
  if ('children' in node) return node.children.map(textToRead).join('');
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return node.type === 'footnoteReference' ? '' : 'x';
}
