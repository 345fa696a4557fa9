import { EXCERPT_LEAD, EXCERPT_LENGTH, QUERY_MAX_LENGTH, SCORES } from '../../../src/core/search';

describe('limits', () => {
  it('X are those of the requirements', () => {
    expect({ QUERY_MAX_LENGTH, EXCERPT_LENGTH, EXCERPT_LEAD, SCORES }).toEqual({
      QUERY_MAX_LENGTH: 100,
      EXCERPT_LENGTH: 200,
      EXCERPT_LEAD: 50,
      SCORES: { titleContains: 10, titleEquals: 5, bodyContains: 5, occurrenceCap: 5 },
    });
  });
});
