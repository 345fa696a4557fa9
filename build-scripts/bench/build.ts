import { runCommand } from '../lib/running/command';
import { installEngines } from './installEngines';

await runCommand(async () => {
  installEngines();
  const { measureBuilds } = await import('./build/measureBuilds');
  await measureBuilds(process.argv.slice(2));
});
