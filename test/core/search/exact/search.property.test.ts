import * as fc from 'fast-check';
import { buildIndex, decodeIndex, sanitizeQuery, search, searchable } from '../../../../src/core/search';
import { preparePhrases } from '../../../../src/core/search/exact/preparePhrases';
import { documentsArbitrary, queryArbitrary, textArbitrary } from '../arbitraries';
import { excerptOf } from '../documents';
import { oracleExcerpt, oracleNeedle, oracleSearch } from '../oracle';
import { runs } from '../../../support/propertyRuns';

/** In full 2,000 corpora of 32 queries each: 64,000 queries. */
const CORPORA = 2_000;
const QUERIES_PER_CORPUS = 32;
const EXCERPTS = 5_000;
const NEEDLES = 5_000;
/** A full run takes about 20 s on an idle machine; the rest is for a busy one. */
const TIMEOUT_MS = 240_000;

const queriesArbitrary = fc.array(queryArbitrary, { minLength: QUERIES_PER_CORPUS, maxLength: QUERIES_PER_CORPUS });

describe('search against the naive oracle', () => {
  it(
    'S3 S4 finds the same documents with the same scores in the same order',
    () => {
      fc.assert(
        fc.property(documentsArbitrary, queriesArbitrary, (documents, makeQueries) => {
          const index = decodeIndex(JSON.parse(JSON.stringify(buildIndex(documents))));
          const texts = searchable(documents).map(({ body }) => body);
          const prepared = decodeIndex(JSON.parse(JSON.stringify(buildIndex(documents))));
          expect([...preparePhrases(prepared, texts)].length).toBeGreaterThan(texts.length);
          for (const makeQuery of makeQueries) {
            const query = makeQuery(documents);
            const expected = oracleSearch(documents, query);
            const outcome = search(index, texts, query);
            expect({ query, hits: outcome.hits }).toEqual({ query, hits: expected });
            expect(outcome.needsTexts).toBe(false);
            expect({ query, hits: search(prepared, texts, query).hits }).toEqual({ query, hits: expected });
            const early = search(index, null, query);
            expect({ query, hits: early.hits }).toEqual({ query, hits: early.needsTexts ? [] : expected });
          }
        }),
        { numRuns: runs(CORPORA, 0.05) },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'S1 sanitises like the naive sanitiser',
    () => {
      fc.assert(
        fc.property(textArbitrary(12), (raw) => {
          expect(sanitizeQuery(raw)).toBe(oracleNeedle(raw));
          expect(sanitizeQuery(sanitizeQuery(raw))).toBe(sanitizeQuery(raw));
        }),
        { numRuns: runs(NEEDLES) },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'S5 shows the same excerpt with the same match',
    () => {
      fc.assert(
        fc.property(textArbitrary(90), queryArbitrary, (body, makeQuery) => {
          const document = { id: 'd', type: 'wiki', title: '', tags: [], url: '/d', category: '', description: '', body } as const;
          const needle = sanitizeQuery(makeQuery([document]));
          const { text, match } = excerptOf(body, needle);
          expect({ needle, text, matched: match && text.slice(...match) }).toEqual({ needle, ...oracleExcerpt(body, needle) });
        }),
        { numRuns: runs(EXCERPTS) },
      );
    },
    TIMEOUT_MS,
  );
});
