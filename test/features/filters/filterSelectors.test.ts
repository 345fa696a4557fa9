import { makeStore } from '../../../src/app/store';
import { selectBlogCategories, selectVisiblePosts, selectVisibleProjects, selectWikiGroups } from '../../../src/features/filters/filterSelectors';
import { categoryToggled, filterQueryChanged } from '../../../src/features/filters/filtersSlice';
import { likeToggled } from '../../../src/features/likes/likesSlice';
import { ARTICLES, GROUPS, POSTS, PROJECTS } from '../../sections/samples';

const WIKI = { lead: '', articles: ARTICLES, groups: GROUPS };
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('selectWikiGroups', () => {
  it('W1 groups the articles in the order of the categories and leaves empty groups out', () => {
    const groups = selectWikiGroups(makeStore().getState(), { ...WIKI, articles: [...ARTICLES].reverse() });
    expect(groups.map(({ title }) => title)).toEqual(['Basics', 'Installation Guides', 'Advanced Topics']);
    expect(ids(groups[0]?.articles ?? [])).toEqual(['firewall', 'ssh']);
  });

  it('W1 keeps the articles whose title or tags hold the query', () => {
    const { dispatch, getState } = makeStore();
    dispatch(filterQueryChanged({ section: 'wiki', query: 'secur' }));
    expect(selectWikiGroups(getState(), WIKI).flatMap(({ articles }) => ids(articles))).toEqual(['ssh', 'firewall', 'bastion-host-setup']);
  });

  it('D1 gives the same groups, computed once, until its own filter changes', () => {
    const { dispatch, getState } = makeStore();
    const groups = selectWikiGroups(getState(), WIKI);
    selectWikiGroups.resetRecomputations();
    dispatch(likeToggled('logs'));
    dispatch(filterQueryChanged({ section: 'blog', query: 'x' }));
    expect(selectWikiGroups(getState(), WIKI)).toBe(groups);
    expect(selectWikiGroups.recomputations()).toBe(0);
    dispatch(filterQueryChanged({ section: 'wiki', query: 'docker' }));
    expect(selectWikiGroups(getState(), WIKI)).not.toBe(groups);
    expect(selectWikiGroups.recomputations()).toBe(1);
  });
});

describe('selectVisiblePosts', () => {
  it('B1 keeps the posts that match both box and chip, in their order', () => {
    const { dispatch, getState } = makeStore();
    dispatch(filterQueryChanged({ section: 'blog', query: ' devops ' }));
    expect(ids(selectVisiblePosts(getState(), POSTS))).toEqual(['containers', 'pipelines']);
    dispatch(categoryToggled({ section: 'blog', category: 'CI/CD' }));
    expect(ids(selectVisiblePosts(getState(), POSTS))).toEqual(['pipelines']);
  });

  it('B1 D1 gives the very list it got while there is no filter, and one result for one filter', () => {
    const { dispatch, getState } = makeStore();
    expect(selectVisiblePosts(getState(), POSTS)).toBe(POSTS);
    dispatch(filterQueryChanged({ section: 'blog', query: 'log' }));
    const shown = selectVisiblePosts(getState(), POSTS);
    selectVisiblePosts.resetRecomputations();
    dispatch(categoryToggled({ section: 'projects', category: 'DevOps' }));
    expect(selectVisiblePosts(getState(), POSTS)).toBe(shown);
    expect(selectVisiblePosts.recomputations()).toBe(0);
  });
});

describe('selectBlogCategories', () => {
  it('B1 names the distinct categories alphabetically, as one array', () => {
    const { dispatch, getState } = makeStore();
    const categories = selectBlogCategories(getState(), POSTS);
    expect(categories).toEqual(['CI/CD', 'Containerization', 'Monitoring']);
    dispatch(filterQueryChanged({ section: 'blog', query: 'log' }));
    expect(selectBlogCategories(getState(), POSTS)).toBe(categories);
  });
});

describe('selectVisibleProjects', () => {
  it('P1 matches title, description and tags, within the chosen category', () => {
    const { dispatch, getState } = makeStore();
    const shownFor = (query: string) => {
      dispatch(filterQueryChanged({ section: 'projects', query }));
      return ids(selectVisibleProjects(getState(), PROJECTS));
    };
    expect(shownFor('cluster')).toEqual(['highly-available-mysql']);
    expect(shownFor('rebuilt')).toHaveLength(3);
    expect(shownFor('terraform')).toEqual(['azure-migration']);
    dispatch(categoryToggled({ section: 'projects', category: 'DevOps' }));
    expect(shownFor('rebuilt')).toEqual(['secure-docker-pipeline']);
    expect(shownFor('terraform')).toEqual([]);
  });
});
