import type { Inline } from '../../../../src/core/content/blocks';
import { inlineText } from '../../../../src/core/content/textOf';

/** What a bold word at the beginning of a sentence says that a guide does next. */
export type StepMark = 'verify' | 'rollback';

/** What a bold `**Verify**` or `**Roll back**` marks; null for other text. */
export function stepMarkOf(node: Inline | undefined): StepMark | null {
  if (typeof node !== 'object' || node.type !== 'strong') return null;
  return stepMarkIn(inlineText(node.children));
}

/** What a bold text marks; null for any other. */
export function stepMarkIn(text: string): StepMark | null {
  if (/^verify\b/i.test(text)) return 'verify';
  return /^roll(?:ing)? ?back\b/i.test(text) ? 'rollback' : null;
}
