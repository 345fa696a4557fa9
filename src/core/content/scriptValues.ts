import type { PlaceholderValues } from './placeholders';
import { shellQuote } from './shellQuote';

/** The line of a guide's script that sets one of its values. */
export function assignValue(name: string, value: string): string {
  return `values[${name}]='${shellQuote(value, 'single')}'`;
}

/** A guide's script with the reader's values in place of the examples. A secret stays out of it: the script asks for it. */
export function withValues(script: string, values: PlaceholderValues): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    // The values come first in a script, so the first such line is the value's.
    const line = new RegExp(`\\nvalues\\[${name}\\]=.*\\n(?!secrets)`);
    return text.replace(line, () => `\n${assignValue(name, value)}\n`);
  }, script);
}
