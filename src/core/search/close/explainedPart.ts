import { groupedBy } from '../../content/groupedBy';
import type { Excerpt } from '../exact/excerptAt';
import { ENTRIES, ENTRY_PART, GAP_COST, GAP_WORDS, LINE_WEIGHT, LINE_WORDS, LISTED_PART, LIST_WEIGHT, SEVERAL_WORDS, WORD_WEIGHT } from '../limits';
import { locate, writtenRange, type TextRange } from '../text/ranges';
import { foldCase } from '../text/foldCase';
import { tokensOf, tokensWithOffsets } from '../text/tokens';
import { isQuestionWord } from './closeMatches';
import type { LogMessage } from './logLines';
import type { WeighWord } from './WordIndex';

/** A part of a text that contains words of a message in order, whatever punctuation is between them. */
interface MatchedPart {
  /** Folded; `locate` finds it in the text as written. */
  readonly text: string;
  /** Where it is in the body as written. */
  readonly range: TextRange;
  /** The sum of the weights of the message's words in it. */
  readonly weight: number;
}

const NOTHING: MatchedPart = { text: '', range: [0, 0], weight: 0 };

/**
 * The heaviest part of a body that contains words of a message in the message's order; the first in a tie. Between two of
 * them a few words may differ, such as a name, a path or a number specific to the event, or be in only one of the texts;
 * each costs a little weight. Used for the excerpt of a document that doesn't contain the message itself. Dynamic programming
 * over words (a local alignment with gaps): O(words of the body · times the message repeats a word).
 *
 * @param weigh each word's weight; by default all are equal, so the part with the most words wins
 */
function matchedPart(body: string, message: string, weigh: WeighWord = () => 1): MatchedPart {
  const folded = foldCase(body);
  const tokens = tokensWithOffsets(folded).filter(({ text }) => isWord(text));
  const words = tokens.map(({ text }) => text);
  const { first, last, weight } = heaviestCommonRun(words, wordsOf(message), weigh);
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to) return NOTHING;
  const range = [from.offset, to.offset + to.text.length] as const;
  return { text: folded.slice(...range), range: writtenRange(body, folded, range), weight };
}

/**
 * The same, but where a page lists messages with what to do about them, the part in that list is preferred, even if the page
 * has more of the message where it shows how that comes about.
 */
export function explainedPart(body: string, message: string, weigh: WeighWord): MatchedPart {
  const anywhere = matchedPart(body, message, weigh);
  const { line, from, isStated } = entryFor(body, message, weigh);
  const { text, range, weight } = matchedPart(line, message, weigh);
  // A single word there means next to nothing if the page has a whole name elsewhere, such as `Seconds_Behind_Master`.
  const isOfName = NAME.test(anywhere.text) && wordsOf(text).length < 2;
  const isEntry = isStated || (!isOfName && weight >= anywhere.weight * ENTRY_PART);
  return isEntry ? { text, range: [range[0] + from, range[1] + from], weight } : anywhere;
}

/** A line of a page's list of messages, such as a heading, a row of a table or a paragraph. */
interface Entry {
  readonly line: string;
  /** Its offset in the body. */
  readonly from: number;
  /** Whether the message contains it as a whole. */
  readonly isStated: boolean;
  /** How much of the message it has; more for a line that the message contains as a whole, such as a heading. */
  readonly weight: number;
}

type Line = Pick<Entry, 'line' | 'from'> & { readonly words: readonly string[] };

/** The lines of a page's list of messages; none if it has no list. */
const listOf = remembered((body): readonly Line[] => {
  let from = body.search(ENTRIES);
  if (from === -1) return [];
  return body
    .slice(from)
    .split('\n')
    .map((line) => {
      const read = { line, from, words: wordsOf(line) };
      from += line.length + 1;
      return read;
    });
});

/** The line of a page's list of messages that has the most of a message; an empty one of weight 0 if there is no list. */
function entryFor(body: string, message: string, weigh: WeighWord): Entry {
  let best: Entry = { line: '', from: 0, isStated: false, weight: 0 };
  const asked = wordsOf(message);
  const statement = ` ${asked.join(' ')} `;
  for (const { line, from, words } of listOf(body)) {
    const isStated = words.length >= LINE_WORDS && statement.includes(` ${words.join(' ')} `);
    const held = new Set(words);
    const anywhere = [...new Set(asked)].reduce((sum, word) => sum + (held.has(word) ? weigh(word) : 0), 0);
    const weight = (isStated ? LINE_WEIGHT : LIST_WEIGHT) * heaviestCommonRun(words, asked, weigh).weight + WORD_WEIGHT * anywhere;
    if (weight > best.weight) best = { line, from, isStated, weight };
  }
  return best;
}

/**
 * The weight of the heaviest part of a message in a body, or in its list of messages, where it counts more; and whether that is more than a
 * single word of a message of several.
 */
