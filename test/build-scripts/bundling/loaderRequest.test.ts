import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { loaderRequest } from '../../../build-scripts/lib/bundling/loaderRequest';
import { temporaryFolder, writeFiles } from '../support/folder';

const folder = temporaryFolder();
const LOADER = 'module.exports = function () { return `export default ${JSON.stringify(this.getOptions())};`; };';

it.each(['plain', 'my notes', 'c#'])('finds a loader in a folder called %s, and gives it its options', async (name) => {
  writeFiles(folder, { [`${name}/loader.cjs`]: LOADER, 'entry.js': '' });
  const use = [loaderRequest(join(folder, name, 'loader.cjs'), { publicPath: '/sub/', other: 'a?b' })];
  const configuration: webpack.Configuration = {
    mode: 'development',
    devtool: false,
    entry: join(folder, 'entry.js'),
    output: { path: join(folder, 'out') },
    module: { rules: [{ test: /entry\.js$/, use }] },
  };
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(configuration, (error, made) => (error ? reject(error) : resolve(made))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  expect(readFileSync(join(folder, 'out/main.js'), 'utf8')).toContain('{"publicPath":"/sub/","other":"a?b"}');
});
