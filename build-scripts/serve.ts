import { runCommand } from './lib/command';
import { createSiteServer, listen, readPort } from './lib/server';
import { readDistDir } from './lib/settings';

await runCommand(async () => {
  const port = readPort();
  await listen(createSiteServer(readDistDir()), port);
  console.log(`Serving dist/ at http://localhost:${port}`);
});