export function explainedWeight(body: string, message: string, weigh: WeighWord): { readonly weight: number; readonly isPhrase: boolean } {
  const words = wordsOf(message);
  // Its text isn't needed: finding that, too, takes twice as long.
  const anywhere = heaviestCommonRun(wordsOfBody(body), words, weigh);
  return { weight: Math.max(entryFor(body, message, weigh).weight, anywhere.weight), isPhrase: anywhere.length > 1 || words.length < SEVERAL_WORDS };
}

/** The part of a message found in a page's list of messages, and its offset in the body in UTF-16 units. */
interface ListedPart {
  readonly text: string;
  readonly start: number;
}

/** A row of an exact match: the needle, and the excerpt around its first occurrence. */
interface ExactRow {
  readonly foundFor: string;
  readonly excerpt: Excerpt;
}

/**
 * The part of a page's list of messages that has most words of a message, if at least LISTED_PART of them; null otherwise. A page
 * that shows how a message comes about often names it again in that list, with what to do. What may be a command or a line of
 * configuration leads there only if the list has all of it, and its first occurrence on the page isn't code; the beginning of a message,
 * only if a line of the list begins with it.
 */
export function listedPart(body: string, { text: message, isLogged, isBegun }: LogMessage, { foundFor, excerpt }: ExactRow): ListedPart | null {
  const from = body.search(ENTRIES);
  if (from === -1) return null;
  const list = body.slice(from);
  if (!isLogged) {
    const at = isBegun || !isCode(excerpt) ? locate(list, isBegun ? `\n${foundFor}` : foundFor) : null;
    return at && { text: foundFor, start: from + at[1] - foundFor.length };
  }
  const { text, range, weight } = matchedPart(list, message);
  return weight > 0 && weight >= LISTED_PART * matchedPart(message, message).weight ? { text, start: from + range[0] } : null;
}

function isCode({ match, code = [] }: Excerpt): boolean {
  return code.some(([start, end]) => match && start < match[1] && match[0] < end);
}

/** The words of a text. A single character isn't a word: it neither counts nor separates words. */
function wordsOf(text: string): readonly string[] {
  return tokensOf(foldCase(text)).filter(isWord);
}

const wordsOfBody = remembered(wordsOf);

/** How many bodies are remembered; more than a message is compared with. */
const REMEMBERED = 64;

/** Caches what is read from bodies: while a message is typed, each key compares it with the same few. */
function remembered<T>(read: (body: string) => T): (body: string) => T {
  const known = new Map<string, T>();
  return (body) => {
    const result = known.get(body) ?? read(body);
    if (known.size >= REMEMBERED) known.clear();
    known.set(body, result);
    return result;
  };
}

/** Several words joined into one: a variable, an option. */
const NAME = /^\w+_\w+$/;
const isWord = (word: string) => word.length > 1;
/** Messages and pages differ in word endings: `attempts`, `locked`. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:s|ed)$/, '') : word);

interface Run {
  /** Index into the body's words. */
  readonly first: number;
  readonly weight: number;
  /** How many words of the message it has, without those of a question: `unable to` is one. */
  readonly length: number;
}

/** By the index of the message word that a run ends with. */
type Runs = ReadonlyMap<number, Run>;
const NO_RUNS: Runs = new Map();

/** The heaviest shared run, and the index of its last word in the body. */
function heaviestCommonRun(words: readonly string[], message: readonly string[], weigh: WeighWord): Run & { readonly last: number } {
  const positions = groupedBy([...message.keys()], (position) => stemOf(message[position] ?? ''));
  let best = { first: -1, last: -1, weight: 0, length: 0 };
  let recent: readonly Runs[] = [];
  words.forEach((word, last) => {
    const longer = (position: number): Run => {
      const { first, weight, length } = heaviestBefore(recent, position) ?? { first: last, weight: 0, length: 0 };
      const word = message[position] ?? '';
      return { first, weight: weight + weigh(word), length: length + (isQuestionWord(word) ? 0 : 1) };
    };
    const ends = positions.get(stemOf(word));
    // Most words of a body don't occur in the message, nor near one that does.
    if (!ends && recent.length === 0) return;
    const runs = ends ? new Map(ends.map((position) => [position, longer(position)])) : NO_RUNS;
    for (const run of runs.values()) if (run.weight > best.weight) best = { last, ...run };
    const latest = [runs, ...recent.slice(0, GAP_WORDS)];
    recent = latest.some(({ size }) => size > 0) ? latest : [];
  });
  return best;
}

/** The heaviest run that a word at a position of the message extends, less the cost of skipped words; the nearest in a tie. */
function heaviestBefore(recent: readonly Runs[], position: number): Run | undefined {
  let best: Run | undefined;
  recent.forEach((runs, skipped) => {
    for (let missed = 0; runs.size > 0 && missed <= GAP_WORDS; missed += 1) {
      const run = runs.get(position - missed - 1);
      const weight = (run?.weight ?? 0) - GAP_COST * Math.max(skipped, missed);
      if (run && weight > (best?.weight ?? 0)) best = { ...run, weight };
    }
  });
  return best;
}
