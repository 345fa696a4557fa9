import * as site from '../../../src/core/limits';
import * as search from '../../../src/core/search/limits';

describe('limits', () => {
  it('X has the numbers of the search: query, excerpt and scores', () => {
    expect(search.QUERY_MAX_LENGTH).toBe(100);
    expect([search.EXCERPT_LENGTH, search.EXCERPT_LEAD]).toEqual([200, 50]);
    expect([search.TITLE_SCORE, search.EQUAL_TITLE_SCORE, search.BODY_SCORE, search.OCCURRENCE_CAP]).toEqual([10, 5, 5, 5]);
  });

  it('X W2 W4 H6 H8 has the numbers of the pages', () => {
    expect(site.COPIED_MS).toBe(2000);
    expect(site.CARD_TAGS).toBe(3);
    expect([site.LATEST_POSTS, site.LATEST_PROJECTS]).toEqual([2, 2]);
    expect(site.LAZY_THRESHOLD).toBe(0.1);
  });
});
