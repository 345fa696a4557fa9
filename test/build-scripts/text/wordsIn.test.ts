import { wordsIn } from '../../../build-scripts/lib/text/wordsIn';
import { growthOf, LINEAR } from '../../support/cpuTime';

describe('wordsIn', () => {
  it('counts a long text without spaces, in linear time', () => {
    const sentence = 'サーバーの設定を確認し、ログを読む。';
    const one = wordsIn(sentence);
    expect(one).toBeGreaterThan(5);
    // A word may be cut where a piece of the text ends.
    expect(wordsIn(sentence.repeat(500)) / (500 * one)).toBeCloseTo(1, 1);
    expect(growthOf((size) => wordsIn(sentence.repeat(size)), 4_000)).toBeLessThan(LINEAR);
  });
});
