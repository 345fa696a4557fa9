import { runCommand } from './lib/running/command';
import { startDevServer } from './lib/dev/devServer';
import { readPort, tryPort } from './lib/serving/server';
import { readSettings } from './lib/settings/settings';

await runCommand(async () => {
  const port = readPort();
  // webpack-dev-server would throw where nothing catches it.
  await tryPort(port);
  const { basePath } = await startDevServer(readSettings, port);
  console.log(`Development server at http://localhost:${port}${basePath} (drafts are shown)`);
});
