import { runSteps } from '../../../../src/core/search/index/Dictionary';
import { suffixArraySteps } from '../../../../src/core/search/index/SuffixArray';

/** Where a pattern is found: each offset is its own owner. */
const offsetsOf = (text: string, pattern: string) => {
  const owners = Uint32Array.from(text, (_, offset) => offset);
  return [...runSteps(suffixArraySteps(text, owners)).find(pattern)].sort((a, b) => a - b);
};

describe('SuffixArray', () => {
  it('S3 finds every place of a pattern of any length, overlaps included', () => {
    expect(['a', 'an', 'ana', 'anan', 'banana', 'x', 'nab'].map((pattern) => offsetsOf('banana', pattern))).toEqual([
      [1, 3, 5],
      [1, 3],
      [1, 3],
      [1],
      [0],
      [],
      [],
    ]);
  });

  it('S3 doesn’t take the end of the text for a NUL, which sorts like it', () => {
    expect(['a\0', '\0', 'na\0', '\0\0'].map((pattern) => offsetsOf('a\0na', pattern))).toEqual([[0], [1], [], []]);
  });
});
