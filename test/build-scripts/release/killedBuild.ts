/*
 * A process that builds a small site into a folder and is killed on the way, as by `kill -9`:
 * `killedBuild.ts <target> build|switch`.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const [target = '', moment = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

const { renameSync } = fs;
fs.renameSync = (from, to) => {
  renameSync(from, to);
  // The old site has just left its place.
  if (from === target) die();
};
syncBuiltinESMExports();

const { makeRelease } = await import('../../../build-scripts/lib/release/makeRelease');
const { newWorkspace } = await import('../../../build-scripts/lib/release/workspace');
const { site } = newWorkspace(target);
await makeRelease({ distDir: target, stagingDir: site, contentDir: '/nonexistent' }, () => {
  for (const path of ['_headers', '404.html', 'index.html', 'data/search-index.json']) {
    fs.mkdirSync(join(site, path, '..'), { recursive: true });
    fs.writeFileSync(join(site, path), 'new');
  }
  if (moment === 'build') die();
  return Promise.resolve({ result: null, expected: [] });
});
