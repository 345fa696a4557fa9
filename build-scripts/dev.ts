import { runCommand } from './lib/command';
import { startDevServer } from './lib/devServer';
import { readPort } from './lib/server';
import { readSettings } from './lib/settings';
import { watchSite } from './lib/watchSite';

await runCommand(async () => {
  const port = readPort();
  const settings = await readSettings();
  let server = await startDevServer(settings, port);
  console.log(`Development server at http://localhost:${port}${settings.basePath} (drafts are shown)`);
  // The owner's constants are in the bundle and its settings: with others it is another one.
  watchSite(settings.contentDir, async () => {
    console.log('site.yml has changed; starting again …');
    await server.close();
    server = await startDevServer(await readSettings(), port);
    console.log('The site has its new constants.');
  });
});
