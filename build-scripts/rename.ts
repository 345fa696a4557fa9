import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { readSettings } from './lib/settings/settings';
import { renameArticle } from './lib/urls/renameArticle';

/** Renames an article, such as `wiki/ssh wiki/openssh`: its file, its sidecar, its recordings, its rows of the ledger, links to it, and an alias for its address. */
await runCommand(async () => {
  const [from = '', to = ''] = readCommand('rename').positionals;
  const changes = await renameArticle(await readSettings(), from, to);
  for (const [path, text] of changes) console.log(`${text === null ? 'removed' : 'written'}  ${path}`);
});
