import { afterPaint } from '../../src/platform/afterPaint';

describe('after a paint', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('W9 comes what a change leads to, in the frame after the one that shows the change', async () => {
    const action = jest.fn();
    afterPaint(action);
    await jest.advanceTimersByTimeAsync(17);
    expect(action).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(17);
    expect(action).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('W9 comes soon on a page that isn’t seen, too, which paints nothing', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const action = jest.fn();
    afterPaint(action);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
