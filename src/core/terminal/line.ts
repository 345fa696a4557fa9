/*
 * What the terminal prints is data: pieces of text, some of which lead somewhere. There is no HTML in it at any point,
 * so nothing that is typed can become any. It is plain JSON, so the store keeps it and a replay shows it again.
 */

/** A piece of a line that is more than its text. */
export interface TerminalPiece {
  readonly text: string;
  /** A page of the site, another site, or a mail address. */
  readonly href?: string;
  /** What is to be marked on the page that `href` leads to. */
  readonly needle?: string;
  /** A command that the piece puts at the prompt. */
  readonly command?: string;
  readonly look?: 'quiet' | 'strong' | 'code' | 'match' | 'cell';
}

export type TerminalSpan = string | TerminalPiece;

/** Widths of columns, in characters. */
export const COLUMN_WIDTHS = [12, 16, 20, 26, 36, 60] as const;

export interface TerminalLine {
  readonly spans: readonly TerminalSpan[];
  /** `columns` lays its spans out beside each other, as wide as `width` says. */
  readonly look?: 'error' | 'quiet' | 'title' | 'heading' | 'code' | 'output' | 'columns';
  readonly width?: (typeof COLUMN_WIDTHS)[number];
  /** What is shown before the line and isn't part of its text: a list's bullet, a session's prompt. */
  readonly prefix?: string;
  /** Begins a part: set off from the line before. */
  readonly gap?: true;
  /** By how many characters the line is indented where it goes on below itself. */
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

/** The text of a line, which is what other commands read of it. */
export function textOfLine({ spans }: TerminalLine): string {
  return spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

/** Puts short names beside each other, each as wide as the longest. */
export function columns(spans: readonly TerminalSpan[]): TerminalLine {
  const longest = Math.max(0, ...spans.map((span) => (typeof span === 'string' ? span : span.text).length));
  return { spans, look: 'columns', width: COLUMN_WIDTHS.find((width) => longest < width) ?? 60 };
}
