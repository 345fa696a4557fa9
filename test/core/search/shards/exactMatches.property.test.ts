import * as fc from 'fast-check';
import { sanitizeQuery, searchable, type SearchDocument } from '../../../../src/core/search';
import { writeShards } from '../../../../src/core/search/shards/write/writeShards';
import { runs } from '../../../support/propertyRuns';
import { documentsArbitrary, queryArbitrary } from '../arbitraries';
import { excerptOf } from '../documents';
import { oracleSearch } from '../oracle';
import { answerInSteps, exactly, filesOf, rowsOf, rowsOfHits } from './arrival';
import { sizesArbitrary } from './sizes';

/** In full 2,000 corpora of 32 queries each: 64,000 queries. */
const CORPORA = 2_000;
const QUERIES_PER_CORPUS = 32;
/** A full run takes about half a minute on an idle machine; the rest is for a busy one. */
const TIMEOUT_MS = 480_000;

const queriesArbitrary = fc.array(fc.record({ makeQuery: queryArbitrary, order: fc.nat() }), { minLength: QUERIES_PER_CORPUS, maxLength: QUERIES_PER_CORPUS });

describe('search in shards against the naive oracle', () => {
  it(
    'S3 S4 S5 finds the same documents with the same scores and excerpts in the same order, whatever arrives first',
    () => {
      fc.assert(
        fc.property(documentsArbitrary, sizesArbitrary, queriesArbitrary, (documents, sizes, queries) => {
          const files = filesOf(writeShards(documents, null, sizes));
          for (const { makeQuery, order } of queries) {
            const query = makeQuery(documents);
            const hits = oracleSearch(documents, query);
            const needle = sanitizeQuery(query);
            // Of such a query the characters that sanitising removes are looked for.
            if (needle === '') {
              expect({ query, hits }).toEqual({ query, hits: [] });
              continue;
            }
            const { answer } = answerInSteps(files, exactly(needle, documents.length), order);
            expect({ query, rows: rowsOf(answer), count: answer.count }).toEqual({ query, rows: rowsOfHits(searchable(documents), hits), count: hits.length });
            expect(answer.results.map(({ id, excerpt }) => ({ id, excerpt }))).toEqual(hits.map(({ doc }) => shown(searchable(documents)[doc], needle)));
          }
        }),
        { numRuns: runs(CORPORA, 0.05) },
      );
    },
    TIMEOUT_MS,
  );
});

function shown(document: SearchDocument | undefined, needle: string): object {
  return { id: document?.id, excerpt: excerptOf(document?.body ?? '', needle) };
}
