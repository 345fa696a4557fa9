import type { Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

// By CommonMark's rules, emphasis that ends in punctuation ends only before a space, which Chinese, Japanese and Korean don't write: `**「実行」**する`.
const processor = unified().data('micromarkExtensions', [cjkFriendlyExtension()]).use(remarkParse).use(remarkGfm);

/** The tree (mdast) of a Markdown text without front matter. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}
