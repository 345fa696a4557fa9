import { shellContexts } from '../../../src/core/content/shellContexts';
import { shellQuote } from '../../../src/core/content/shellQuote';
import type { CheckedFence } from '../content/checkedFence';
import { isShell } from '../content/fence';

/** What placeholders are filled with, by name. */
export type Values = Readonly<Record<string, string>>;

/** Fills the named placeholders of a text as they are; undeclared ones stay. */
export function fillValues(text: string, values: Values): string {
  return fill(text, values, (value) => value);
}

/** Fills the placeholders of shell code, each quoted for its place: what pages show and readers copy. */
export function fillShell(text: string, values: Values): string {
  const lines = text.split('\n');
  const contexts = shellContexts(lines);
  return lines
    .map((line, number) =>
      fill(line, values, (value, offset) => {
        const context = contexts[number]?.[offset] ?? null;
        return context === null ? value : shellQuote(value, context);
      }),
    )
    .join('\n');
}

/** The text of a block that is a file or a script, as its page shows it. */
export function fillFence({ language, text }: Pick<CheckedFence, 'language' | 'text'>, values: Values): string {
  return isShell(language) ? fillShell(text, values) : fillValues(text, values);
}

function fill(text: string, values: Values, show: (value: string, offset: number) => string): string {
  return text.replace(/\{\{([A-Z][A-Z0-9_]*)\}\}/g, (whole, name: string, offset: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : show(value, offset);
  });
}
