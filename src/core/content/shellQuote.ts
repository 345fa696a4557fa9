/** The quoting around a value in a shell command, which decides how the value must be escaped. */
export type ShellContext = (typeof SHELL_CONTEXTS)[number];

export const SHELL_CONTEXTS = ['bare', 'single', 'double', 'heredoc'] as const;

/** Only characters without special meaning in a shell word (POSIX.1-2024, Shell Command Language, 2.2). */
const PLAIN = /^[\w@%+=:,./-]+$/;

/**
 * Quotes a value so that a shell command takes it literally.
 *
 * In single quotes only the quote itself is special; in double quotes `\`, `"`, `$` and the backquote are, and in an
 * interactive shell `!` (history expansion; a backslash before it would stay in the text, so it is put in single quotes).
 * In a heredoc with a bare terminator `\`, `$` and the backquote are. A bare value stays as it is when it is plain;
 * otherwise it is put in single quotes.
 */
export function shellQuote(value: string, context: ShellContext): string {
  switch (context) {
    case 'single':
      return value.replaceAll("'", String.raw`'\''`);
    case 'double':
      return value.replace(/[\\"$`]/g, String.raw`\$&`).replace(/!+/g, `"'$&'"`);
    case 'heredoc':
      return value.replace(/[\\$`]/g, String.raw`\$&`);
    case 'bare':
      return PLAIN.test(value) ? value : `'${shellQuote(value, 'single')}'`;
  }
}
