import type { Token } from './blocks';
import { shellQuote, type ShellContext } from './shellQuote';

/** Where a code line shows a value of the reader. */
export type Placeholder = readonly [kind: 'placeholder', text: string, name: string, context?: ShellContext];

/** The reader's own values, by name; what isn't there has the guide's example value. */
export type PlaceholderValues = Readonly<Record<string, string>>;

export function isPlaceholder(token: Token): token is Placeholder {
  return token[0] === 'placeholder' && typeof token !== 'string';
}

/** What a placeholder shows: the reader's value, quoted for where it is, or the example as the build has written it. */
export function placeholderText([, text, name, context]: Placeholder, values: PlaceholderValues): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return text;
  return context ? shellQuote(value, context) : value;
}
