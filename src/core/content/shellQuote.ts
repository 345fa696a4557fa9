/** The quoting around a value in a shell command: the value must be written so that the command still means the same. */
export type ShellContext = 'bare' | 'single' | 'double' | 'heredoc';

/** Characters that mean nothing to a shell anywhere in a word (POSIX.1-2024, Shell Command Language, 2.2). */
const PLAIN = /^(?:~(?=\/|$))?[\w@%+=:,./-]*$/;

/**
 * A value as it must be written in a shell command to be taken literally.
 *
 * In single quotes nothing is special but the quote itself; in double quotes `\`, `"`, `$` and the backquote are, and `!`
 * to a shell that a person types into (history expansion, which no backslash stops without staying there itself: it goes
 * between single quotes). In a heredoc with a bare terminator `\`, `$` and the backquote are. A bare value is left alone
 * when it is plain, with a leading `~/` that the shell is to expand, and else put in single quotes.
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
      return value !== '' && PLAIN.test(value) ? value : `'${shellQuote(value, 'single')}'`;
  }
}
