import type { CodeLine, Inline, Token } from './blocks';

/** The text of inline nodes: a link's text, an image's description, no footnotes. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : (ownText(node) ?? inlineText('children' in node ? node.children : [])))).join('');
}

/** The text of an element itself; null for one whose text is that of its children. */
export function ownText(node: Exclude<Inline, string>): string | null {
  switch (node.type) {
    case 'code':
      return node.text;
    case 'image':
      return node.alt;
    case 'math':
      return node.source;
    case 'break':
      return '\n';
    default:
      return null;
  }
}

/** The text of one code line, without its prompt. */
export function lineText(line: CodeLine): string {
  return line.tokens.map(tokenText).join('');
}

/** The text of a token, a value's as the build wrote it. */
export const tokenText = (token: Token): string => (typeof token === 'string' ? token : token[1]);
