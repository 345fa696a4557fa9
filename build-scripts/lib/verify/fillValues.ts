import { ownValue } from '../../../src/core/ownValue';
import { shellQuote } from '../../../src/core/content/shellQuote';
import type { CheckedFence } from '../content/code/checkedFence';
import { shellContextAt } from '../content/code/fence';
import { isShell } from '../content/code/fenceInfo';
import { replacePlaceholders } from '../content/code/fencePlaceholders';

/** What placeholders are filled with, by name. */
type Values = Readonly<Record<string, string>>;

/** Fills the named placeholders of a text as they are; undeclared ones stay. */
export function fillValues(text: string, values: Values): string {
  return replacePlaceholders(text, (name) => ownValue(values, name));
}

/** Fills the placeholders of shell code, each quoted for its place: what pages show and readers copy. */
export function fillShell(text: string, values: Values): string {
  const contextAt = shellContextAt(text, 'bash');
  return replacePlaceholders(text, (name, offset) => {
    const [value, context] = [ownValue(values, name), contextAt(offset)];
    return value === undefined || context === null ? value : shellQuote(value, context);
  });
}

/** The text of a block that is a file or a script, as its page shows it. */
export function fillFence({ language, text }: Pick<CheckedFence, 'language' | 'text'>, values: Values): string {
  return isShell(language) ? fillShell(text, values) : fillValues(text, values);
}
