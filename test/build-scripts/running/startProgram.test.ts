import { startProgram } from '../../../build-scripts/lib/running/startProgram';

describe('startProgram', () => {
  it('returns what a program of a package wrote, and that it succeeded', async () => {
    const { hasSucceeded: isRight, output } = await startProgram('typescript/bin/tsc', ['--version']);
    expect({ isRight, output }).toEqual({ isRight: true, output: expect.stringMatching(/^Version \d/) });
  });

  it('returns that it failed, with what it said about it', async () => {
    const { hasSucceeded: isRight, output } = await startProgram('typescript/bin/tsc', ['--no-such-option']);
    expect({ isRight, output }).toEqual({ isRight: false, output: expect.stringContaining('no-such-option') });
  });
});
