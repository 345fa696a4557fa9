import { search } from '../../../src/core/search';
import { rankTyped } from '../../../src/core/search/extras';
import { setup } from './documents';

describe('rankTyped', () => {
  const { index, texts } = setup({ body: 'port 21' }, { body: 'make >log 2>&1' }, { body: 'ftp is 21, and CMD 2>&1; then 2>&1' }, { body: 'else' });
  const rank = (query: string, bodies: typeof texts | null = texts) => rankTyped(search(index, bodies, query), bodies, query);
  const docs = (hits: readonly { doc: number }[]) => hits.map(({ doc }) => doc);

  it('puts documents that hold the query as typed first, and each document once', () => {
    const { typed, rest } = rank(' 2>&1 ');
    expect(docs(typed)).toEqual([2, 1]);
    expect(docs(rest)).toEqual([0]);
  });

  it('ignores case', () => {
    expect(docs(rank('cmd 2>&1').typed)).toEqual([2]);
  });

  it('leaves the outcome alone when nothing was lost, when there are no texts and when the query is blank', () => {
    expect(rank('21')).toEqual({ typed: [], rest: search(index, texts, '21').hits });
    expect(rank('2>&1', null)).toEqual({ typed: [], rest: search(index, null, '21').hits });
    expect(rank(' & ')).toEqual({ typed: [], rest: [] });
  });
});
