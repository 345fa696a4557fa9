import { loadModel } from './lib/compiling/loadModel';
import { runCommand } from './lib/running/command';
import { displayPath } from './lib/files/displayPath';
import { readSettings } from './lib/settings/settings';
import { checkUrls, LOCK_NAME, readLock, writeLock } from './lib/urls/checkUrls';
import { publishedUrls } from './lib/urls/publishedUrls';
import { newUrls } from './lib/urls/urlLock';

/** Lists the addresses that aren't in the content's lock yet; `--write` adds them. Fails for addresses of the lock that lead nowhere. */
await runCommand(async () => {
  const settings = await readSettings();
  const { contentDir } = settings;
  const published = publishedUrls((await loadModel(settings)).model, settings);
  const lock = readLock(contentDir);
  const isWriting = process.argv.includes('--write');
  if (!lock && !isWriting) console.log(`${displayPath(contentDir)} has no ${LOCK_NAME}; npm run urls -- --write creates one.`);
  else if (isWriting) console.log(`Added to ${LOCK_NAME}: ${writeLock(contentDir, published)}`);
  else for (const url of lock ? newUrls(lock, published) : []) console.log(`new  ${url}`);
  checkUrls(contentDir, published, isWriting ? `${LOCK_NAME} has the new addresses all the same` : undefined);
});
