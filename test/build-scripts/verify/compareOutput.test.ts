import * as fc from 'fast-check';
import { runs } from '../../support/propertyRuns';
import { compareOutput } from '../../../build-scripts/lib/verify/compareOutput';

const isSame = (shown: string, printed: string, tolerances: { match: string; as: string }[] = []) =>
  compareOutput(shown.split('\n'), printed, tolerances) === null;

describe('compareOutput', () => {
  it.each([
    ['a\nb', 'a\nb\n'],
    ['a\nb', 'a  \r\nb\t\n\n\n'],
    ['a\nb\n', 'a\nb'],
    ['...', ''],
    ['...', 'a\nb\nc\n'],
    ['a\n...', 'a\n'],
    ['a\n...\nd', 'a\nb\nc\nd\n'],
    ['...\nd', 'd\nb\nd\n'],
    ['a\n...\nc\n...\ne', 'a\nc\nc\ne\n'],
    ['-bash: x: command not found', 'bash: line 12: x: command not found\n'],
    ['bash: x: command not found', 'bash: line 3: x: command not found\n'],
    ['\tx', '\tx\n'],
    ['a\nb', '\ra\r\r\nb\r\n'],
  ])('takes %j and %j for the same', (shown, printed) => {
    expect(isSame(shown, printed)).toBe(true);
  });

  it.each([
    ['a', 'b\n'],
    ['b', 'a\rb\n'],
    ['a', 'a\nb\n'],
    ['a\nb', 'a\n'],
    ['a\n...\nd', 'a\nb\nc\n'],
    ['a...', 'abc\n'],
    ['  a', 'a\n'],
    ['a\n\nb', 'a\nb\n'],
    ['\tx', '    x\n'],
  ])('takes %j and %j for different', (shown, printed) => {
    expect(isSame(shown, printed)).toBe(false);
  });

  it('applies tolerances in their order to both sides, line by line', () => {
    const times = [
      { match: '\\d\\d:\\d\\d', as: 'TIME' },
      { match: '^TIME ', as: '' },
    ];
    expect(isSame('10:00 started', '23:59 started\n', times)).toBe(true);
    expect(isSame('10:00 started', '23:59 stopped\n', times)).toBe(false);
  });

  it('takes no tolerance for three dots, and three dots for themselves whatever is tolerated', () => {
    expect(isSame('2 files', 'an error\n', [{ match: '^\\d.*$', as: '...' }])).toBe(false);
    expect(isSame('2 files', '3 files\n', [{ match: '^\\d.*$', as: '...' }])).toBe(true);
    expect(isSame('a\n...\nd', 'a\nb\nc\nd\n', [{ match: '\\S+', as: 'X' }])).toBe(true);
    expect(isSame('a\nnotice\n...\nb', 'a\nb\n', [{ match: '^notice\\n', as: '' }])).toBe(true);
  });

  it('ignores a line that readers don’t see, and names the shown line that differs', () => {
    const notice = [{ match: '^notice\\n', as: '' }];
    expect(isSame('a', 'notice\na\n', notice)).toBe(true);
    expect(compareOutput(['a', '...', 'c', 'd'], 'a\nx\ny\nc\ne\n', [])).toMatchObject({ at: 3, diff: '  a\n  c\n- d\n+ e' });
  });

  it('shows what was left out and what was added', () => {
    expect(compareOutput(['1', '2', '3'], '1\n3\n4\n', [])).toEqual({ at: 1, diff: '  1\n- 2\n  3\n+ 4' });
  });

  it('takes the same outputs for the same as a regular expression does whose dots match any lines', () => {
    const lines = (...of: string[]) => fc.array(fc.constantFrom(...of), { maxLength: 8 });
    fc.assert(
      fc.property(lines('a', 'b', '...'), lines('a', 'b'), (shown, printed) => {
        const pattern = shown.map((line) => (line === '...' ? '(?:.\n)*' : `${line}\n`)).join('');
        expect(isSame(shown.join('\n'), printed.join('\n'))).toBe(new RegExp(`^${pattern}$`).test(printed.map((line) => `${line}\n`).join('')));
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('lets three dots stand for any number of lines, also for more than a diff would be aligned for', () => {
    const shown = Array.from({ length: 39 }, (_, index) => `line ${index}`);
    const rest = 'more\n'.repeat(120_000);
    expect(isSame([...shown, '...'].join('\n'), `${shown.join('\n')}\n${rest}`)).toBe(true);
    expect(isSame(['...', ...shown].join('\n'), `${rest}${shown.join('\n')}\n`)).toBe(true);
    expect(isSame([...shown, '...', 'end'].join('\n'), `${shown.join('\n')}\n${rest}`)).toBe(false);
  });

  it('compares two thousand lines quickly, and shortens the difference', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `line ${index}`);
    const other = lines.map((line) => `${line}!`).join('\n');
    expect(isSame(lines.join('\n'), `${lines.join('\n')}\n`)).toBe(true);
    const difference = compareOutput(lines, other, []);
    expect(difference?.at).toBe(0);
    expect(difference?.diff.split('\n').length).toBeLessThan(45);
  });
});
