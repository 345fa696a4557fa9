import { readBuildOptions } from './lib/building/buildOptions';
import { buildSite } from './lib/building/buildSite';
import { runCommand } from './lib/running/command';
import { describeBuild } from './lib/building/describeBuild';
import { readSettings } from './lib/settings/settings';

await runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2));
  console.log(describeBuild(await buildSite(await readSettings(), options)));
});
