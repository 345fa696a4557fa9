import { sanitizeQuery } from '../../../../src/core/search';
import { cpuMsOf } from '../../../support/cpuTime';

describe('sanitizeQuery', () => {
  it.each([
    ['strips tags', '<b>ssh</b> <img src=x onerror="a">keys', 'ssh keys'],
    ['strips comments and closing tags', '<!-- x -->a</p>', 'a'],
    ['keeps what only looks like the start of a tag', 'a < b and 1 <2', 'a  b and 1 2'],
    ['takes only the bracket of a tag that is never closed', 'see <b for more', 'see b for more'],
    ['removes the five characters', `a<b>c & "d" 'e'`, 'ac  d e'],
    ['removes quotes that are typed curly', 'don’t ‘so’ “or” so', 'dont so or so'],
    ['trims', ' \t\u00A0ssh\n', 'ssh'],
    ['leaves nothing of a blank query', ' <b></b> \n', ''],
    ['leaves 2>&1 as 21', '2>&1', '21'],
    ['keeps the case', 'SSH Keys', 'SSH Keys'],
  ])('S1 %s', (_, raw, needle) => {
    expect(sanitizeQuery(raw)).toBe(needle);
  });

  it('S1 X cuts to 100 characters', () => {
    expect(sanitizeQuery('x'.repeat(150))).toBe('x'.repeat(100));
  });

  it('S1 trims again after the cut', () => {
    expect(sanitizeQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  });

  it('S1 drops the half pair that the cut leaves', () => {
    expect(sanitizeQuery(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
    expect(sanitizeQuery(`${'x'.repeat(98)} 😀`)).toBe('x'.repeat(98));
    expect(sanitizeQuery('\uD83Dssh\uDE00')).toBe('ssh');
  });

  it.each([
    ['opened and never closed', '<a'.repeat(400_000)],
    ['opened many times and closed once', `${'<a'.repeat(400_000)}>`],
    ['brackets only', '<'.repeat(800_000)],
    ['blanks in the middle', `a${' '.repeat(800_000)}b`],
  ])('S1 takes linear time on tags %s', (_, hostile) => {
    expect(cpuMsOf(() => sanitizeQuery(hostile))).toBeLessThan(3_000);
  });
});
