import { setTimeout as delay } from 'node:timers/promises';
import { forEachConcurrently, settleAll } from '../../../build-scripts/lib/running/concurrency';

describe('forEachConcurrently', () => {
  it('does each item once, a few at a time, and makes none before its turn', async () => {
    let made = 0;
    let ended = 0;
    let most = 0;
    function* items(): Generator<number> {
      for (; made < 20; made += 1) {
        most = Math.max(most, made + 1 - ended);
        yield made;
      }
    }
    const done: number[] = [];
    await forEachConcurrently(
      items(),
      async (item) => {
        await delay(1);
        done.push(item);
        ended += 1;
      },
      3,
    );
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(most).toBe(3);
  });

  it('begins nothing more after a failure, and has ended what it began', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const task = async (item: number) => {
      begun.push(item);
      await delay(item === 0 ? 1 : 5);
      if (item === 0) throw new Error('no space');
      ended.push(item);
    };
    await expect(forEachConcurrently([0, 1, 2, 3, 4, 5], task, 2)).rejects.toThrow('no space');
    expect([begun, ended]).toEqual([[0, 1], [1]]);
  });
});

describe('settleAll', () => {
  it('throws the first failure once everything has ended', async () => {
    let hasEnded = false;
    const slow = delay(5).then(() => (hasEnded = true));
    await expect(settleAll([slow, Promise.reject(new Error('first')), Promise.reject(new Error('second'))])).rejects.toThrow('first');
    expect(hasEnded).toBe(true);
  });
});
