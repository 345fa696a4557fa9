import { ownValue } from '../ownValue';
import type { Token } from './blocks';
import { shellQuote, type ShellContext } from './shellQuote';

/** A token of a code line that shows a reader's value. */
export type Placeholder = readonly [kind: 'placeholder', text: string, name: string, context?: ShellContext];

/** The reader's own values, by name; a missing one has the guide's example value. */
export type PlaceholderValues = Readonly<Record<string, string>>;

export function isPlaceholder(token: Token): token is Placeholder {
  return token[0] === 'placeholder' && typeof token !== 'string';
}

/** The text of a placeholder: the reader's value, quoted for its context, or the example as the build wrote it. */
export function placeholderText([, text, name, context]: Placeholder, values: PlaceholderValues): string {
  const value = ownValue(values, name);
  if (value === undefined) return text;
  return context ? shellQuote(value, context) : value;
}
