import { runCommand } from './lib/command';
import { createSiteServer, listen, readPort } from './lib/server';
import { DIST_DIR } from './lib/settings';

await runCommand(async () => {
  const port = readPort();
  await listen(createSiteServer(DIST_DIR), port);
  console.log(`Serving dist/ at http://localhost:${port}`);
});
