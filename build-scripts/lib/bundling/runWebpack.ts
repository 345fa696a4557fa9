import webpack, { type Compiler, type Stats } from 'webpack';
import { webpackConfig } from '../../../webpack.config';
import type { Bundle, BundleSettings, ClientAssets } from './clientBundle';
import { isFurtherFace } from './furtherFaces';
import { claimCacheSlot } from './webpackCache';

/**
 * Bundles the client with webpack.
 *
 * @param siteSource makes the module `@content/site`; nothing else waits for it
 * @throws Error with webpack's own report
 */
export async function runWebpack(settings: BundleSettings, siteSource: () => Promise<string>): Promise<Bundle> {
  const { slot, release } = claimCacheSlot();
  const compiler = webpack(webpackConfig(settings, siteSource, { isProduction: true, cacheSlot: slot }));
  if (!compiler) throw new Error('webpack returned no compiler');
  try {
    const stats = await run(compiler);
    if (stats.hasErrors()) throw new Error(`The client doesn't build:\n${stats.toString({ all: false, errors: true, colors: false })}`);
    return { assets: assetsOf(stats), files: Object.keys(stats.compilation.assets), closed: close(compiler).finally(release) };
  } catch (error) {
    await close(compiler).finally(release);
    throw error;
  }
}

function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : result ? resolve(result) : reject(new Error('webpack returned no result'))));
  });
}

function close(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
}

function assetsOf(stats: Stats): ClientAssets {
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({ all: false, entrypoints: true, chunkGroups: true, chunkGroupAuxiliary: true });
  const filesOf = (group: { assets?: { name: string }[] } | undefined, extension: string) =>
    (group?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith(extension))
      .map((name) => `/assets/${name}`);
  // Every page needs the basic characters; for further ones the browser asks by itself.
  const fonts = (entrypoints['main']?.auxiliaryAssets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.woff2') && !isFurtherFace(name));
  const sections = Object.entries(namedChunkGroups)
    .filter(([name]) => name.startsWith('section-'))
    .map(([name, group]) => [name.slice('section-'.length), { scripts: filesOf(group, '.js'), styles: filesOf(group, '.css') }] as const);
  // The entry runs last: by then everything that it imports is defined.
  return {
    scripts: [...filesOf(namedChunkGroups['app'], '.js'), ...filesOf(entrypoints['main'], '.js')],
    styles: filesOf(entrypoints['main'], '.css'),
    printStyles: filesOf(entrypoints['print'], '.css'),
    fonts: fonts.map((name) => `/assets/${name}`),
    sections: Object.fromEntries(sections),
  };
}
