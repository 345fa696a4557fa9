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

/** Shorter lines fit a phone. */
const SHORT_LINE = 24;
/** As many characters fit every row of a phone. */
const ROW = 26;
/** As many fit a whole row of output on a phone of 360 px: a longer word is folded in any case, and what follows it would be at the row's end. */
const WIDE_ROW = 30;
/** How many characters further right a folded line goes on. */
const INDENT = 4;
/** The deepest indent beyond which the rest of a folded line goes on. */
const DEEPEST = 8;
/** Browsers break words there, though what comes before can look like a command of its own: `rm /etc/ssh/`. */
const BREAKS = /[-/?|!%{}()[\]]./su;
/** A word that is longer than a row is folded after separators: not after a hyphen, and not for a few characters. */
const PIECE = /.{6,}?(?:\/+|=+|,|\|+|:+(?:\d+:)*|;|&+)(?=\/?[^/=,|:;&]{2}.{2})|.+/gsu;

/** What a word, or the blanks between two, has of a token. */
interface Stretch {
  readonly token: Token;
  readonly text: string;
}

/**
 * The parts of a line of code that narrow screens fold: at its blanks, with names, options and paths whole on the next row.
 * Only a word that is longer than a row is folded inside. CSS can't ask for it: browsers also break lines after hyphens and slashes.
 *
 * @param isOutput whether nobody types the line, as that of a log: then only words that are longer than a row matter
 */
export function foldableLine(tokens: readonly Token[], isOutput = false): LinePart[] {
  const stretches = stretchesOf(tokens);
  if (joined(stretches).length <= SHORT_LINE) return stretches.map(toPart);
  const row = rowAfter(stretches);
  const parts: LinePart[] = [];
  let open: LinePart[] = parts;
  let last: Token | undefined;
  for (const word of withContinuation(wordsOf(stretches))) {
    const { length } = joined(word);
    const isWhole = isOutput ? length > row && !word.every(isBlank) : staysWhole(word, row);
    const isFlat = isOutput && length > WIDE_ROW;
    if (isWhole && (isFlat || word.length > 1)) {
      parts.push(...(isFlat ? flatPiecesOf(word, row) : [{ parts: piecesOf(word, row) }]));
      last = undefined;
      continue;
    }
    for (const stretch of word) {
      // Each of several names is whole by itself, and blanks have no colour.
      const token = isBlank(stretch) && (isKind(stretch, 'name') || stretch.text === tokenText(stretch.token)) ? '' : stretch.token;
      if (token !== last) open = openToken(parts, token);
      last = token;
      if (isPlaceholder(token)) append(open, token);
      else if (!isWhole) append(open, stretch.text);
      else {
        const lead = stretch.text.length > row ? takeShortLead(parts) : [];
        append(open, { parts: [...lead, ...piecesOf([{ ...stretch, token: '' }], row)] });
      }
    }
  }
  return parts;
}

/** Takes the text before a long word out of the line's parts, if it is short enough that the word would begin beside it, and so end above it. */
function takeShortLead(parts: LinePart[]): LinePart[] {
  const [lead] = parts;
  return parts.length === 1 && typeof lead === 'string' && lead.trim() !== '' && lead.length <= INDENT ? parts.splice(0) : [];
}

const stretchesOf = (tokens: readonly Token[]): Stretch[] => tokens.map((token) => ({ token, text: tokenText(token) }));

/** As many characters fit each further row of an indented line. */
function rowAfter([first]: readonly Stretch[]): number {
  const indent = /^ */.exec(first?.text ?? '')?.[0].length ?? 0;
  return Math.min(ROW, WIDE_ROW + 1 - Math.min(DEEPEST, indent));
}

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

/** With a last backslash beside the word before it: alone on a row it looks like a word of its own. */
function withContinuation(words: readonly Stretch[][]): readonly Stretch[][] {
  const [before, blanks, last] = words.slice(-3);
  return before && blanks && last && joined(last) === '\\' ? [...words.slice(0, -3), [...before, ...blanks, ...last]] : words;
}

/** Whether browsers might break the word, and it isn't prose. The style sheet keeps names whole, but breaks the line beside them. */
function staysWhole(word: readonly Stretch[], row: number): boolean {
  if (word.every((stretch) => isBlank(stretch) || isKind(stretch, 'comment'))) return false;
  const hasName = word.some((stretch) => isKind(stretch, 'name') || isKind(stretch, 'placeholder'));
  const text = joined(word);
  return text.endsWith(' \\') || (hasName ? word.length > 1 : text.length > row || BREAKS.test(text));
}

/** The word's parts; if it is longer than a row, as pieces, and a piece that is longer in turn as its own. */
const piecesOf = (word: readonly Stretch[], row: number): LinePart[] => nested(cutWord(word, row).map((piece) => nested(cutName(piece, row))));

/** The same without pieces inside others. */
const flatPiecesOf = (word: readonly Stretch[], row: number): LinePart[] => nested(cutWord(word, row).flatMap((piece) => cutName(piece, row)));

const cutWord = (word: readonly Stretch[], row: number): Stretch[][] => cutAfter(word, wordParts(joined(word), row));

const cutName = (piece: readonly Stretch[], row: number): LinePart[][] => cutAfter(piece, nameParts(joined(piece), row)).map((part) => part.map(toPart));

const nested = (groups: readonly LinePart[][]): LinePart[] => (groups.length > 1 ? groups.map((parts) => ({ parts })) : (groups[0] ?? []));

const wordParts = (word: string, row: number): readonly string[] => (word.length > row && word.match(PIECE)) || [word];

/** Where a name that is longer than a row may be folded: `KbdInteractive|Authentication`, `azurerm_|linux_|virtual_machine`, but not before `.pub` or `.gpg`. */
const NAME_PART = /.{3,}?(?:[._@](?=[^._@]{3}.{2})|[a-z](?=[A-Z][a-z]))|.+/gsu;

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
