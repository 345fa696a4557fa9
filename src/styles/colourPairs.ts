/*
 * Foreground and background colours, by the roles of `_tokens.scss`. Their contrast is computed from the tokens in both
 * themes by `test/styles/contrast.test.ts` (WCAG 2.2, 1.4.3 and 1.4.11), which also looks for pairs in the style sheets
 * that are missing here.
 */

/** Text, at least 4.5 : 1: the text colours by background. */
export const TEXT_ON: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'ink-quiet', 'accent', 'accent-strong', 'basics', 'installs', 'advance', 'other', 'note', 'tip', 'warning', 'caution', 'code-number'],
  'paper-raised': ['ink', 'ink-quiet', 'accent', 'note', 'tip', 'warning', 'caution', 'code-number'],
  'paper-sunk': ['ink', 'ink-quiet', 'accent', 'code-number'],
  accent: ['accent-ink'],
  'accent-strong': ['accent-ink'],
  caution: ['paper'],
  'accent-wash': ['ink', 'ink-quiet', 'accent'],
  mark: ['mark-ink'],
  'code-paper': ['ink', 'ink-quiet', 'accent', 'warning', 'caution', 'code-ink', 'code-quiet', 'code-word', 'code-text', 'code-name', 'code-number'],
  ins: ['code-ink', 'code-quiet', 'code-word', 'code-text', 'code-name', 'code-number'],
  del: ['code-ink', 'code-quiet', 'code-word', 'code-text', 'code-name', 'code-number'],
};

/** Control boundaries, focus indicators and the shapes of pictures: at least 3 : 1. */
export const SHAPE_ON: Readonly<Record<string, readonly string[]>> = {
  paper: [
    'line-strong',
    'ink',
    'ink-quiet',
    'accent',
    'accent-strong',
    'caution',
    'note',
    'tip',
    'warning',
    'basics',
    'installs',
    'advance',
    'other',
    'ledger-executed',
    'ledger-validated',
    'ledger-read',
    'ledger-text',
  ],
  'paper-raised': ['line-strong', 'ink-quiet', 'accent', 'caution', 'note', 'tip', 'warning'],
  'paper-sunk': ['line-strong', 'accent'],
  'code-paper': ['accent', 'line-strong', 'code-number'],
  'accent-wash': ['accent'],
};

/** Decorative lines and fills: what they separate or show is also conveyed by space or words. */
export const DECORATIVE: readonly string[] = ['line'];
