import type { Token } from './blocks';
import { isBlank, isKind, joined, stretchesOf, wordsOf, type Stretch } from './codeWords';
import { tokenText } from './inlineText';
import { isPlaceholder, type Placeholder } from './placeholders';
import { FIRST_ROW, LEAD, wholeWords } from './wholeWords';

/** Text, a reader's value, or a span. */
export type LinePart = string | Placeholder | LineSpan;

/** With a kind it is a token; without one a word, or a piece of one, that stays whole on a row with room for it. */
interface LineSpan {
  readonly kind?: string;
  readonly parts: readonly LinePart[];
}

/** Characters in a row of output, which has neither button nor mark, and in a full row of code, indent included. */
const WHOLE_ROW = 30;
/** A continuation is indented by this many characters, unless its line is indented itself. */
const INDENT = 4;
/** How many characters the mark of a note takes from each row. */
const MARK = 2;
/** A longer line is left to the browser: folding it takes a time that grows with its square. */
const LONGEST = 4_000;
/** Browsers break words there, though what comes before can look like a command of its own: `rm /etc/ssh/`. */
const BREAKS = /[-/?|!%{}()[\]]./su;
/** A command-line option. Comments are prose, which may break anywhere, but an option in one must not lose its hyphen. */
const OPTION = /^--?\w/u;
/**
 * Where a word that is longer than a row is folded: after the separators of a list, what is still longer after others and around tags, and
 * what is longer even then, such as a file in a folder with a short name, after any folder. Not after a hyphen or for a few characters,
 * nor before another option.
 */
