import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { runCommand } from './lib/running/command';
import { loadModel } from './lib/compiling/loadModel';
import { createMcpServer } from './lib/mcp/createMcpServer';
import { readerOfFolder } from './lib/mcp/currentReader';
import { createSiteReader } from './lib/mcp/siteReader';
import { readSettings } from './lib/settings/settings';

/** A read-only server for assistants, over standard input and output; nothing else may be written to standard output. */
await runCommand(async () => {
  const { contentDir, site } = await readSettings();
  const current = readerOfFolder(contentDir, async () => {
    const settings = await readSettings();
    const { model } = await loadModel(settings);
    return createSiteReader(model, settings);
  });
  await current();
  let fault = '';
  serveStdio(() => createMcpServer(current, site.name), { onerror: ({ message }) => (fault = message) });
  // The connection is over. Unless the client has ended it, the transport has, as it does after a message that is too long.
  process.once('beforeExit', () => {
    if (process.stdin.readableEnded) return;
    console.error(`mcp: the connection was closed: ${fault}`);
    process.exitCode = 1;
  });
});
