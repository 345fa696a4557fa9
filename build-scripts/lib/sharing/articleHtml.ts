import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Block } from '../../../src/core/content/blocks';
import { blocksToMdast, type TextTarget } from './blocksToMdast';

/** An article's body as HTML for feed readers: no classes, no scripts, nothing of the site's own interface. */
export function articleHtml(blocks: readonly Block[], target: Omit<TextTarget, 'format'>): string {
  return toHtml(toHast({ type: 'root', children: blocksToMdast(blocks, { ...target, format: 'html' }) }));
}
