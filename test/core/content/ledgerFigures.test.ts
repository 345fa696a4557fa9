import { pictureSize, rowName, rowPath, shadePath, type LedgerRow } from '../../../src/core/content/ledgerFigures';

const ROW: LedgerRow = { path: '/blog/a', title: '🐳 A', counts: [4, 1, 0, 2], coverage: { executed: 5, commands: 9 } };
const ROWS = [ROW, { counts: [0, 0, 3, 0] }];

describe('shadePath', () => {
  it('draws one line per row, as long as its squares, after those of the stronger shades', () => {
    expect(shadePath(ROWS, 'executed')).toBe('M0 3h30');
    expect(shadePath(ROWS, 'validated')).toBe('M32 3h6');
    expect(shadePath(ROWS, 'read')).toBe('M0 11h22');
    expect(shadePath(ROWS, 'text')).toBe('M40 3h14');
  });

  it('draws nothing for a shade that no article has', () => {
    expect(shadePath([{ counts: [1, 0, 0, 0] }], 'text')).toBe('');
  });
});

describe('pictureSize', () => {
  it('holds the longest row and all rows', () => {
    expect(pictureSize(ROWS)).toEqual({ width: 56, height: 16 });
    expect(pictureSize([])).toEqual({ width: 0, height: 0 });
  });
});

describe('rowPath', () => {
  it('is a box around all squares of a row, as high as a row', () => {
    expect(rowPath(ROW, 0)).toBe('M0 -1h56v8H0z');
    expect(rowPath({ counts: [0, 0, 3, 0] }, 1)).toBe('M0 7h24v8H0z');
  });
});

describe('rowName', () => {
  it('names the article, without its emoji, and how many of its commands were run', () => {
    expect(rowName(ROW)).toBe('A: 5 of 9 commands run');
  });

  it('counts code blocks where there are no commands', () => {
    expect(rowName({ ...ROW, coverage: null })).toBe('A: 4 of 7 code blocks run');
  });
});
