import { runCommand } from './lib/running/command';
import { startProgram } from './lib/running/startProgram';

/** Formats the code. */
await runCommand(async () => {
  const { hasSucceeded: isRight } = await startProgram('prettier/bin/prettier.cjs', ['--write', '--log-level=warn', '.'], { isShown: true });
  if (!isRight) process.exitCode = 1;
});
