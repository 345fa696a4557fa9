import { compiledSheets, declarationsOf, selectorsOf } from './support/sheets';

const selectors = compiledSheets().flatMap(declarationsOf).flatMap(selectorsOf);

describe('rules for every element', () => {
  it('marks have rules only while there are some: each would give every element one more style to compute', () => {
    const marks = selectors.filter((selector) => selector.includes('::highlight('));
    expect(marks.length).toBeGreaterThan(3);
    expect(marks.filter((selector) => !selector.startsWith('[data-marks] '))).toEqual([]);
  });
});
