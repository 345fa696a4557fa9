import { provenGuides } from '../../build-scripts/lib/content/provenGuides';
import type { GuideCard } from '../../src/core/content/pages';
import { ARTICLES } from '../sections/samples';

const guide = (id: string, executed?: number): GuideCard[] =>
  ARTICLES.filter((article) => article.id === id).map((article) => ({ ...article, coverage: executed === undefined ? null : { executed, commands: 20 } }));
const idsOf = (...guides: readonly GuideCard[][]) => provenGuides(guides.flat()).map(({ id }) => id);

describe('provenGuides', () => {
  it('takes from each category the guide with the most commands run, in the order of the guides', () => {
    expect(idsOf(guide('ssh', 3), guide('bastion-host-setup'), guide('firewall', 9))).toEqual(['firewall', 'bastion-host-setup']);
  });

  it('takes the first of equals, and where nothing was checked', () => {
    expect(idsOf(guide('ssh', 4), guide('firewall', 4))).toEqual(['ssh']);
    expect(idsOf(guide('ssh'), guide('firewall'))).toEqual(['ssh']);
    expect(idsOf()).toEqual([]);
  });
});
