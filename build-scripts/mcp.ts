import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { runCommand } from './lib/running/command';
import { loadModel } from './lib/compiling/loadModel';
import { createMcpServer } from './lib/mcp/createMcpServer';
import { createSiteReader } from './lib/mcp/siteReader';
import { readSettings } from './lib/settings/settings';

/** A read-only server for assistants, over standard input and output; nothing else may be written to standard output. */
await runCommand(async () => {
  const settings = await readSettings();
  const { model } = await loadModel(settings);
  const reader = createSiteReader(model, settings);
  serveStdio(() => createMcpServer(reader, settings.site.name));
});
