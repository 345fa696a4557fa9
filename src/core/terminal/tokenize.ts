/** A word of a command line: its text, and its offsets in the line. */
export interface Word {
  /** Without its quotes and backslashes. */
  readonly text: string;
  /** The word as a glob, if it has `*` or `?` outside of quotes; quoted ones are escaped by a backslash. */
  readonly glob: string | null;
  readonly start: number;
  readonly end: number;
}

/** The current folder, for a command that names none. */
export const HERE: Word = { text: '.', glob: null, start: 0, end: 0 };

export type Token = Word | { readonly isPipe: true; readonly start: number };

export interface Tokens {
  readonly tokens: readonly Token[];
  /** The quote or backslash that is still open at the end of the line, and its offset. */
  readonly open: { readonly mark: "'" | '"' | '\\'; readonly at: number } | null;
  /** Whether the line ends in a comment, which gives no tokens. */
  readonly hasComment: boolean;
}

const PIECE =
  /(?<space>\s+)|(?<comment>(?<=^|(?<!\\)[\s|])#[^]*)|(?<pipe>\|)|'(?<single>[^']*)(?<singleEnd>'|$)|"(?<double>(?:\\[^]|[^"\\])*)(?<doubleEnd>"|\\?$)|\\(?<escaped>[^]|$)|(?<plain>[^\s|'"\\]+)/gy;

/**
 * Splits a command line as a shell does: at blanks and at `|`, but not in `'…'`, where every character is literal, nor in
 * `"…"`, where a backslash escapes only `"` and `\`, nor after a backslash. A `#` at the start of a word begins a comment.
 * Nothing is ever expanded or evaluated: `$`, backquotes, `;`, `>` are ordinary characters. Every string gives tokens; it
 * never throws.
 */
export function tokenize(typed: string): Tokens {
  const tokens: Token[] = [];
  let word: { text: string; glob: string; isGlob: boolean; start: number } | null = null;
  let open: Tokens['open'] = null;
  let hasComment = false;
  const finish = (end: number) => {
    if (word) tokens.push({ text: word.text, glob: word.isGlob ? word.glob : null, start: word.start, end });
    word = null;
  };
  for (const { index, groups = {} } of typed.matchAll(PIECE)) {
    const { space, comment, pipe, plain } = groups;
    hasComment = comment !== undefined;
    if (space !== undefined || pipe !== undefined || hasComment) {
      finish(index);
      if (pipe !== undefined) tokens.push({ isPipe: true, start: index });
      continue;
    }
    word ??= { text: '', glob: '', isGlob: false, start: index };
    const text = plain ?? quotedText(groups);
    word.text += text;
    word.glob += plain ?? text.replace(/[*?\\]/g, '\\$&');
    word.isGlob ||= plain !== undefined && /[*?]/.test(plain);
    const mark = openMark(groups);
    if (mark) open = { mark, at: index };
  }
  finish(typed.length);
  return { tokens, open, hasComment };
}

type Groups = Readonly<Record<string, string | undefined>>;

function quotedText({ single, double, escaped }: Groups): string {
  return single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped ?? '';
}

function openMark({ singleEnd, doubleEnd, escaped }: Groups): "'" | '"' | '\\' | null {
  if (singleEnd === '') return "'";
  if (doubleEnd !== undefined && doubleEnd !== '"') return '"';
  return escaped === '' ? '\\' : null;
}

export function isWord(token: Token): token is Word {
  return !('isPipe' in token);
}
