import type { Machine } from '../../../../build-scripts/lib/verify/machines/machine';
import { withTimeLimit } from '../../../../build-scripts/lib/verify/machines/withTimeLimit';

describe('withTimeLimit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives each command what is left of the whole time, and runs none after it', async () => {
    const limits: number[] = [];
    const take = (timeoutMs: number) => {
      limits.push(timeoutMs);
      return Promise.resolve({ code: 0, output: '' });
    };
    const machine: Machine = {
      run: (_who, _command, timeoutMs) => take(timeoutMs),
      runAtTerminal: (_who, _command, { timeoutMs }) => take(timeoutMs),
      close: () => Promise.resolve(),
    };
    const limited = withTimeLimit(machine, 1_000);
    await limited.run('root', 'first', 600);
    jest.advanceTimersByTime(700);
    await limited.runAtTerminal('root', 'second', { answers: [], timeoutMs: 600 });
    jest.advanceTimersByTime(400);
    expect(await limited.run('root', 'third', 600)).toMatchObject({ stopped: 'time' });
    expect(limits).toEqual([600, 300]);
  });
});
