import { suggestionsOf } from '../../../src/core/search/suggestions';
import { documentOf } from './documents';

describe('what an empty search box offers', () => {
  const guide = (id: string, linked: number, tags: readonly string[] = []) => documentOf({ id, url: `/wiki/${id}`, title: id, linked, tags });

  it('S2 is the guides that most pages link to, and no other page', () => {
    const post = documentOf({ id: 'post', type: 'blog', linked: 9 });
    const { guides } = suggestionsOf([guide('few', 1), guide('none', 0), guide('many', 5), guide('equal', 1), post]);
    expect(guides).toEqual(['many', 'few', 'equal'].map((id) => ({ url: `/wiki/${id}`, title: id })));
  });

  it('S2 is the most common tags, six at most', () => {
    const documents = [guide('a', 0, ['x', 'y', 'z']), guide('b', 0, ['y', 'z']), guide('c', 0, ['z', '1', '2', '3', '4'])];
    expect(suggestionsOf(documents).tags).toEqual(['z', 'y', 'x', '1', '2', '3']);
  });
});
