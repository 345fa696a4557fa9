import { SHELL_CONTEXTS, shellQuote } from './shellQuote';

/** A value as typed and as commands quote it, so that a secret is found wherever it stands; none for an empty one. */
export function quotedForms(value: string): readonly string[] {
  return value === '' ? [] : [value, ...SHELL_CONTEXTS.map((context) => shellQuote(value, context))];
}
