import { Progress } from '../../build-scripts/lib/progress';

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
    expect(written).toBe('Compiling documents: 20 of 29 …\nBundling …\n');
  });

  it("rewrites a terminal's line, and leaves it empty", async () => {
    const progress = new Progress(output(true));
    await progress.during({ name: 'Rendering pages:', total: 89 }, (advance) => {
      jest.advanceTimersByTime(2_000);
      advance(8);
      jest.advanceTimersByTime(2_000);
    });
    progress.end();
    expect(written).toBe('\r\u001b[KRendering pages: 89 …\r\u001b[KRendering pages: 8 of 89 …\r\u001b[K');
  });
});
