import { loadModel } from './lib/compiling/loadModel';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { displayPath } from './lib/files/displayPath';
import { readSettings } from './lib/settings/settings';
import { checkUrls, LOCK_NAME, readLock, writeLock } from './lib/urls/checkUrls';
import { publishedUrls } from './lib/urls/publishedUrls';
import { newUrls } from './lib/urls/urlLock';

/** Lists the addresses that aren't in the content's lock yet; `--write` adds them. Fails for addresses of the lock that lead nowhere. */
await runCommand(async () => {
  const { values } = readCommand('urls');
  const settings = await readSettings();
  const { contentDir } = settings;
  const published = publishedUrls((await loadModel(settings)).model, settings);
  const lock = readLock(contentDir);
  if (!lock && !values.write) console.log(`${displayPath(contentDir)} has no ${LOCK_NAME}; npm run urls -- --write creates one.`);
  else if (values.write) console.log(`Added to ${LOCK_NAME}: ${writeLock(contentDir, published)}`);
  else for (const url of lock ? newUrls(lock, published) : []) console.log(`new  ${url}`);
  checkUrls(contentDir, published, values.write ? `${LOCK_NAME} has the new addresses anyway` : undefined);
});
