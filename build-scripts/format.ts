import { runCommand } from './lib/command';
import { runProgram } from './lib/runProgram';

await runCommand(() => {
  if (!runProgram('prettier/bin/prettier.cjs', ['--write', '--log-level=warn', '.'])) process.exitCode = 1;
  return Promise.resolve();
});
