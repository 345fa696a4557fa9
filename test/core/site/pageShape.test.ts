import { isPageData } from '../../../src/core/site/pageShape';
import { ROUTES } from '../../../src/core/site/routes';
import { HOME } from '../../sections/homeSample';
import { LEDGER } from '../../sections/ledgerSample';
import { ARTICLE, ARTICLES, GROUPS, OPEN_SOURCE, POST, POSTS, PROJECT, PROJECTS, RECORDS, RESUME } from '../../sections/samples';

const SAMPLES = {
  home: HOME,
  resume: RESUME,
  wiki: { articles: ARTICLES, groups: GROUPS },
  'wiki-article': ARTICLE,
  blog: { posts: POSTS },
  'blog-post': POST,
  projects: { projects: PROJECTS, categories: [] },
  project: PROJECT,
  'open-source': OPEN_SOURCE,
  ledger: LEDGER,
  tags: { records: RECORDS },
  search: {},
  visit: {},
};

describe('isPageData', () => {
  it.each(ROUTES.map(({ name }) => name))('takes the data of %s for what it is', (name) => {
    expect(isPageData(name, SAMPLES[name])).toBe(true);
  });

  it.each(ROUTES.map(({ name }) => name).filter((name) => name !== 'search' && name !== 'visit'))('refuses anything else for %s', (name) => {
    for (const data of [null, undefined, [], 'text', 7, {}, { blocks: {}, articles: 'none', posts: null }]) expect(isPageData(name, data)).toBe(false);
  });

  it('refuses a list for an article, and an article for a list', () => {
    expect(isPageData('wiki-article', SAMPLES.wiki)).toBe(false);
    expect(isPageData('wiki', SAMPLES['wiki-article'])).toBe(false);
  });
});
