import { calibratedSlowdown } from '../../../build-scripts/lib/lighthouse/slowdown';

describe('how much Lighthouse slows a machine', () => {
  it.each([
    [150, 1],
    [800, 2],
    [1050, 2.5],
    [1300, 3],
    [1533, 4],
  ])('takes an index of %d for %d, as its calculator does', (index, slowdown) => {
    expect(calibratedSlowdown(index)).toBe(slowdown);
  });

  it('never slows by more than the preset, nor speeds a machine up', () => {
    expect([calibratedSlowdown(2400), calibratedSlowdown(40)]).toEqual([4, 1]);
  });
});
