import { buildIndex, decodeIndex, search, SearchIndexError } from '../../../../src/core/search';
import { documentOf } from '../documents';

const json = buildIndex([
  documentOf({ title: 'Apt', body: 'apt update, aptitude 𐐨𐐩 𐐨𐐪', date: '2025-03-15' }),
  documentOf({ type: 'blog', excerpt: 'About apt', tags: ['x'] }),
]);

function problemOf(value: unknown): { problem?: string; message?: string } {
  try {
    decodeIndex(value);
  } catch (error) {
    if (error instanceof SearchIndexError) return { problem: error.problem, message: error.message };
    throw error;
  }
  return {};
}

describe('decodeIndex', () => {
  it('S6 reads what buildIndex wrote, after a trip through JSON', () => {
    const index = decodeIndex(JSON.parse(JSON.stringify(json)));
    expect(search(index, null, 'apt').hits).toEqual([
      { doc: 0, score: 22 },
      { doc: 1, score: 0 },
    ]);
    expect(index.documents[0]).toMatchObject({ title: 'Apt', date: '2025-03-15' });
  });

  it('reads the index of no documents', () => {
    expect(search(decodeIndex(buildIndex([])), [], 'apt').hits).toEqual([]);
  });

  it.each([[null], [undefined], [[]], ['text'], [{}], [{ format: 'lunr', version: 1 }]])('refuses %j as not an index', (value) => {
    expect(problemOf(value)).toMatchObject({ problem: 'foreign', message: expect.stringContaining('not a search index') });
  });

  it('refuses another version, and says which, which it reads, and what to do', () => {
    expect(problemOf({ ...json, version: 7 })).toEqual({
      problem: 'newer',
      message: expect.stringMatching(/newer version, 7; this site reads 1.*Reload the page/),
    });
    expect(problemOf({ ...json, version: 0 })).toMatchObject({ problem: 'older' });
    expect(problemOf({ ...json, version: undefined })).toMatchObject({ problem: 'damaged' });
  });

  it.each(['documents', 'terms', 'frequencies', 'postings', 'codes'] as const)('refuses an index without or with half of its %s', (part) => {
    expect(problemOf({ ...json, [part]: undefined })).toMatchObject({ problem: 'damaged', message: expect.stringContaining(part) });
    expect(problemOf({ ...json, [part]: json[part].slice(0, -1) })).toMatchObject({ problem: 'damaged' });
  });

  it.each([
    ['a row that is not a document', { documents: [...json.documents, { id: 'x' }] }],
    ['a tag that is not text', { documents: [{ ...json.documents[0], tags: [1] }, json.documents[1]] }],
    ['terms out of order', { terms: 'AbAa' }],
    ['terms without a count', { terms: 'apt' }],
    ['too many postings', { postings: `${json.postings}#` }],
    ['codes that are not digits', { codes: json.codes.replace(/./g, '\\') }],
    ['a term in more documents than there are', { frequencies: json.frequencies.replace(/^./, '~z~z') }],
  ])('refuses %s', (_, part) => {
    expect(problemOf({ ...json, ...part })).toMatchObject({ problem: 'damaged' });
  });
});

describe('buildIndex', () => {
  it('S6 keeps a lowercased dictionary, each term once, in plain characters', () => {
    const { terms } = buildIndex([documentOf({ title: 'Apt apt', body: 'APTITUDE, audit; zoo' })]);
    expect(terms).toBe('AaptDitudeBuditAzoo');
  });

  it('keeps every string well-formed', () => {
    expect(JSON.stringify({ ...json, documents: [] })).not.toMatch(/\\u/);
  });

  it('keeps the bodies out', () => {
    expect(JSON.stringify(json)).not.toContain('apt update');
  });

  it('treats names of object members as terms', () => {
    const index = decodeIndex(buildIndex([documentOf({ body: 'constructor __proto__ toString hasOwnProperty' })]));
    expect(['constructor', 'proto', 'tostring', 'hasownproperty'].map((query) => search(index, null, query).hits.length)).toEqual([1, 1, 1, 1]);
  });
});
