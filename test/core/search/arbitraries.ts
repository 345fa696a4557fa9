import * as fc from 'fast-check';
import { RESULT_TYPES, type ResultType, type SearchDocument } from '../../../src/core/search';

/** What breaks searches: case rules, characters of two units, repeats, names of object members, punctuation, markup. */
const FRAGMENTS = [
  'ssh',
  'SSH',
  'sshd',
  'sshd_config',
  '/etc/ssh/',
  'apt',
  'update',
  'apt update',
  '--now',
  'c++',
  'C#',
  '.net',
  'CI/CD',
  '100%',
  '2>&1',
  'a',
  'A',
  'aa',
  'aaaa',
  'aaaaa',
  'ab',
  'aba',
  'ababab',
  'e',
  'i',
  'I',
  '1',
  '12',
  '0',
  'v1.2.3',
  'x'.repeat(98),
  'é',
  'e\u0301',
  'ñ',
  'İ',
  'i\u0307',
  'ı',
  'ß',
  'ẞ',
  'ﬁ',
  'K',
  'Å',
  'Σ',
  'σ',
  'ς',
  'ΟΔΟΣ',
  'οδος',
  'ὈΔΥΣΣΕΎΣ',
  'Ж',
  'ж',
  'ǅ',
  '١٢',
  '²',
  '𐐀',
  '𐐨',
  '𝟙',
  '日本語',
  '日',
  '本語',
  '한국어',
  'ไทย',
  'हिन्दी',
  '\u093F',
  'ที่',
  'السِّجِل',
  '⚠\uFE0F',
  '😀',
  '👩‍💻',
  '🇩🇪',
  '\uD83D',
  '\uDE00',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '<b>',
  '</b>',
  '<',
  '>',
  '&',
  '"',
  "'",
  "don't",
  'don’t',
  '“aa”',
  '\\',
  '`',
  '$',
  '.',
  '...',
  '_',
  '-',
  '/',
  '\u00A0',
  '\u0000',
];
const SPACES = [' ', ' ', '\n', '\t', '', '', '-', '.', ', '];

const fragment = fc.constantFrom(...FRAGMENTS);
const spaced = fc.tuple(fragment, fc.constantFrom(...SPACES)).map((parts) => parts.join(''));

/** Mostly fragments, so that things match; now and then any UTF-16 code units. */
export function textArbitrary(maxLength: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.array(spaced, { maxLength, size: 'max' }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom('a', 'A', 'b', ' '), { maxLength: maxLength * 2 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength }).map((units) => String.fromCharCode(...units)) },
  );
}

/** Documents in collection order, blog posts with or without an excerpt. */
export const documentsArbitrary: fc.Arbitrary<readonly SearchDocument[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom<ResultType>(...RESULT_TYPES),
      title: textArbitrary(3),
      tags: fc.array(textArbitrary(2), { maxLength: 3 }),
      body: textArbitrary(40),
      excerpt: fc.option(textArbitrary(4), { nil: undefined }),
      wish: fc.constantFrom({}, {}, {}, {}, {}, {}, { boost: 10 }, { boost: -10 }, { boost: 1 }, { boost: -7 }, { exclude: true } as const),
    }),
    { maxLength: 7, size: 'max' },
  )
  .map((drafts) =>
    drafts
      .sort((a, b) => RESULT_TYPES.indexOf(a.type) - RESULT_TYPES.indexOf(b.type))
      .map(({ type, title, tags, body, excerpt, wish }, number) => ({
        id: `d${number}`,
        type,
        title,
        tags,
        url: `/d${number}`,
        category: 'Other',
        description: '',
        body,
        ...wish,
        ...(type === 'blog' && excerpt !== undefined ? { excerpt } : {}),
      })),
  );

/** Where to cut a query out of a corpus, modulo the lengths there, and how to change it. */
const cutArbitrary = fc.record({
  field: fc.nat(),
  start: fc.nat(),
  length: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 12 }) }, { weight: 1, arbitrary: fc.integer({ min: 90, max: 110 }) }),
  change: fc.constantFrom('none', 'none', 'upper', 'lower', 'spaces'),
});

type Cut = typeof cutArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** A query for a corpus: random, or cut out of one of its fields. */
export const queryArbitrary: fc.Arbitrary<(documents: readonly SearchDocument[]) => string> = fc.oneof(
  { weight: 1, arbitrary: textArbitrary(3).map((text) => () => text) },
  { weight: 3, arbitrary: cutArbitrary.map((cut) => (documents: readonly SearchDocument[]) => cutQuery(documents, cut)) },
);

function cutQuery(documents: readonly SearchDocument[], { field, start, length, change }: Cut): string {
  const fields = documents.flatMap(({ title, tags, body, excerpt = '' }) => [title, body, body, ...tags, excerpt]);
  const filled = fields.filter((text) => text.trim() !== '');
  const text = filled[field % Math.max(1, filled.length)] ?? 'ssh';
  const at = start % Math.max(1, text.length);
  const query = text.slice(at, at + length);
  if (change === 'upper') return query.toUpperCase();
  if (change === 'lower') return query.toLowerCase();
  return change === 'spaces' ? ` ${query}\t` : query;
}
