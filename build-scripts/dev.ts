import { runCommand } from './lib/command';
import { startDevServer } from './lib/devServer';
import { readPort } from './lib/server';
import { readSettings } from './lib/settings';

await runCommand(async () => {
  const port = readPort();
  const { basePath } = await startDevServer(readSettings, port);
  console.log(`Development server at http://localhost:${port}${basePath} (drafts are shown)`);
});
