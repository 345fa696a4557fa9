import { median } from '../../../build-scripts/lib/reports/median';

describe('a median', () => {
  it('takes the middle of the runs, in whatever order they came', () => {
    expect([median([9, 1, 5]), median([100, 20]), median([])]).toEqual([5, 100, NaN]);
  });
});
