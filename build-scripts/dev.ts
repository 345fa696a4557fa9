import { runCommand } from './lib/command';
import { startDevServer } from './lib/devServer';
import { readPort } from './lib/server';
import { readSettings } from './lib/settings';

await runCommand(async () => {
  const port = readPort();
  const settings = await readSettings();
  await startDevServer(settings, port);
  console.log(`Development server at http://localhost:${port}${settings.basePath} (drafts are shown)`);
});
