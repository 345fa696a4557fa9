import { runCommand } from './lib/command';
import { startDevServer } from './lib/devServer';
import { readPort, tryPort } from './lib/server';
import { readSettings } from './lib/settings';

await runCommand(async () => {
  const port = readPort();
  // webpack-dev-server would throw where nobody catches.
  await tryPort(port);
  const { basePath } = await startDevServer(readSettings, port);
  console.log(`Development server at http://localhost:${port}${basePath} (drafts are shown)`);
});
