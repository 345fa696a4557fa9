import type { Token } from './blocks';
import { tokenText } from './inlineText';
import { isPlaceholder, type Placeholder } from './placeholders';

/** Text, a reader's value, or a span. */
export type LinePart = string | Placeholder | LineSpan;

/** With a kind it is a token; without one a word, or a piece of one, that stays whole on a row with room for it. */
export interface LineSpan {
  readonly kind?: string;
  readonly parts: readonly LinePart[];
}

/** As many characters fit the first row of a phone, beside a prompt and a button. */
const FIRST_ROW = 24;
/** As many fit a row of output, which has neither, and as many a whole row of code: what a folded line is indented by is part of it. */
const WHOLE_ROW = 30;
/** A folded line goes on as many characters further right, unless it is indented itself. */
const INDENT = 4;
/** Browsers break words there, though what comes before can look like a command of its own: `rm /etc/ssh/`. */
const BREAKS = /[-/?|!%{}()[\]]./su;
/** A word of so few characters would look lost at the end of a folded line. */
const SHORTEST = 2;
/** What sends a command's streams somewhere is read with the place. */
const REDIRECTION = /^\d?[<>]{1,3}$/;
/** A word that is longer than a row is folded after separators and tags: not after a hyphen, and not for a few characters. */
const PIECE = /(?:[^/=,|:;&]{3,}[^/=,|:;&-][=>]|.{6,}?(?:(?<!<)\/+|=+|,|\|+|:+(?:\d+:)*|;|&+))(?=\/?[^/=,|:;&?<>]{2}.{2})|.+?(?=<\/)|.+/gsu;

/** What a word, or the blanks between two, has of a token. */
interface Stretch {
  readonly token: Token;
  readonly text: string;
}

interface FoldOptions {
  /** Whether nobody types the line, as that of a log: only words that browsers break matter, and what follows a long one stands beside its end. */
  readonly isOutput?: boolean;
  /** How many characters of each further row are taken, by what it is indented by and by a mark. */
  readonly taken?: number;
}

/**
 * The parts of a line of code that narrow screens fold: at its blanks, with names, options and paths whole on the next row.
 * Only a word that is longer than a row is folded inside. CSS can't ask for it: browsers also break lines after hyphens and slashes.
 */
export function foldableLine(tokens: readonly Token[], { isOutput = false, taken = INDENT }: FoldOptions = {}): LinePart[] {
  const stretches = stretchesOf(tokens);
  const firstRow = isOutput ? WHOLE_ROW : FIRST_ROW;
  if (joined(stretches).length <= firstRow) return stretches.map(toPart);
  const row = WHOLE_ROW - taken;
  const parts: LinePart[] = [];
  let open: LinePart[] = parts;
  let last: Token | undefined;
  let before = '';
  for (const word of isOutput ? wordsOf(stretches) : gluedWords(wordsOf(stretches), row)) {
    const text = joined(word);
    const isFlat = text.length > row && !word.every(isBlank) && (isOutput ? text.length > WHOLE_ROW : before.trim().length < INDENT);
    before += text;
    // A word that ends on the first row is whole in any case.
    const isWhole = isFlat || (before.length > firstRow && staysWhole(word, row));
    if (isWhole && (isFlat || word.length > 1)) {
      const pieces = piecesOf(word, row);
      parts.push(...(isFlat ? pieces : [{ parts: pieces }]));
      last = undefined;
      continue;
    }
    for (const stretch of word) {
      // Each of several names is whole by itself, and blanks have no colour.
      const token = isBlank(stretch) && (isKind(stretch, 'name') || stretch.text === tokenText(stretch.token)) ? '' : stretch.token;
      if (token !== last) open = openToken(parts, token);
      last = token;
      if (isPlaceholder(token)) append(open, token);
      else append(open, isWhole ? { parts: piecesOf([{ ...stretch, token: '' }], row) } : stretch.text);
    }
  }
  return parts;
}

