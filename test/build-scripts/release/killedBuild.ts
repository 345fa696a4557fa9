/*
 * A process that builds a small site into a folder and kills itself on the way, as `kill -9` would:
 * `killedBuild.ts <target> build|switch`, or with a number n, before the nth change of the file system.
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
  if (from === target && moment === 'switch') die();
};

let changes = 0;
/** Counts the calls that change the file system, and dies before the chosen one. */
function countCalls(functions: object, names: readonly string[]): void {
  for (const name of names) {
    const change = Reflect.get(functions, name) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      changes += 1;
      if (changes === Number(moment)) die();
      return change.apply(functions, args);
    };
    Reflect.set(functions, name, counted);
  }
}
countCalls(fs, ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'unlinkSync', 'openSync', 'linkSync', 'utimesSync', 'cpSync']);
countCalls(fs.promises, ['mkdir', 'writeFile', 'rename', 'rm', 'unlink', 'open', 'link', 'utimes', 'cp']);
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
// Killed before none of them: prints how many there were.
process.stdout.write(String(changes));
