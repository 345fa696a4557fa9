import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { installEngines } from './installEngines';
import { sizesIn } from './namedWords';

await runCommand(async () => {
  const { values, positionals } = readCommand('bench/search');
  sizesIn(positionals.filter((word) => word !== 'site'));
  installEngines();
  const { measureSearch } = await import('./measureSearch');
  await measureSearch({ corpora: positionals, isWritten: values.write ?? false });
});
