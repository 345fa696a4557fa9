import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { preloading } from '../../../build-scripts/lib/testing/preloading';
import { temporaryFolder, writeFiles } from '../support/folder';

const dir = temporaryFolder();

it.each(['plain', 'my notes', 'c#', '100%25', 'a"b'])('loads a module in a folder called %s', (folder) => {
  writeFiles(dir, { [`${folder}/first.mjs`]: 'console.log("first");' });
  const env = { ...process.env, NODE_OPTIONS: preloading(join(dir, folder, 'first.mjs'), '--no-warnings') };
  const { stdout, stderr } = spawnSync(process.execPath, ['-p', '"then"'], { env, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['first\nthen\n', '']);
});
