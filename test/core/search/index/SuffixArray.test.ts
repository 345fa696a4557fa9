import { suffixArraySteps, type SuffixArray } from '../../../../src/core/search/index/SuffixArray';

function suffixArrayOf(text: string): SuffixArray {
  const steps = suffixArraySteps(
    text,
    Uint32Array.from(text, (_, offset) => offset),
  );
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Where a pattern is found: each offset is its own owner. */
const offsetsOf = (text: string, pattern: string) => [...suffixArrayOf(text).find(pattern)].sort((a, b) => a - b);

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
