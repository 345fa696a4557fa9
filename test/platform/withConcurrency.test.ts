import { withConcurrency } from '../../src/platform/withConcurrency';

describe('withConcurrency', () => {
  it('does the work for each item, in order, with as many under way as wanted', async () => {
    const begun: number[] = [];
    let underWay = 0;
    let most = 0;
    await withConcurrency([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item);
      most = Math.max(most, (underWay += 1));
      await Promise.resolve();
      underWay -= 1;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('begins no other once one has failed, and lets those under way end', async () => {
    const begun: number[] = [];
    let endFirst: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (endFirst = resolve));
    const work = withConcurrency([1, 2, 3, 4], 2, async (item) => {
      begun.push(item);
      if (item === 1) return first;
      throw new Error(`no ${item}`);
    });
    await expect(work).rejects.toThrow('no 2');
    endFirst();
    await first;
    await Promise.resolve();
    expect(begun).toEqual([1, 2]);
  });

  it('has nothing to do for no items', async () => {
    await expect(withConcurrency([], 4, () => Promise.reject(new Error('begun')))).resolves.toBeUndefined();
  });
});
