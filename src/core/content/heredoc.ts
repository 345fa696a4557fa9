/** A text that a command of the shell reads from the lines below it. */
export interface Heredoc {
  /** The line that ends it. */
  readonly terminator: string;
  /** Whether its word is quoted: then the shell expands nothing in the text. */
  readonly isLiteral: boolean;
  /** `<<-`: tabs at the start of lines don't count. */
  readonly isIndented: boolean;
}

/** `<<EOF`, `<<-'END OF FILE'`, `<<\EOF`; a here-string (`<<<`) has no text below. */
const HEREDOC = /(?<!<)<<(-?)[ \t]*((?:"[^"]*"|'[^']*'|\\.|[^\s"'\\<>|&;()])+)/y;

/** The heredoc that is opened at an offset of a line, outside quotes and comments; null for none. */
export function heredocAt(line: string, offset: number): Heredoc | null {
  HEREDOC.lastIndex = offset;
  const [, hyphen, word = ''] = HEREDOC.exec(line) ?? [];
  return hyphen === undefined ? null : heredocOf(word, hyphen !== '');
}

/** The heredoc that a word after `<<` or `<<-` opens. */
export function heredocOf(word: string, isIndented: boolean): Heredoc {
  const terminator = word.replace(/["'\\]/g, '');
  return { terminator, isLiteral: word !== terminator, isIndented };
}

/** Whether a line ends a heredoc; like the shell, it takes blanks around the word for text. */
export function endsHeredoc(line: string, { terminator, isIndented }: Heredoc): boolean {
  return (isIndented ? line.replace(/^\t+/, '') : line) === terminator;
}
