import * as fc from 'fast-check';
import { matchesGlob } from '../../../src/core/terminal/matchesGlob';
import { runs } from '../../support/propertyRuns';
import { cpuMsOf } from '../../support/cpuTime';

/** The same with a regular expression. */
function oracle(name: string, glob: string): boolean {
  const source = [...glob.matchAll(/\\([^])|([*?])|([^])/gu)]
    .map(([, escaped, special, plain]) => (special ? (special === '*' ? '[^]*' : '[^]') : (escaped ?? plain ?? '').replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`, 'u').test(name);
}

describe('matchesGlob', () => {
  it('matches as the naive pattern does', () => {
    const partArbitrary = fc.constantFrom('a', 'b', 'ab', '.', 'md', '😀');
    const nameArbitrary = fc.array(partArbitrary, { maxLength: 8 }).map((parts) => parts.join(''));
    const globArbitrary = fc.array(fc.oneof(partArbitrary, fc.constantFrom('*', '?', '\\*', '\\?', '\\\\')), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(nameArbitrary, globArbitrary, (name, glob) => {
        expect(matchesGlob(name, glob)).toBe(oracle(name, glob));
      }),
      { numRuns: runs(5000) },
    );
  });

  it('is fast for a pattern of many stars', () => {
    const ms = cpuMsOf(() => {
      expect(matchesGlob('a'.repeat(2000), '*a'.repeat(30) + 'b')).toBe(false);
    });
    expect(ms).toBeLessThan(500);
  });
});
