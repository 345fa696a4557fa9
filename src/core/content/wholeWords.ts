import { isKind, joined, type Stretch } from './codeWords';

/** As many characters fit the first row of a phone, beside a prompt and a button. */
export const FIRST_ROW = 24;
/** A word of so few characters would look lost at the end of a folded line. */
const SHORTEST = 2;
/** A word this short at the start of a line keeps a long one beside it, which would otherwise start on the same row and end on the next. */
export const LEAD = /^(?:\w{1,3}|-\w)\s/;
/** Joins two commands. */
const OPERATOR = /^(?:&&|\|\|?)$/;
/** Read together: what sends a stream somewhere and the place, an operator and its command, a bracket and what it begins, an option and its number, `sudo` and what it runs. */
const PAIR = /^(?:(?:\d?[<>]{1,3}|[[{]{1,2}|&&|\|\|?) \S{1,24}|--?[a-z][\w-]* \d[^\s<>]{0,9}|sudo \w\S{0,20})$/i;
/** So are a short option and its value, which is no other option and nothing that the shell reads. */
const OPTION_PAIR = /^-[a-z] (?!-\D|\d?[<>|&;])\S+$/i;

interface RowOptions {
  /** How many characters fit a row. */
  readonly row: number;
  /** A word of more characters is long. */
  readonly longest: number;
  readonly isOutput: boolean;
}

/**
 * The words of a line, those that are read together as one: a last word of a character or two and the one before it; in what is typed, an
 * operator and its command, what sends something somewhere and the place, an option and its value, and a short word that begins the line
 * beside a long one, which would end below it.
 */
export function wholeWords(words: readonly Stretch[][], { row, longest, isOutput }: RowOptions): Stretch[][] {
  const texts = words.map(joined);
  const whole: Stretch[][] = [];
  let end: number;
  for (let at = 0; at < words.length; at = end) {
    end = isOutput ? at + 1 : endOfCommand(texts, at, row);
    const word = words.slice(at, end).flat();
    const text = joined(word);
    const [command, , target = [], blanks = []] = [-4, -3, -2, -1].map((index) => whole.at(index));
    const lead = joined(target) + joined(blanks);
    // The first option of a command is often none with a value.
    const isPair = PAIR.test(lead + text) || (OPTION_PAIR.test(lead + text) && !command?.some((stretch) => isKind(stretch, 'word')));
    const isLong = whole.length < 4 && LEAD.test(lead) && text.length > longest;
    const isLast = end === words.length && text.length <= SHORTEST && /\S $/.test(lead) && (!isOutput || lead.length < FIRST_ROW);
    if (target.length > 0 && text.trim() && (isLast || (!isOutput && (isPair || isLong)))) whole.splice(-2, 2, [...target, ...blanks, ...word]);
    else whole.push(word);
  }
  return whole;
}

/** The index after the words that are one from here on: an operator and its whole command if a row has room for them, otherwise the word alone. */
function endOfCommand(texts: readonly string[], at: number, row: number): number {
  if (!OPERATOR.test(texts[at] ?? '')) return at + 1;
  const next = texts.findIndex((text, index) => index > at && OPERATOR.test(text));
  // The blank before the next operator separates the two commands and belongs to neither.
  const end = next < 0 ? texts.length : next - 1;
  return texts.slice(at, end).join('').length <= row ? end : at + 1;
}
