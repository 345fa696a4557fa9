import type { Block } from '../../../src/core/content/blocks';
import { withoutBlocks } from '../../../src/core/content/blockTree';
import { textOf, type TextPart } from '../../../src/core/content/textOf';

const NOT_PROSE: ReadonlySet<Block['type']> = new Set<Block['type']>(['code', 'tabs', 'table', 'heading']);
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Replaces code while sentences are separated: a sentence may begin with code, but only a letter can begin one. */
const CODE_SIGN = 'ℵ';

/**
 * The sentences of an article's running prose: without headings, tables, code blocks, code within a sentence and
 * pictures, none of which reads like a sentence. A paragraph or list item ends the last of its sentences.
 */
export function sentencesOf(blocks: readonly Block[]): string[] {
  const segments = proseOf(blocks)
    .split('\n')
    .flatMap((line) => [...SENTENCES.segment(line)]);
  return segments.map(({ segment }) => segment.replaceAll(CODE_SIGN, ' ').trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

function proseOf(blocks: readonly Block[]): string {
  const { text, spans } = textOf(withoutBlocks(blocks, NOT_PROSE));
  let end = 0;
  const pieces = spans.flatMap((span) => {
    const instead = replacementFor(span.part);
    if (instead === null) return [];
    const before = text.slice(end, span.start);
    end = span.end;
    return [before, instead];
  });
  return [...pieces, text.slice(end)].join('');
}

/** The replacement for a part; null to keep the part itself. */
function replacementFor(part: TextPart): string | null {
  if (part.kind !== 'inline') return null;
  if (part.node.type === 'code') return CODE_SIGN;
  if (part.node.type === 'image') return '';
  // A line break within a paragraph ends no sentence.
  return part.node.type === 'break' ? ' ' : null;
}
