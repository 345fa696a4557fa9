import type { Block, CodeBlock } from '../../../src/core/content/blocks';
import { contentOf } from '../../../src/core/content/blockTree';
import { inlineText } from '../../../src/core/content/textOf';

/** What a guide's script counts as one step. */
export interface ScriptStep {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

export interface CodePiece {
  readonly code: CodeBlock;
  readonly tab?: string;
}

/** A code block, or what stands between two of them. */
export type Piece = CodePiece | { readonly prose: readonly Block[] };

/** The sections of the second level; what is before the first is one of its own. */
export function stepsOf(blocks: readonly Block[], title: string): ScriptStep[] {
  const steps: { title: string; blocks: Block[] }[] = [{ title, blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) steps.push({ title: inlineText(block.children), blocks: [] });
    else steps.at(-1)?.blocks.push(block);
  }
  return steps.map((step) => ({ title: oneLine(step.title), pieces: joinProse(step.blocks.flatMap(piecesOf)) }));
}

function piecesOf(block: Block): Piece[] {
  if (block.type === 'tabs') return block.tabs.map(({ label, block: code }) => ({ code, tab: label }));
  const content = contentOf(block);
  if (content.kind === 'code') return [{ code: content.block }];
  const children = content.kind === 'blocks' ? content.blocks : content.kind === 'items' ? content.items.flatMap((item) => item.children) : [];
  const pieces = children.flatMap(piecesOf);
  return pieces.some((piece) => 'code' in piece) ? pieces : [{ prose: [block] }];
}

function joinProse(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((joined, piece) => {
    const last = joined.at(-1);
    if ('prose' in piece && last && 'prose' in last) return [...joined.slice(0, -1), { prose: [...last.prose, ...piece.prose] }];
    return [...joined, piece];
  }, []);
}

/** A text without line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
