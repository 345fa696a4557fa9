import { RESULT_TYPES, type ResultType, type SearchDocument } from '../../src/core/search';
import { Random } from './random';
import { commandLine, logLine, settingLine, type WordSource } from './opsLines';
import { vocabulary } from './vocabulary';

/** The median length of a guide, in UTF-16 code units, and the standard deviation of its logarithm: guides have 2 to 20 KB. */
const MEDIAN_LENGTH = 5_500;
const LENGTH_SPREAD = 0.5;
/*
 * With these values the dictionary grows as in real texts of that length: 41 pieces of our own articles have 3,700
 * different words, 390 per document; 41 READMEs of npm packages 4,300 and 240; 41 generated guides 3,800 and 280.
 * 1,000 READMEs have 26,000; 1,000 generated guides 27,500.
 */
/** The exponent of the word frequencies (1 would be Zipf's law) and the offset of its head (Mandelbrot). */
const ZIPF_EXPONENT = 1.4;
const ZIPF_OFFSET = 2.7;
/** The share of a guide's words that belong to its topic, and of its lines that are code. */
const TOPIC_PART = 0.2;
const CODE_PART = 0.3;
/** The share of each type in a corpus. */
const PARTS: Readonly<Record<ResultType, number>> = { wiki: 0.7, blog: 0.2, project: 0.05, opensource: 0.05 };

/**
 * A corpus of invented technical guides: headings, prose with the word frequencies of a language, and code lines:
 * commands, settings and log lines, whose addresses, versions and hexadecimal numbers make the dictionary grow as real
 * ones do. The same size always gives the same corpus.
 */
export function generateCorpus(size: number): SearchDocument[] {
  const random = new Random(size);
  const words = vocabulary(random);
  const typeOf = (number: number) => collectionOf((number + 0.5) / size);
  return Array.from({ length: size }, (_, number) => new Author(random, words).document(number, typeOf(number)));
}

/** The collection that a document belongs to, from its place in the corpus, 0 to 1. */
function collectionOf(place: number): ResultType {
  let end = 0;
  return RESULT_TYPES.find((type) => place < (end += PARTS[type])) ?? 'opensource';
}

/** Writes one document about one topic. */
class Author {
  readonly #random: Random;
  readonly #words: readonly string[];
  readonly #topic: readonly string[];

  constructor(random: Random, words: readonly string[]) {
    this.#random = random;
    this.#words = words;
    this.#topic = Array.from({ length: 12 }, () => random.pick(words.slice(100, 6_000)));
  }

  document(number: number, type: ResultType): SearchDocument {
    const [title, description] = [capitalised(this.#someWords(4).join(' ')), this.#sentence()];
    const isShort = type === 'project' || type === 'opensource';
    const record = { id: `${type}-${number}`, type, title, tags: this.#topic.slice(0, 3), url: `/${type}/${number}`, category: 'Other', description };
    const body = isShort ? description : this.#body();
    return { ...record, date: '2026-03-15', body, ...(type === 'blog' ? { excerpt: this.#sentence() } : {}) };
  }

  #body(): string {
    const length = MEDIAN_LENGTH * Math.exp(LENGTH_SPREAD * this.#random.normal());
    const lines: string[] = [];
    for (let written = 0; written < length; written += (lines.at(-1)?.length ?? 0) + 1) lines.push(this.#line());
    return lines.join('\n');
  }

  #line(): string {
    const source: WordSource = { random: this.#random, word: () => this.#word() };
    if (this.#random.next() < CODE_PART) return this.#random.pick([commandLine, commandLine, settingLine, logLine])(source);
    if (this.#random.next() < 0.12) return capitalised(this.#someWords(2 + this.#random.below(4)).join(' '));
    return Array.from({ length: 1 + this.#random.below(4) }, () => this.#sentence()).join(' ');
  }

  #sentence(): string {
    const words = this.#someWords(6 + this.#random.below(18));
    const comma = this.#random.below(words.length);
    return `${capitalised(words.map((word, place) => (place === comma ? `${word},` : word)).join(' '))}.`;
  }

  #someWords(count: number): string[] {
    return Array.from({ length: count }, () => this.#word());
  }

  #word(): string {
    return this.#random.next() < TOPIC_PART ? this.#random.pick(this.#topic) : this.#commonWord();
  }

  /** The word of rank r with a probability of about (r + offset) ^ -exponent, by inverting the integral. */
  #commonWord(): string {
    const power = 1 - ZIPF_EXPONENT;
    const [least, most] = [(1 + ZIPF_OFFSET) ** power, (this.#words.length + ZIPF_OFFSET) ** power];
    const rank = (least + this.#random.next() * (most - least)) ** (1 / power) - ZIPF_OFFSET;
    return this.#words[Math.floor(rank) - 1] ?? 'the';
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
