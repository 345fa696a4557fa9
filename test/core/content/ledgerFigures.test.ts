import { pictureSize, shadePath } from '../../../src/core/content/ledgerFigures';

const ROWS = [
  [4, 1, 0, 2],
  [0, 0, 3, 0],
];

describe('shadePath', () => {
  it('draws one line per row, as long as its squares, after those of the stronger shades', () => {
    expect(shadePath(ROWS, 'executed')).toBe('M0 3h30');
    expect(shadePath(ROWS, 'validated')).toBe('M32 3h6');
    expect(shadePath(ROWS, 'read')).toBe('M0 11h22');
    expect(shadePath(ROWS, 'text')).toBe('M40 3h14');
  });

  it('draws nothing for a shade that no article has', () => {
    expect(shadePath([[1, 0, 0, 0]], 'text')).toBe('');
  });
});

describe('pictureSize', () => {
  it('holds the longest row and all rows', () => {
    expect(pictureSize(ROWS)).toEqual({ width: 56, height: 16 });
    expect(pictureSize([])).toEqual({ width: 0, height: 0 });
  });
});
