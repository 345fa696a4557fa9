/** A `#` at its start would begin a comment. */
const SAFE = /^(?!#)[\w./@%+=:,#~-]+$/;

/** Quotes a text as one word of a command line: `tokenize` returns exactly that text. */
export function quoteWord(text: string): string {
  if (SAFE.test(text)) return text;
  return text.includes("'") ? `"${text.replace(/["\\]/g, '\\$&')}"` : `'${text}'`;
}

/** The same with backslashes instead of quotes: for a word that is partly typed already. */
export function escapeWord(text: string): string {
  return text.replace(/[\s|'"\\*?;&<>]|^#/g, '\\$&');
}
