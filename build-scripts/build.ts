import { readBuildOptions } from './lib/buildOptions';
import { buildSite } from './lib/buildSite';
import { runCommand } from './lib/command';
import { describeBuild } from './lib/describeBuild';
import { readSettings } from './lib/settings';

await runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2));
  console.log(describeBuild(await buildSite(await readSettings(), options)));
});