const stretchesOf = (tokens: readonly Token[]): Stretch[] => tokens.map((token) => ({ token, text: tokenText(token) }));

const joined = (stretches: readonly Stretch[]): string => stretches.map(({ text }) => text).join('');

const isBlank = ({ token, text }: Stretch): boolean => !isPlaceholder(token) && !text.trim();

const isKind = ({ token }: Stretch, kind: string): boolean => typeof token !== 'string' && token[0] === kind;

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

/** The words, and the blanks between them. */
function wordsOf(stretches: readonly Stretch[]): Stretch[][] {
  const words: Stretch[][] = [];
  let isInWord = false;
  for (const { token, text } of stretches) {
    for (const part of isPlaceholder(token) ? [text] : text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u)) {
      const stretch = { token, text: part };
      if (isInWord && !isBlank(stretch)) words.at(-1)?.push(stretch);
      else words.push([stretch]);
      isInWord = !isBlank(stretch);
    }
  }
  return words;
}

/** With a last word of a character or two beside the one before it, and a place beside what sends something there. */
function gluedWords(words: readonly Stretch[][], row: number): Stretch[][] {
  const glued: Stretch[][] = [];
  words.forEach((word, index) => {
    const [target, blanks] = [glued.at(-2), glued.at(-1)];
    const text = joined(word);
    const isLast = index === words.length - 1 && text.length <= SHORTEST;
    const isPlace = target !== undefined && REDIRECTION.test(joined(target)) && joined(target).length + text.length < row;
    if (target && blanks?.every(isBlank) && (isLast || isPlace)) glued.splice(-2, 2, [...target, ...blanks, ...word]);
    else glued.push(word);
  });
  return glued;
}

/** Whether browsers might break the word, and it isn't prose. The style sheet keeps names whole, but breaks the line beside them. */
function staysWhole(word: readonly Stretch[], row: number): boolean {
  if (word.every((stretch) => isBlank(stretch) || isKind(stretch, 'comment'))) return false;
  const hasName = word.some((stretch) => isKind(stretch, 'name') || isKind(stretch, 'placeholder'));
  const text = joined(word);
  return text.includes(' ') || (hasName ? word.length > 1 : text.length > row || BREAKS.test(text));
}

/** The word's parts; if it is longer than a row, as pieces. */
function piecesOf(word: readonly Stretch[], row: number): LinePart[] {
  const pieces = cutAfter(word, wordParts(joined(word), row)).flatMap((piece) => cutAfter(piece, nameParts(joined(piece), row)));
  const parts = pieces.map((piece) => piece.map(toPart));
  return parts.length > 1 ? parts.map((each) => ({ parts: each })) : (parts[0] ?? []);
}

const wordParts = (word: string, row: number): readonly string[] => (word.length > row && word.match(PIECE)) || [word];

/** Where a name that is longer than a row may be folded: `KbdInteractive|Authentication`, `azurerm_|linux_|virtual_machine`, but not before `.pub` or `.gpg`. */
const NAME_PART = /.{3,}?(?:(?:[_@]|(?<!\d)\.)(?=[^._@]{3}.{2})|[a-z](?=[A-Z][a-z]))|.+/gsu;

/** The parts of a name; of one without any that fit a row, such as a fingerprint, the halves. */
function nameParts(name: string, row: number): readonly string[] {
  if (name.length <= row) return [name];
  const parts = name.match(NAME_PART) ?? [];
  const half = middleOf(name);
  return parts.some(({ length }) => length > row) ? [name.slice(0, half), name.slice(half)].flatMap((part) => nameParts(part, row)) : parts;
}

/** Where a long name is cut: after the last separator up to a little beyond its middle, or there. */
function middleOf(name: string): number {
  const middle = Math.ceil(name.length / 2);
  const end = name.slice(0, middle + INDENT).search(/[-/_.][^-/_.]*$/) + 1;
  return end > middle / 2 ? end : middle;
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
