import { clearMarks, findRanges, markRanges } from '../../src/platform/markMatches';
import { installHighlights, type FakeHighlights } from '../support/highlights';

let highlights: FakeHighlights;

function page(html: string): Element {
  document.body.innerHTML = html;
  return document.body;
}

/** Finds every place of a text, in lower case. */
const placesOf = (wanted: string) => (text: string) =>
  [...text.toLowerCase().matchAll(new RegExp(wanted, 'g'))].map(({ index, 0: { length } }) => [index, index + length] as const);

const found = (html: string, wanted: string) => findRanges(page(html), placesOf(wanted)).map(String);

beforeEach(() => {
  highlights = installHighlights();
});
afterEach(() => highlights.remove());

describe('findRanges', () => {
  it('S5 finds a text as it is written, in document order', () => {
    expect(found('<h2>SSH</h2><p>Use ssh and Ssh.</p>', 'ssh')).toEqual(['SSH', 'ssh', 'Ssh']);
  });

  it('S5 finds a match that begins in one element and ends in another', () => {
    const [range] = findRanges(page('<p>the <code>ssh<b>d</b></code>_config file</p>'), placesOf('sshd_config'));
    expect(String(range)).toBe('sshd_config');
    expect([range?.startContainer.textContent, range?.endContainer.textContent]).toEqual(['ssh', '_config file']);
  });

  it.each([
    ['two paragraphs', '<p>ss</p><p>h</p>'],
    ['two items', '<ul><li>ss</li><li>h</li></ul>'],
    ['two cells', '<table><tbody><tr><td>ss</td><td>h</td></tr></tbody></table>'],
    ['a heading and its text', '<h2>ss</h2><p>h</p>'],
    ['an item and the list inside it', '<ul><li>ss<ul><li>h</li></ul></li></ul>'],
    ['what is before and after a list inside an item', '<ul><li>ss<ul><li>-</li></ul>h</li></ul>'],
    ['what is before and after a paragraph', '<div>ss<p>-</p>h</div>'],
  ])('S5 finds none across %s', (_what, html) => {
    expect(found(html, 'ssh')).toEqual([]);
  });

  it('S5 finds none in structured data, nor in the markup of pictures for browsers without scripts', () => {
    const html = '<script type="application/ld+json">{"position":1}</script><p><noscript></noscript>its position</p>';
    const root = page(html);
    // With scripts, a browser's parser keeps such markup as text.
    const noscript = root.querySelector('noscript');
    if (noscript) noscript.textContent = '<img alt="position">';
    expect(findRanges(root, placesOf('position')).map((range) => range.startContainer.textContent)).toEqual(['its position']);
  });

  it('S5 finds matches on both sides of a list inside an item', () => {
    expect(found('<ul><li>ssh one<ul><li>ssh two</li></ul>ssh three</li></ul>', 'ssh \\w+')).toEqual(['ssh one', 'ssh two', 'ssh three']);
  });

  it('S5 ends a range in the element that the match ends in, not at the beginning of the next', () => {
    const [range] = findRanges(page('<p><b>ssh</b><i>d</i></p>'), placesOf('ssh'));
    expect([range?.endContainer.textContent, range?.endOffset]).toEqual(['ssh', 3]);
  });

  it('S5 finds nothing in a page without text, and keeps the page as it is', () => {
    expect(found('', 'ssh')).toEqual([]);
    const html = '<p>a <b>ssh</b></p>';
    found(html, 'ssh');
    expect(document.body.innerHTML).toBe(html);
  });
});

describe('marks', () => {
  it('S5 are painted over the ranges, the last ones only, and go when they are cleared', () => {
    const root = page('<p>one two</p>');
    markRanges(findRanges(root, placesOf('one')));
    markRanges(findRanges(root, placesOf('two')));
    expect(highlights.marked()).toEqual(['two']);
    clearMarks();
    expect(highlights.marked()).toEqual([]);
  });

  it('S5 are noted on the document while there are some, of whatever name', () => {
    const isNoted = () => document.documentElement.hasAttribute('data-marks');
    const ranges = findRanges(page('<p>one two</p>'), placesOf('one'));
    markRanges(ranges);
    markRanges(ranges, 'line-here');
    clearMarks();
    expect(isNoted()).toBe(true);
    clearMarks('line-here');
    expect(isNoted()).toBe(false);
  });

  it('S5 are left out by a browser that has none', () => {
    highlights.remove();
    expect(() => {
      markRanges(findRanges(page('<p>one</p>'), placesOf('one')));
      clearMarks();
    }).not.toThrow();
  });
});
