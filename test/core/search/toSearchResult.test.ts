import { toSearchResult } from '../../../src/core/search';

describe('toSearchResult', () => {
  const record = { id: 'ssh', type: 'wiki', title: 'SSH', tags: ['ssh'], url: '/wiki/ssh', category: 'Basics', description: 'Keys' } as const;
  const excerpt = { text: 'ssh', match: [0, 3] } as const;

  it('E5 makes the result of a record, a hit and an excerpt', () => {
    expect(toSearchResult({ ...record, date: '2025-03-15' }, { doc: 0, score: 15 }, excerpt)).toEqual({ ...record, date: '2025-03-15', score: 15, excerpt });
  });

  it('E5 has no date where the document has none, and nothing but its fields', () => {
    const indexed = { ...record, excerpt: 'of the post' };
    expect(Object.keys(toSearchResult(indexed, { doc: 0, score: 0 }, excerpt)).sort()).toEqual([
      'category',
      'description',
      'excerpt',
      'id',
      'score',
      'tags',
      'title',
      'type',
      'url',
    ]);
    expect(toSearchResult(indexed, { doc: 0, score: 0 }, excerpt).excerpt).toBe(excerpt);
  });
});
