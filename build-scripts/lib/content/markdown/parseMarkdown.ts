import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);

/** The tree (mdast) of a Markdown text without front matter. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}
