import { Progress } from '../../../build-scripts/lib/running/progress';

describe('Progress', () => {
  let written = '';
  const output = (isTTY: boolean) => ({ isTTY, write: (text: string) => (written += text) });

  beforeEach(() => {
    jest.useFakeTimers();
    written = '';
  });
  afterEach(() => jest.useRealTimers());

  it('says nothing of what takes less than two seconds', async () => {
    const progress = new Progress(output(false));
    await progress.during({ name: 'Bundling' }, () => jest.advanceTimersByTime(1_900));
    progress.end();
    jest.advanceTimersByTime(10_000);
    expect(written).toBe('');
  });

  it('writes one line per phase where nobody watches', async () => {
    const progress = new Progress(output(false));
    await progress.during({ name: 'Compiling documents:', total: 29 }, (advance) => {
      advance(20);
      jest.advanceTimersByTime(9_000);
    });
    await progress.during({ name: 'Bundling' }, () => jest.advanceTimersByTime(3_000));
    expect(written).toBe('Compiling documents: 20 of 29, about 1 s left …\nBundling …\n');
  });

  it("rewrites a terminal's line, and leaves it empty", async () => {
    const progress = new Progress(output(true));
    await progress.during({ name: 'Rendering pages:', total: 89 }, (advance) => {
      jest.advanceTimersByTime(2_000);
      advance(8);
      jest.advanceTimersByTime(2_000);
    });
    progress.end();
    expect(written).toBe('\r\u001b[KRendering pages: 89 …\r\u001b[KRendering pages: 8 of 89, about 41 s left …\r\u001b[K');
  });

  it('leaves the line of a terminal empty between two phases, and before the first', async () => {
    const progress = new Progress(output(true));
    jest.advanceTimersByTime(3_000);
    expect(written).toBe('');
    await progress.during({ name: 'Bundling' }, () => jest.advanceTimersByTime(2_000));
    jest.advanceTimersByTime(6_000);
    progress.end();
    expect(written).toBe('\r\u001b[KBundling …\r\u001b[K');
  });

  it('says how long the rest takes at the pace so far, in minutes where it is long, and nothing of what is done', async () => {
    const progress = new Progress(output(true));
    await progress.during({ name: 'Rendering pages:', total: 2_000 }, (advance) => {
      advance(20);
      jest.advanceTimersByTime(2_000);
      advance(1_980);
      jest.advanceTimersByTime(2_000);
    });
    progress.end();
    expect(written.split('\r\u001b[K')).toEqual(['', 'Rendering pages: 20 of 2000, about 3 min left …', 'Rendering pages: 2000 of 2000 …', '']);
  });
});
