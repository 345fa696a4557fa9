import * as fc from 'fast-check';
import { buildIndex, decodeIndex, search, searchable, type SearchIndex, type SearchIndexJson, type SearchTexts } from '../../../src/core/search';
import { SearchIndexError } from '../../../src/core/search/index/format';
import { findAnswer, parseQuery, showAnswer } from '../../../src/core/search/advanced';
import { preparePhrases } from '../../../src/core/search/exact/preparePhrases';
import { fuzz } from '../../support/fuzz';
import { documentsArbitrary, queryArbitrary, textArbitrary } from './arbitraries';

type StringPart = 'terms' | 'frequencies' | 'postings' | 'codes';
type Mutation = (json: SearchIndexJson) => unknown;

/** Counts, digits of varints, letters, and what none of the parts may hold. */
const unitArbitrary = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0x20, max: 0x7e }).map((unit) => String.fromCharCode(unit)) },
  { weight: 1, arbitrary: fc.constantFrom('é', 'É', 'ς', '日', '𐐨', '\uD801', '\uDC28', '\u0000', '\u0307') },
);

const editArbitrary = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  remove: fc.constantFrom(0, 1, 1, 1, 2, 5, Infinity),
  insert: fc.array(unitArbitrary, { maxLength: 3 }).map((units) => units.join('')),
});

/** One part with some characters replaced, inserted, removed or cut off. */
const stringMutation: fc.Arbitrary<Mutation> = fc
  .record({ part: fc.constantFrom<StringPart>('terms', 'frequencies', 'postings', 'codes'), edits: fc.array(editArbitrary, { minLength: 1, maxLength: 3 }) })
  .map(({ part, edits }) => (json) => {
    let text = json[part];
    for (const { at, remove, insert } of edits) {
      const from = Math.floor(at * (text.length + 1));
      text = text.slice(0, from) + insert + text.slice(from + remove);
    }
    return { ...json, [part]: text };
  });

/** A row left out, repeated, or with another value in one of its fields. */
const rowMutation: fc.Arbitrary<Mutation> = fc
  .record({
    row: fc.nat(),
    field: fc.constantFrom('id', 'type', 'title', 'tags', 'url', 'date', 'category', 'description', 'excerpt', 'boost', 'more'),
    value: fc.oneof(fc.string(), fc.integer(), fc.constantFrom<unknown>(null, undefined, [], ['a', ''], [1], {}, true, 0.5, -10, 'blog', '2025-03-15')),
    change: fc.constantFrom('drop', 'repeat', 'set', 'set', 'set', 'set'),
  })
  .map(({ row, field, value, change }) => (json) => {
    const rows: unknown[] = [...json.documents];
    const at = row % Math.max(1, rows.length);
    const copies = { drop: [], repeat: [rows[at], rows[at]], set: [{ ...json.documents[at], [field]: value }] };
    rows.splice(at, 1, ...(copies[change as keyof typeof copies] ?? []));
    return { ...json, documents: rows };
  });

function decoded(json: unknown): SearchIndex | null {
  try {
    return decodeIndex(json);
  } catch (error) {
    expect(error).toBeInstanceOf(SearchIndexError);
    return null;
  }
}

/** A corpus takes longer to index than to search, so a few of them serve all mutations and queries. */
const CORPORA = fc.sample(documentsArbitrary, 40).map((documents) => {
  const json = buildIndex(documents);
  return { documents, json, index: decodeIndex(json), texts: searchable(documents).map(({ body }) => body) };
});
const corpusArbitrary = fc.constantFrom(...CORPORA);

/** Answers as the page does: before the texts have come, with them, and as rows. */
function expectAnswers(index: SearchIndex, texts: SearchTexts, query: string): void {
  const library = { index, texts, parts: null };
  for (const { doc, score } of [...search(index, null, query).hits, ...search(index, texts, query).hits]) {
    expect(index.documents[doc]).toBeDefined();
    expect(score).toEqual(expect.any(Number));
  }
  const answer = showAnswer(library, findAnswer(library, parseQuery(query)), 10);
  expect(answer.results.length + answer.typed.length).toBeLessThanOrEqual(answer.count);
}

describe('decodeIndex, which throws a SearchIndexError or gives an index that answers', () => {
  const inputs = fc
    .tuple(corpusArbitrary, fc.oneof(stringMutation, stringMutation, rowMutation), queryArbitrary)
    .map(([{ documents, json, texts }, mutate, makeQuery]) => ({ query: makeQuery(documents), json: mutate(json), texts }));
  fuzz({ name: 'search index', inputs, share: 0.01, where: 'browser' }, ({ query, json, texts }) => {
    const index = decoded(json);
    if (index === null) return;
    expectAnswers(index, texts, query);
    // Reads all of the index: it must end, whatever is wrong with it.
    Array.from(preparePhrases(index, texts));
    expectAnswers(index, texts, query);
  });
});

describe('findAnswer', () => {
  const filter = fc.constantFrom('', 'type:wiki ', 'tag:ssh ', 'tag:"', 'type:x ', '"', 'type:blog tag:__proto__ ');
  const inputs = fc
    .tuple(corpusArbitrary, filter, fc.oneof({ weight: 3, arbitrary: queryArbitrary }, { weight: 1, arbitrary: textArbitrary(60).map((text) => () => text) }))
    .map(([{ documents, index, texts }, before, makeQuery]) => ({ query: before + makeQuery(documents), index, texts }));
  fuzz({ name: 'query', inputs, share: 0.02, where: 'browser' }, ({ query, index, texts }) => expectAnswers(index, texts, query));
});
