import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { installEngines } from './installEngines';
import { sizesIn } from './namedWords';

const RUNS = '3';

await runCommand(async () => {
  const { values, positionals } = readCommand('bench/build');
  const sizes = sizesIn(positionals);
  const runs = values.runs ?? RUNS;
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`bench:build: --runs: ${JSON.stringify(runs)} isn't a number of runs from 1 to 99.`);
  installEngines();
  const { measureBuilds } = await import('./build/measureBuilds');
  await measureBuilds({ sizes, runs: Number(runs), isWritten: values.write ?? false });
});
