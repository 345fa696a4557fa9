import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const { index, texts } = setup(
  { id: 'listing', type: 'wiki', body: 'a line of authorized keys' },
  { id: 'file', type: 'wiki', body: 'keys are authorized in a file' },
  { id: 'post', type: 'blog', body: 'how keys of mine were authorized' },
  { id: 'car', type: 'blog', body: 'keys to a car' },
);
const library = { index, texts, parts: null };

/** The exact results, and the close ones that are wanted beside them; null where they are no part of the answer. */
function beside(query: string, wantsClose = true) {
  const { results, help } = showAnswer(library, findAnswer(library, parseQuery(query), wantsClose), 10);
  return [results.map(({ id }) => id), help && help.results.map(({ id }) => id)];
}

describe('close matches beside exact results', () => {
  it('S2 are there where they are wanted, without the pages that are listed already, and filtered', () => {
    expect(beside('authorized keys')).toEqual([['listing'], ['file', 'post']]);
    expect(beside('type:wiki authorized keys')).toEqual([['listing'], ['file']]);
    expect(beside('authorized keys', false)).toEqual([['listing'], null]);
  });

  it('S2 are none, but an answer, where no other page has the words', () => {
    expect(beside('to a car')).toEqual([['car'], []]);
  });

  it('S2 S3 are no part of an answer to quotes, to filters that leave nothing, and to what is nowhere', () => {
    for (const query of ['"authorized keys"', 'type:project authorized keys', 'zzzzzzzz'])
      expect({ query, close: beside(query)[1] }).toEqual({ query, close: null });
  });
});
