import { minifyStyle } from '../../build-scripts/lib/bundling/minifyStyle';
import { compiledSheets, declarationsOf, selectorsOf } from './support/sheets';

/**
 * The pseudo-classes and pseudo-elements that every browser knows that webpack.config.ts names, the oldest of them Safari 16.4. Before a name is added:
 * https://caniuse.com. All browsers accept any name after `::-webkit-`.
 */
const KNOWN = new RegExp(
  `^(?:${[
    '::(?:-webkit-[a-z-]+|backdrop|marker|placeholder|selection)',
    '::?(?:after|before|first-letter|first-line)',
    ':(?:active|any-link|checked|default|disabled|enabled|hover|indeterminate|invalid|lang|link|optional|placeholder-shown|read-only|required|valid|visited)',
    ':(?:empty|first-child|first-of-type|focus|focus-visible|focus-within|last-child|last-of-type|nth-child|nth-last-child|nth-of-type|only-child)',
    ':(?:has|is|not|root|target|where)',
  ].join('|')})$`,
);

/** What a selector has that some of these browsers don't know; the parts of a view transition came together. */
const unknownIn = (selector: string) =>
  [...selector.matchAll(/::?[a-z-]+/g)]
    .map(([name]) => name.replace(/^(::view-transition)-.*/, '$1'))
    .filter((name) => !KNOWN.test(name))
    .join(' ');

/** The lists that a browser drops as a whole for one of their selectors, with the others. */
const droppedLists = (css: string) => declarationsOf(css).filter((rule) => new Set(selectorsOf(rule).map(unknownIn)).size > 1);

describe('a list of selectors', () => {
  it('never loses those that a browser knows to one that it doesn’t', async () => {
    const sheets = compiledSheets();
    const minified = await Promise.all(sheets.map(minifyStyle));
    expect([...sheets, ...minified].flatMap(droppedLists).map(({ selector }) => selector)).toEqual([]);
  });

  it.each(['::details-content, .panel { color: red }', '.a, .b:open, .c { color: red }', '::view-transition, ::details-content { color: red }'])(
    'would lose some in %s',
    (css) => {
      expect(droppedLists(css)).toHaveLength(1);
    },
  );

  it('may hold what the same browsers don’t know, and names that are common to all', () => {
    const lists = [
      '::view-transition-old(*), ::view-transition-new(.a)',
      '.a::before, .b:not(:hover), .c:has(> :focus-visible)',
      '::-webkit-search-cancel-button, .a',
    ];
    expect(lists.flatMap((list) => droppedLists(`${list} { color: red }`))).toEqual([]);
  });
});
