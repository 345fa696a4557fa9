import type { Html, PhrasingContent } from 'mdast';
import { withoutComments } from '../compileContext';
import { detailsIn } from '../details';
import type { FlowContent } from './blockContext';

/** Raw HTML is shown as typed, except for the tags of a fold, whose text is for the reader. */
export function mapHtml(node: Html): FlowContent[] {
  const html = withoutComments(node.value);
  const details = detailsIn(html);
  if (!details) return html ? [{ type: 'paragraph', children: [{ type: 'text', value: html }] }] : [];
  const { summary, text } = details;
  const parts: PhrasingContent[] = [
    ...(summary ? [{ type: 'strong' as const, children: [{ type: 'text' as const, value: summary }] }] : []),
    ...(text ? [{ type: 'text' as const, value: text }] : []),
  ];
  return parts.map((part) => ({ type: 'paragraph', children: [part] }));
}
