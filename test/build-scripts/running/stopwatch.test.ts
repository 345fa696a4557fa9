import { createStopwatch } from '../../../build-scripts/lib/running/stopwatch';

describe('createStopwatch', () => {
  it('says what each step took, one that failed among them', async () => {
    const { time, summary } = createStopwatch();
    await time('unit', () => Promise.resolve());
    await time('build', () => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(summary()).toBe('unit 0 s · build 0 s');
  });

  it('hands on what a step makes of itself', async () => {
    const { time } = createStopwatch();
    await expect(time('sum', () => Promise.resolve(3))).resolves.toBe(3);
    await expect(time('sum', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
