import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Figure } from './articleTree';
import type { CompileContext } from './compileContext';
import { positionOf } from './inlineMapper';

/** The figure of a paragraph that is only a titled picture, linked or not: the title is its caption. Else undefined. */
export function figureOf(nodes: readonly PhrasingContent[]): Figure | undefined {
  const [picture, ...others] = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  if (!picture || others.length > 0) return undefined;
  const title = titleOf(picture);
  return title ? { type: 'figure', children: [picture], caption: title } : undefined;
}

function titleOf(node: PhrasingContent): string | undefined {
  if (node.type === 'image') return node.title?.trim() || undefined;
  const [only, ...others] = node.type === 'link' ? node.children : [];
  return only && others.length === 0 ? titleOf(only) : undefined;
}

/** Warns of titles that can't be shown: the picture isn't alone in its paragraph. */
export function reportTitles(nodes: readonly PhrasingContent[], { file, problems, definitions }: CompileContext): void {
  visit({ type: 'paragraph', children: [...nodes] } satisfies Paragraph, (node: Nodes) => {
    const title = node.type === 'image' ? node.title : node.type === 'imageReference' ? definitions.get(node.identifier)?.title : undefined;
    if (!title) return;
    const hint = 'Put the picture into its own paragraph, where its title becomes its caption.';
    problems.push({ file, ...positionOf(node), message: `has a picture title that isn't shown: "${title}"`, hint, isWarning: true });
  });
}
