import * as fc from 'fast-check';
import { buildIndex, decodeIndex, searchable, type SearchDocument } from '../../../../src/core/search';
import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { writeShards } from '../../../../src/core/search/shards/write/writeShards';
import { runs } from '../../../support/propertyRuns';
import { documentsArbitrary, queryArbitrary } from '../arbitraries';
import { filesOf, answerInSteps } from './arrival';
import { sizesArbitrary } from './sizes';

/** In full 1,000 corpora of 16 queries each. */
const CORPORA = 1_000;
const TIMEOUT_MS = 480_000;

/** A query with what people add to one: a filter, quotes, another word, a typo; and as the message of a log line. */
const dressArbitrary = fc.constantFrom<(query: string, documents: readonly SearchDocument[]) => string>(
  (query) => query,
  (query) => `type:wiki ${query}`,
  (query, documents) => `tag:"${documents[0]?.tags[0] ?? 'none'}" ${query}`,
  (_, documents) => `tag:"${documents.at(-1)?.tags[0] ?? 'none'}"`,
  () => 'type:blog',
  (query) => `"${query}"`,
  (query) => `${query} 2>&1`,
  (query) => `<${query}>`,
  () => '&',
  (query) => `${query} ssh`,
  (query) => `how do i ${query} sshd`,
  (query) => query.split(/[^a-z0-9]+/).join(' '),
  (query) => `${query.slice(0, 3)}q${query.slice(3)}`,
  (query) => `Nov 21 03:12:44 web1 app[812]: error: ${query} ssh`,
  (query, documents) => `Nov 21 03:12:44 web1 ${documents[0]?.title.split(' ')[0] ?? 'app'}[812]: error: ${query}`,
  (query) => `${query}: `,
  (query) => `${query} error: ${query}.`,
  (query) => `$ ${query}.`,
  (query) => `„${query.replace(/[- ]+/g, '\u2011')}“`,
  (query) => `root@web1:~# ${query.replaceAll('-', '–')} 2>&1`,
  (query, documents) => `type:wiki ${documents[0]?.title ?? ''}: [${query}] sshd`,
  (_, documents) => `https://www.example.com/base${documents[0]?.url ?? ''}/?run#part`,
  (_, documents) => `type:wiki ${documents.at(-1)?.id ?? ''}.md`,
  (query, documents) => `${query.slice(0, 2)}/${documents[0]?.id ?? ''}`,
);
/** Documents other than articles have their description as body. Every other article repeats its text in a list of messages. */
const describedArbitrary = documentsArbitrary.map((documents) =>
  documents
    .map(withList)
    .map((document) => ({ ...document, url: `/${document.type}${document.url}` }))
    .map((document) => (['wiki', 'blog'].includes(document.type) ? document : { ...document, description: document.body })),
);
const queriesArbitrary = fc.array(fc.record({ makeQuery: queryArbitrary, dress: dressArbitrary, order: fc.nat() }), { minLength: 16, maxLength: 16 });

describe('an answer from shards', () => {
  it(
    'S3 S4 S5 is that of a whole index: filters, what was typed, close matches and rows',
    () => {
      fc.assert(
        fc.property(describedArbitrary, sizesArbitrary, queriesArbitrary, (documents, sizes, queries) => {
          const files = filesOf(writeShards(documents, null, sizes));
          const library = libraryOf(documents);
          for (const { makeQuery, dress, order } of queries) {
            const query = dress(makeQuery(documents), documents);
            const { answer } = answerInSteps(files, { query, shownRows: documents.length, wantsFurther: true }, order);
            const whole = showAnswer(library, findAnswer(library, parseQuery(query)), documents.length);
            expect({ query, answer }).toEqual({ query, answer: whole });
          }
        }),
        { numRuns: runs(CORPORA) },
      );
    },
    TIMEOUT_MS,
  );
});

function withList(document: SearchDocument, number: number): SearchDocument {
  return number % 2 === 0 ? document : { ...document, body: `${document.body}\nTroubleshooting\n${document.body}` };
}

function libraryOf(documents: readonly SearchDocument[]): SearchLibrary {
  return { index: decodeIndex(buildIndex(documents)), texts: searchable(documents).map(({ body }) => body), parts: null };
}
