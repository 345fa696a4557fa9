import { runInSlices } from '../../src/platform/runInSlices';

describe('runInSlices', () => {
  it('takes a few steps at a time, and lets others have their turn between', () => {
    const done: number[] = [];
    function* work() {
      for (let step = 0; step < 5; step += 1) yield done.push(step);
    }
    const turns: (() => void)[] = [];
    runInSlices(work(), { steps: 2, schedule: (next) => turns.push(next) });
    const seen = [done.length];
    while (turns.length > 0) {
      turns.shift()?.();
      seen.push(done.length);
    }
    expect(seen).toEqual([2, 4, 5]);
  });
});
