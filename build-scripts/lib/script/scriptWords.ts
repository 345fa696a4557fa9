import type { CodeLine } from '../../../src/core/content/blocks';
import { tokenText } from '../../../src/core/content/inlineText';
import { isPlaceholder } from '../../../src/core/content/placeholders';
import { shellQuote } from '../../../src/core/content/shellQuote';

/** Code with the values that its reader may change. */
export interface Template {
  /** With `{{NAME}}` for each value. */
  readonly text: string;
  /** The values in their order, each with the quoting around it: `HOST:double`. */
  readonly values: string;
}

/** Lines of code with the name of each value in its place. */
export function template(lines: readonly CodeLine[]): Template {
  const values: string[] = [];
  const text = lines
    .map(({ tokens }) =>
      tokens
        .map((token) => {
          if (!isPlaceholder(token)) return tokenText(token);
          values.push(`${token[2]}:${token[3] ?? 'raw'}`);
          return `{{${token[2]}}}`;
        })
        .join(''),
    )
    .join('\n')
    .replace(/\n+$/, '');
  return { text, values: values.join(' ') };
}

/** A title as written, with those of its names that are declared. */
export function titleTemplate(title: string, variables: object): Template {
  const names = [...title.matchAll(/\{\{([A-Z][A-Z0-9_]*)\}\}/g)].map(([, name = '']) => name);
  const declared = names.filter((name) => Object.hasOwn(variables, name));
  return { text: title, values: declared.map((name) => `${name}:raw`).join(' ') };
}

/** A command of the script with its arguments. */
export function command(...words: readonly string[]): string {
  return words.map((each, index) => (index === 0 ? each : word(each))).join(' ');
}

/** Quoted unless it is plain; a tilde is quoted, so it isn't expanded. */
export function word(text: string): string {
  return /^[\w./]+$/.test(text) ? text : `'${shellQuote(text, 'single')}'`;
}

/** Lines that give a text to a command. */
export function heredoc(start: string, text: string): string[] {
  const end = endOf(text);
  return [`${start} <<'${end}'`, text, end];
}

/** A word that no line of a text begins with. */
function endOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  let end = 'END';
  while (lines.some((line) => line.startsWith(end))) end += '_';
  return end;
}
