import type { Heading } from 'mdast';
import { inlineText } from '../../../../../src/core/content/textOf';
import { idFor } from '../compileContext';
import { toInline } from '../toBlocks';
import type { BlockContext } from './blockContext';

const MAX_DEPTH = 6;

export function mapHeading(node: Heading, { document, mapInline }: BlockContext): Heading {
  const children = mapInline(node.children);
  const depth = Math.min(node.depth + document.depthShift, MAX_DEPTH) as Heading['depth'];
  const id = idFor(inlineText(toInline(children)).trim(), document.slugger, 'section');
  const formerIds = document.anchors.filter((anchor) => anchor.id === id).map(({ was }) => was);
  return { type: 'heading', depth, data: { id, formerIds }, children };
}
