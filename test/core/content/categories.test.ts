import { groupAnchor, groupTitles } from '../../../src/core/content/categories';

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
