import { runCommand } from '../lib/running/command';
import { installEngines } from './installEngines';

await runCommand(async () => {
  installEngines();
  const { measureSearch } = await import('./measureSearch');
  await measureSearch(process.argv.slice(2));
});
