import { QUERY_MAX_LENGTH } from '../../../src/core/search';
import { BODY_SCORE, EQUAL_TITLE_SCORE, EXCERPT_LEAD, EXCERPT_LENGTH, OCCURRENCE_CAP, TITLE_SCORE } from '../../../src/core/search/limits';

describe('limits', () => {
  it('X are those of the requirements', () => {
    expect({ QUERY_MAX_LENGTH, EXCERPT_LENGTH, EXCERPT_LEAD, TITLE_SCORE, EQUAL_TITLE_SCORE, BODY_SCORE, OCCURRENCE_CAP }).toEqual({
      QUERY_MAX_LENGTH: 100,
      EXCERPT_LENGTH: 200,
      EXCERPT_LEAD: 50,
      TITLE_SCORE: 10,
      EQUAL_TITLE_SCORE: 5,
      BODY_SCORE: 5,
      OCCURRENCE_CAP: 5,
    });
  });
});