const FOLDS = [
  /.{5,}?(?:[,;|&]+|\\n)(?=[^,;|&]\S{3})|.+/gsu,
  /(?:[^/=:]{3,}[^/=:-](?:[=>]|::)|.{6,}?(?:(?<![<[])\/+|=+|:+(?:\d+:)*(?!\d+[^.\w])))(?=\/?[^/=:<>?-][^/=:<>]\S{2})|.+?(?=<\/)|.+/gsu,
  /.{2,}?(?<![<[:/])\/(?=[^/<>]{4})|.+/gsu,
];
/** A setting, and a value that is whole on the next row if it has room there. */
const SETTING = /^([\w.:-]{3,}=)([^=\s<>]{4,}(?: \S{1,2})?)$/u;
/** Where a name that is longer than a row may be folded: `KbdInteractive|Authentication`, `azurerm_|linux_|virtual_machine`, but not before `.pub`. */
const NAME_FOLD = /.{3,}?(?:(?:[_@]|(?<!\d)\.)(?=[^._@]{3}.{2})|[a-z](?=[A-Z][a-z]))|.+/gsu;

interface FoldOptions {
  /** Whether a program wrote the line, as in a log. Options and values need not stay together then, and text goes on right after a folded word. */
  readonly isOutput?: boolean;
  /** Whether a copy button shortens the first row. A long word doesn't fit beside a short command then. */
  readonly hasButton?: boolean;
  /** Whether a note's mark follows the line. It stays right after the last word, even when that word is folded. */
  readonly isMarked?: boolean;
  /** How many characters all rows after the first are indented by. */
  readonly taken?: number;
}

/**
 * The parts of a line of code that narrow screens fold: at its blanks, with names, options and paths whole on the next row.
 * Only a word that is longer than a row is folded inside. CSS can't ask for it: browsers also break lines after hyphens and slashes.
 */
export function foldableLine(
  tokens: readonly Token[],
  { isOutput = false, hasButton = false, isMarked = false, taken = INDENT }: FoldOptions = {},
): LinePart[] {
  const stretches = stretchesOf(tokens);
  const firstRow = isOutput ? WHOLE_ROW : FIRST_ROW;
  const line = joined(stretches);
  if (line.length <= firstRow || line.length > LONGEST) return stretches.map(toPart);
  const row = WHOLE_ROW - taken - (isMarked ? MARK : 0);
  const folding = { row, firstRow, isOutput, marked: isMarked ? line.length : undefined };
  const parts = new LineParts();
  let before = '';
  for (const word of wholeWords(wordsOf(stretches), { row, longest: hasButton ? Infinity : row + INDENT, isOutput })) {
    foldWord(parts, word, { ...folding, before });
    before += joined(word);
  }
  return parts.all;
}

/** Where a word is in its line. */
interface Folding {
  readonly row: number;
  readonly firstRow: number;
  readonly isOutput: boolean;
  /** Where the line ends if a note's mark follows it. */
  readonly marked: number | undefined;
  /** The text before the word. */
  readonly before: string;
}

/** Adds the parts of a word. */
function foldWord(parts: LineParts, word: readonly Stretch[], folding: Folding): void {
  const { row, isOutput } = folding;
  const fold = foldOf(word, folding);
  if (fold === 'flat') return parts.add(piecesOf(word, row, isOutput));
  if (fold === 'whole' && word.length > 1) return parts.add([{ parts: piecesOf(word, row, isOutput) }]);
  for (const stretch of word) {
    // Each of several names is whole by itself, and blanks have no colour.
    const token = isBlank(stretch) && (isKind(stretch, 'name') || stretch.text === tokenText(stretch.token)) ? '' : stretch.token;
    const part = fold === 'whole' ? { parts: piecesOf([{ ...stretch, token: '' }], row, isOutput) } : stretch.text;
    parts.addTo(token, isPlaceholder(token) ? token : part);
  }
}

/** How a word is folded: at its pieces, from where it is; the same on the next row, where it is whole if it has room; or as browsers would. */
function foldOf(word: readonly Stretch[], { row, firstRow, isOutput, marked, before }: Folding): 'flat' | 'whole' | 'plain' {
  const text = joined(word);
  const end = before.length + text.length;
  const isFlat = isOutput ? text.length > WHOLE_ROW : isFirst(text, before) || end === marked;
  if (isFlat && text.length > row && !word.every(isBlank)) return 'flat';
  // A word that ends on the first row is whole in any case.
  return end > firstRow && staysWhole(word, row) ? 'whole' : 'plain';
}

/** The parts of a line, one after the other. */
class LineParts {
  readonly all: LinePart[] = [];
  /** The token that the last part belongs to, and where its parts go. */
  #last: Token | undefined;
  #open = this.all;

  /** Adds parts that belong to no token. */
  add(parts: readonly LinePart[]): void {
    this.all.push(...parts);
    this.#last = undefined;
  }

  /** Adds a part of a token, with those before it that belong to the same. */
  addTo(token: Token, part: LinePart): void {
    if (token !== this.#last) this.#open = openToken(this.all, token);
    this.#last = token;
    append(this.#open, part);
  }
}

/** Whether a word is the first of its line, after an indent or the mark of a list, and no command of a few characters with its argument. */
const isFirst = (text: string, before: string): boolean => (before === '' ? !LEAD.test(text) : /^[\s-]*$/.test(before));

const toPart = ({ token, text }: Stretch): LinePart => (typeof token === 'string' ? text : isPlaceholder(token) ? token : { kind: token[0], parts: [text] });

/** Where the parts of a token go: plain text and values into the line itself. */
function openToken(parts: LinePart[], token: Token): LinePart[] {
  if (typeof token === 'string' || isPlaceholder(token)) return parts;
  const span = { kind: token[0], parts: [] };
  parts.push(span);
  return span.parts;
}

/** Adjacent texts become one: React would write a comment between two. */
function append(parts: LinePart[], part: LinePart): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
}

/** Whether the word has to be kept whole: browsers might break it, and it isn't prose. The style sheet keeps names whole, but breaks the line beside them. */
function staysWhole(word: readonly Stretch[], row: number): boolean {
  const text = joined(word);
  if (word.every((stretch) => isBlank(stretch) || isKind(stretch, 'comment'))) return OPTION.test(text);
  const hasName = word.some((stretch) => isKind(stretch, 'name') || isKind(stretch, 'placeholder'));
  return text.includes(' ') || (hasName ? word.length > 1 : text.length > row || BREAKS.test(text));
}

/** The word's parts; if it is longer than a row, as pieces; in typed text, a piece longer than a row becomes a part of its own. */
function piecesOf(word: readonly Stretch[], row: number, isOutput: boolean): LinePart[] {
  const lead = LEAD.exec(joined(word))?.[0] ?? '';
  const [first, ...others] = wordParts(joined(word).slice(lead.length), row);
  const pieces = cutAfter(word, [lead + first, ...others]).map((piece) =>
    cutAfter(piece, nameParts(joined(piece), row, isOutput)).map((part) => part.map(toPart)),
  );
  return nested(isOutput ? pieces.flat() : pieces.map(nested));
}

/** The parts of a word, between which it may be folded; names in them are still whole. */
function wordParts(word: string, row: number): readonly string[] {
  const [, name = '', value = ''] = (word.length > row && SETTING.exec(word)) || [];
  return foldedAt(FOLDS, name && value.length <= row ? [name, value] : [word], row);
}

/** In output a name is whole that is as long as a row, because nothing is indented further there. */
function nameParts(name: string, row: number, isOutput: boolean): string[] {
  if (isOutput && name.length <= row + INDENT) return [name];
  return foldedAt([NAME_FOLD], [name], row).flatMap((text) => fitted(text, row));
}

const foldedAt = (folds: readonly RegExp[], texts: readonly string[], row: number): readonly string[] =>
  folds.reduce((cut, fold) => cut.flatMap((text) => (text.length > row && text.match(fold)) || text), texts);

const nested = (groups: readonly LinePart[][]): LinePart[] => (groups.length > 1 ? groups.map((parts) => ({ parts })) : (groups[0] ?? []));

/** A text that has no place to fold at, such as a fingerprint, in as few parts as rows take it. */
function fitted(text: string, row: number): string[] {
  const parts: string[] = [];
  for (let rest = text; rest; rest = rest.slice(parts.at(-1)?.length)) parts.push(rest.slice(0, rest.length > row ? middleOf(rest, row) : row));
  return parts;
}

/** Where such a text is cut: after the last separator up to a little beyond an even part, or there. */
function middleOf(text: string, row: number): number {
  const part = Math.ceil(text.length / Math.ceil(text.length / row));
  const end = text.slice(0, Math.min(row, part + INDENT)).search(/[-/_.](?!-)[^-/_.]*$/) + 1;
  return end > part / 2 ? end : part;
}

/** A word's stretches in as many groups as its texts; a value is never cut. */
function cutAfter(word: readonly Stretch[], texts: readonly string[]): Stretch[][] {
  let end = 0;
  const ends = texts.map(({ length }) => (end += length));
  const groups: Stretch[][] = [[]];
  let at = 0;
  for (const stretch of word) {
    for (const text of cutAtEnds(stretch, at, ends)) {
      groups.at(-1)?.push({ ...stretch, text });
      at += text.length;
      if (ends.includes(at) && at < end) groups.push([]);
    }
  }
  return groups;
}

/** The texts of a stretch, cut where pieces of its word end; a value is never cut. @param at where in the word the stretch begins */
function cutAtEnds({ token, text }: Stretch, at: number, ends: readonly number[]): string[] {
  const places = isPlaceholder(token) ? [] : ends.map((end) => end - at).filter((place) => place > 0 && place < text.length);
  return [0, ...places].map((from, index) => text.slice(from, places[index]));
}
