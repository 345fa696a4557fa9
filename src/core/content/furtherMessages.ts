import type { Inline } from './blocks';
import { inlineText } from './inlineText';

/** The beginning of a paragraph that names further messages of an entry in Troubleshooting. */
const FURTHER_MESSAGES = /^also logged as\b/i;

/** Whether a paragraph begins with "Also logged as". */
export const isFurtherMessages = (paragraph: readonly Inline[]): boolean => FURTHER_MESSAGES.test(inlineText(paragraph));

export const countMessages = (paragraph: readonly Inline[]): number => paragraph.filter((node) => typeof node !== 'string' && node.type === 'code').length;
