import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { licencePlugin } from '../../../build-scripts/lib/bundling/licences';
import { temporaryFolder, writeFiles } from '../support/folder';

/** Bundles a script that needs one package; returns the problems. */
async function bundleWith(folder: string, licence: string | undefined): Promise<string> {
  writeFiles(folder, {
    'main.js': "import 'dependency';",
    'package.json': '{}',
    'node_modules/dependency/package.json': JSON.stringify({ name: 'dependency', version: '1.0.0', main: 'index.js', license: licence }),
    'node_modules/dependency/index.js': 'globalThis.used = true;',
    'node_modules/dependency/LICENSE': 'Terms of the dependency.',
  });
  const compiler = webpack({ mode: 'none', context: folder, entry: './main.js', output: { path: join(folder, 'out/assets') }, plugins: [licencePlugin] });
  return new Promise((resolve) => compiler?.run((error, stats) => resolve(String(error ?? stats?.toString({ all: false, errors: true })))));
}

describe('licencePlugin', () => {
  const root = temporaryFolder();

  it('writes the notices of what ships, the typeface among it', async () => {
    const folder = join(root, 'accepted');
    expect(await bundleWith(folder, 'MIT')).toBe('');
    const notices = readFileSync(join(folder, 'out/licenses.txt'), 'utf8');
    for (const part of ['dependency', 'Terms of the dependency.', 'SIL OPEN FONT LICENSE']) expect(notices).toContain(part);
  });

  it('finds the packages in a folder whose name has a number sign', async () => {
    const folder = join(root, 'site #2');
    expect(await bundleWith(folder, 'MIT')).toBe('');
    expect(readFileSync(join(folder, 'out/licenses.txt'), 'utf8')).toContain('Terms of the dependency.');
  });

  it.each(['GPL-3.0', undefined])('ends the build over a package under %s', async (licence) => {
    const folder = join(root, String(licence));
    expect(await bundleWith(folder, licence)).toContain('dependency would ship under');
  });
});
