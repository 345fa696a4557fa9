import { sectionOf, type TextSections } from '../../../src/core/search/extras';

describe('sectionOf', () => {
  const sections: TextSections = [
    [10, 'first'],
    [20, 'second'],
  ];

  it.each([
    [0, null],
    [9, null],
    [10, 'first'],
    [19, 'first'],
    [20, 'second'],
    [999, 'second'],
  ])('puts place %i under %s', (offset, id) => {
    expect(sectionOf(sections, offset)).toBe(id);
  });

  it('puts everything under none where there are no headings', () => {
    expect(sectionOf([], 5)).toBeNull();
  });
});
