import { buildSite } from './lib/buildSite';
import { runCommand } from './lib/command';
import { describeBuild } from './lib/describeBuild';
import { createSiteServer, listen, readPort } from './lib/server';
import { readSettings } from './lib/settings';

await runCommand(async () => {
  const port = readPort();
  const settings = await readSettings();
  console.log(describeBuild(await buildSite(settings)));
  await listen(createSiteServer(settings.distDir), port);
  console.log(`Serving the site at http://localhost:${port}${settings.basePath}`);
});
