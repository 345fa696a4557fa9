/* Builds a small site with a named home page and one file of a given size: `bigBuild.ts <target> <name> <bytes>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRelease } from '../../../build-scripts/lib/release/makeRelease';
import { newWorkspace } from '../../../build-scripts/lib/release/workspace';

const [target = '', name = '', bytes = ''] = process.argv.slice(2);
const { site } = newWorkspace(target);
try {
  await makeRelease({ distDir: target, stagingDir: site, contentDir: '/nonexistent' }, () => {
    const files = {
      _headers: '',
      '404.html': '',
      'index.html': `home of ${name}`,
      'data/search-index.json': '{}',
      'images/big.png': Buffer.alloc(Number(bytes)),
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(site, path, '..'), { recursive: true });
      writeFileSync(join(site, path), content);
    }
    return Promise.resolve({ result: null, expected: ['index.html', 'images/big.png'] });
  });
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
