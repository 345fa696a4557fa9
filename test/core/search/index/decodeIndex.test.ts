import { buildIndex, decodeIndex, search } from '../../../../src/core/search';
import { SearchIndexError } from '../../../../src/core/search/index/format';
import { writeVarint } from '../../../../src/core/search/index/encoding';
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

  describe('structure', () => {
    const [first, second] = json.documents;
    const digits = (part: string, value: number) => writeVarint(value) + part.slice(1);

    it.each([
      ['that do not begin with a count', 'apt', /begin without a count/],
      ['of which the first shares something', `B${json.terms.slice(1)}`, /share more/],
      ['of which one shares more than the term before has', 'AaptEitude', /share more/],
      ['of which the first is empty', 'AAapt', /not in order/],
      ['of which another is empty', 'AaptA', /not in order/],
      ['of which one comes twice', 'AaptD', /not in order/],
      ['that are not sorted', 'AbAa', /not in order/],
      ['that are not sorted behind what they share', 'AapzCt', /not in order/],
      ['with a blank', 'Aapt update', /not folded tokens/],
      ['with a separator', 'Aapt-get', /not folded tokens/],
      ['with half a surrogate pair', 'Aapt\uD801', /not folded tokens/],
      ['that are not folded', 'AaptAÉa', /not folded tokens/],
    ])('refuses terms %s', (_, terms, message) => {
      expect(problemOf({ ...json, terms })).toMatchObject({ problem: 'damaged', message: expect.stringMatching(message) });
    });

    it.each([
      ['fewer frequencies than terms', { frequencies: json.frequencies.slice(1) }, /frequencies do not match its terms/],
      ['more frequencies than terms', { frequencies: `${json.frequencies}#` }, /frequencies do not match its terms/],
      ['a frequency that goes on past the end', { frequencies: `${json.frequencies.slice(0, -1)}~` }, /frequencies do not match its terms/],
      ['a term in more documents than there are', { frequencies: digits(json.frequencies, 2) }, /frequencies do not match its documents/],
      ['a frequency of 32 bits and more', { frequencies: digits(json.frequencies, 2 ** 32) }, /frequencies do not match its terms/],
      ['frequencies that make fewer postings than there are', { frequencies: json.frequencies.replace('$', '#') }, /postings do not match its frequencies/],
      ['fewer postings than codes', { postings: json.postings.slice(1) }, /postings do not match its frequencies/],
      ['more postings than codes', { postings: `${json.postings}#` }, /postings do not match its frequencies/],
      ['more codes than postings', { codes: `${json.codes}$` }, /postings do not match its frequencies/],
      ['a posting of a document that is not there', { postings: digits(json.postings, 2) }, /postings do not match its documents/],
      ['a posting of 32 bits and more', { postings: digits(json.postings, 2 ** 32) }, /postings do not match its frequencies/],
      ['a term that is nowhere in its document', { codes: `#${json.codes.slice(1)}` }, /postings do not match its documents/],
      ['a code above the highest', { codes: `;${json.codes.slice(1)}` }, /postings do not match its documents/],
      ['codes that are no digits', { codes: json.codes.replace(/./g, '\\') }, /postings do not match its documents/],
      ['fewer documents than postings name', { documents: [first] }, /documents/],
    ])('refuses %s', (_, parts, message) => {
      expect(problemOf({ ...json, ...parts })).toMatchObject({ problem: 'damaged', message: expect.stringMatching(message) });
    });

    it.each([
      ['that is none', null],
      ['that is a list', []],
      ['without an id', { ...second, id: undefined }],
      ['without a title', { ...second, title: undefined }],
      ['without an address', { ...second, url: undefined }],
      ['without a category', { ...second, category: undefined }],
      ['without a description', { ...second, description: undefined }],
      ['with a type that is none', { ...second, type: 'page' }],
      ['with one tag instead of a list', { ...second, tags: 'x' }],
      ['with a tag that is not text', { ...second, tags: [1] }],
      ['with a date that is not text', { ...second, date: 2025 }],
      ['with a date that is none', { ...second, date: 'soon' }],
      ['with an excerpt that is not text', { ...second, excerpt: 1 }],
      ['with a boost that is not whole', { ...second, boost: 1.5 }],
      ['with a boost above the limit', { ...second, boost: 11 }],
    ])('refuses a row %s, and says which', (_, row) => {
      expect(problemOf({ ...json, documents: [first, row] })).toMatchObject({ problem: 'damaged', message: expect.stringContaining('row 1 of 2') });
    });
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
