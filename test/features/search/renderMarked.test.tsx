import { render } from '@testing-library/react';
import { renderMarked } from '../../../src/features/search/renderMarked';

type Range = readonly [number, number];

/** The text as it shows: code in backquotes, the match in brackets. */
function shown(text: string, match: Range | null, code?: readonly Range[]): string {
  const { container, unmount } = render(<p>{renderMarked({ text, matches: match ? [match] : [], code })}</p>);
  expect(container.textContent).toBe(text);
  const copy = container.cloneNode(true) as HTMLElement;
  unmount();
  copy.querySelectorAll('mark').forEach((mark) => mark.replaceWith(`[${mark.textContent}]`));
  copy.querySelectorAll('code').forEach((each) => each.replaceWith(`\`${each.textContent}\``));
  return copy.textContent;
}

const TEXT = '0123456789';

describe('renderMarked', () => {
  it.each<[what: string, ranges: { match: Range | null; code?: readonly Range[] }, expected: string]>([
    ['neither', { match: null }, '0123456789'],
    ['a match alone', { match: [3, 5], code: [] }, '012[34]56789'],
    ['code alone', { match: null, code: [[3, 5]] }, '012`34`56789'],
    ['a match before code', { match: [0, 2], code: [[3, 5]] }, '[01]2`34`56789'],
    ['a match up to code', { match: [1, 3], code: [[3, 5]] }, '0[12]`34`56789'],
    ['a match from code on', { match: [5, 7], code: [[3, 5]] }, '012`34`[56]789'],
    ['a match into code', { match: [1, 4], code: [[3, 6]] }, '0[12]`[3]45`6789'],
    ['a match out of code', { match: [4, 8], code: [[3, 6]] }, '012`3[45]`[67]89'],
    ['a match inside code', { match: [4, 5], code: [[3, 6]] }, '012`3[4]5`6789'],
    ['a match that is the code', { match: [3, 6], code: [[3, 6]] }, '012`[345]`6789'],
    ['code inside a match', { match: [2, 8], code: [[3, 6]] }, '01[2]`[345]`[67]89'],
    [
      'a match over two stretches of code',
      {
        match: [2, 8],
        code: [
          [1, 4],
          [6, 9],
        ],
      },
      '0`1[23]`[45]`[67]8`9',
    ],
    [
      'stretches of code that touch',
      {
        match: [3, 7],
        code: [
          [2, 5],
          [5, 8],
        ],
      },
      '01`2[34]``[56]7`89',
    ],
    ['everything', { match: [0, 10], code: [[0, 10]] }, '`[0123456789]`'],
    ['code up to the end', { match: [9, 10], code: [[8, 10]] }, '01234567`8[9]`'],
  ])('S5 shows %s', (_what, { match, code }, expected) => {
    expect(shown(TEXT, match, code)).toBe(expected);
  });

  it('S5 marks nothing for an empty match, and no text is no text', () => {
    expect(shown(TEXT, [4, 4])).toBe(TEXT);
    expect(shown('', null)).toBe('');
  });

  it('S5 neither loses nor repeats any text, wherever match and code are', () => {
    for (let from = 0; from < 4; from += 1) {
      for (let to = from; to <= 4; to += 1) {
        for (let start = 0; start < 4; start += 1) {
          for (let end = start + 1; end <= 4; end += 1) {
            const { container, unmount } = render(<p>{renderMarked({ text: 'abcd', matches: [[from, to]], code: [[start, end]] })}</p>);
            const textOf = (name: string) => [...container.querySelectorAll(name)].map(({ textContent }) => textContent).join('');
            expect([container.textContent, textOf('mark'), textOf('code')]).toEqual(['abcd', 'abcd'.slice(from, to), 'abcd'.slice(start, end)]);
            unmount();
          }
        }
      }
    }
  });

  it('S5 marks each of several matches, in and out of code', () => {
    const { container } = render(
      <p>
        {renderMarked({
          text: TEXT,
          matches: [
            [0, 1],
            [4, 6],
            [8, 9],
          ],
          code: [[5, 7]],
        })}
      </p>,
    );
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['0', '4', '5', '8']);
    expect(container.textContent).toBe(TEXT);
  });
});
