import { SHELL_CONTEXTS, shellQuote } from './shellQuote';

/** A value as typed and in each of its quoted forms, to find a secret in a text. Empty for an empty value. */
export function quotedForms(value: string): readonly string[] {
  return value === '' ? [] : [value, ...SHELL_CONTEXTS.map((context) => shellQuote(value, context))];
}
