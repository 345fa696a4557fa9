import type { Page } from '../../../build-scripts/lib/import/page/page';
import { convertHtml } from '../../../build-scripts/lib/import/syntax/html';
import { growthOf, LINEAR } from '../../support/cpuTime';

const page = { addConverted: () => undefined } as unknown as Page;

describe('a long page of HTML', () => {
  it.each([
    ['paragraphs', '<p>A paragraph of some words in it, and more.</p>\n'],
    ['paragraphs without end tags', '<p>A paragraph of some words in it, and more.\n'],
    ['empty paragraphs', '<p></p>'],
    ['paragraphs in a quote', '> <p>A paragraph.</p>\n'],
    ['words on one line', 'a <b>word</b> '],
  ])('is imported in linear time: %s', (_, part) => {
    expect(growthOf((size) => convertHtml(part.repeat(size), page), 8_000)).toBeLessThan(LINEAR);
  });

  it('has every paragraph of its source', () => {
    expect(convertHtml('<p>One.</p>\n'.repeat(3), page).match(/One\./g)).toHaveLength(3);
  });
});
