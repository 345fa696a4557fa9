import type { Variable } from './entities';
import type { PlaceholderValues } from './placeholders';
import { shellQuote } from './shellQuote';

/** The line of a guide's script that sets one of its values. */
export function assignValue(name: string, value: string): string {
  return `values[${name}]='${shellQuote(value, 'single')}'`;
}

/** A guide's script with the reader's values in place of the examples; secrets stay out of it: the script asks for them. */
export function withValues(script: string, variables: Readonly<Record<string, Variable>>, values: PlaceholderValues): string {
  return Object.entries(variables).reduce((text, [name, { type }]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || type === 'secret') return text;
    // The values come first in a script, so the first such line is the value's.
    return text.replace(new RegExp(`(?<=\\n)values\\[${name}\\]=[^\\n]*`), () => assignValue(name, value));
  }, script);
}
