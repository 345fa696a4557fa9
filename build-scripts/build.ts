import { runCommand } from './lib/command';
import { buildSite } from './lib/buildSite';
import { describeBuild } from './lib/describeBuild';
import { readSettings } from './lib/settings';

await runCommand(async () => {
  console.log(describeBuild(await buildSite(await readSettings())));
});
