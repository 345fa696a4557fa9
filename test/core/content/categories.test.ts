import { newestFirst } from '../../../build-scripts/lib/content/model/newestFirst';
import { groupAnchor, groupTitles, projectCategories, wikiGroups } from '../../../src/core/content/categories';

describe('groupTitles', () => {
  it('E6 gives the titles that differ from the names of the categories', () => {
    const rest = { description: '', color: 'other' } as const;
    expect(
      groupTitles([
        { category: 'Ovens', title: 'Baking', ...rest },
        { category: 'Tins', title: 'Tins', ...rest },
      ]),
    ).toEqual({ Ovens: 'Baking' });
    expect(groupTitles()).toEqual({});
  });
});

describe('groupAnchor', () => {
  it('has no spaces, which an id can not hold', () => {
    expect([groupAnchor('Ovens'), groupAnchor('Ovens and  tins')]).toEqual(['group-Ovens', 'group-Ovens-and-tins']);
  });
});

describe('categories without a list', () => {
  it('have the same order on every machine, whatever its language', () => {
    const compare = String.prototype.localeCompare;
    // As on a Danish machine, where aa is sorted as å, after z.
    const danish = jest.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other, locales = 'da') {
      return compare.call(this, other, locales);
    });
    try {
      expect(projectCategories(undefined, ['Zones', 'Aarhus', 'Zones'])).toEqual(['Aarhus', 'Zones']);
      expect(wikiGroups(undefined, ['Zones', 'Aarhus']).map(({ category }) => category)).toEqual(['Aarhus', 'Zones']);
      const at = (id: string) => ({ id, meta: { date: '2026-01-01' } });
      expect([at('zones'), at('aarhus')].sort(newestFirst).map(({ id }) => id)).toEqual(['aarhus', 'zones']);
    } finally {
      danish.mockRestore();
    }
  });
});
