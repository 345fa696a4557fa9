/*
 * Terminal output is data: spans of text, some of them links. It never contains HTML, so typed text can't become any. It
 * is plain JSON, so the store keeps it and a replay shows it again.
 */

/** A span with a link, a command or a style. */
export interface TerminalPiece {
  readonly text: string;
  /** A page of the site, another site, or a mail address. */
  readonly href?: string;
  /** The text to mark on the page that `href` leads to. */
  readonly needle?: string;
  /** A command that a click puts at the prompt. */
  readonly command?: string;
  readonly look?: 'quiet' | 'strong' | 'code' | 'match' | 'cell';
}

export type TerminalSpan = string | TerminalPiece;

/** Widths of columns, in characters. */
const COLUMN_WIDTHS = [12, 16, 20, 26, 36, 60] as const;

export interface TerminalLine {
  readonly spans: readonly TerminalSpan[];
  /** `columns` lays out its spans side by side, each `width` wide. */
  readonly look?: 'error' | 'quiet' | 'title' | 'heading' | 'code' | 'output' | 'columns';
  readonly width?: (typeof COLUMN_WIDTHS)[number];
  /** Shown before the line but not part of its text: a list's bullet, a session's prompt. */
  readonly prefix?: string;
  /** Shown after the line but not part of its text: the number of a note. */
  readonly suffix?: string;
  /** Whether there is space before the line. */
  readonly gap?: true;
  /** The hanging indent of wrapped lines, in characters. */
  readonly hang?: 2 | 3 | 4 | 6 | 10 | 12;
}

export function line(...spans: readonly TerminalSpan[]): TerminalLine {
  return { spans };
}

export function errorLine(...spans: readonly TerminalSpan[]): TerminalLine {
  return { spans, look: 'error' };
}

export function quietLine(...spans: readonly TerminalSpan[]): TerminalLine {
  return { spans, look: 'quiet' };
}

/** A span in a muted colour. */
export function quiet(text: string): TerminalPiece {
  return { text, look: 'quiet' };
}

/** The text of a line, as piped into other commands. */
export function textOfLine({ spans }: TerminalLine): string {
  return spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

/** Lays out short names in columns as wide as the longest. */
export function columns(spans: readonly TerminalSpan[]): TerminalLine {
  const longest = Math.max(0, ...spans.map((span) => (typeof span === 'string' ? span : span.text).length));
  return { spans, look: 'columns', width: COLUMN_WIDTHS.find((width) => longest < width) ?? 60 };
}
