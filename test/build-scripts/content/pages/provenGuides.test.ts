import { provenGuides } from '../../../../build-scripts/lib/content/pages/provenGuides';
import type { GuideCard } from '../../../../src/core/content/pages';
import { ARTICLES } from '../../../sections/samples';

const guide = (id: string, executed?: number): GuideCard[] =>
  ARTICLES.filter((article) => article.id === id).map((article) => ({ ...article, coverage: executed === undefined ? null : { executed, commands: 20 } }));
const idsOf = (...guides: readonly GuideCard[][]) => provenGuides(guides.flat()).map(({ id }) => id);

describe('provenGuides', () => {
  it('takes from each category the guide with the most commands run, in the order of the guides', () => {
    expect(idsOf(guide('ssh', 3), guide('bastion-host-setup'), guide('firewall', 9))).toEqual(['firewall', 'bastion-host-setup']);
  });

  it('takes, of more categories than there is room for, those in which most was run and then the largest', () => {
    const guides = [...'abcdefghij'].flatMap((category, place) =>
      Array.from({ length: place < 2 ? 1 : 2 }, (_, at) =>
        guide('ssh', category === 'b' ? 1 : undefined).map((each) => ({ ...each, id: `${category}${at}`, category })),
      ),
    );
    expect(idsOf(...guides)).toEqual(['b0', 'c0', 'd0', 'e0', 'f0', 'g0', 'h0', 'i0']);
  });

  it('takes the first in a tie, and where nothing was checked', () => {
    expect(idsOf(guide('ssh', 4), guide('firewall', 4))).toEqual(['ssh']);
    expect(idsOf(guide('ssh'), guide('firewall'))).toEqual(['ssh']);
    expect(idsOf()).toEqual([]);
  });
});
