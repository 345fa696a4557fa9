import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFile } from '../files/outputFile';
import { bundleCache, type KeptBundle } from './bundleCache';
import type { Bundle, BundleSettings } from './clientBundle';
import { CACHE_DIR } from '../files/paths';

/**
 * Bundles the client, or writes an earlier bundle of the same code, settings and module `@content/site`; then webpack
 * isn't even started.
 *
 * @param siteSource makes the module `@content/site`
 * @param signal ends the work early
 * @throws Error with webpack's own report; the signal's reason once it is aborted
 */
export async function bundleClient(
  settings: BundleSettings,
  siteSource: () => Promise<string>,
  { signal, cacheDir = CACHE_DIR }: { readonly signal: AbortSignal; readonly cacheDir?: string },
): Promise<Bundle> {
  const cache = bundleCache(settings, cacheDir);
  // The module waits for the content, so the cache is read only if it is likely to make bundling needless.
  const kept = cache.isLikely() ? cache.read(await siteSource()) : undefined;
  if (kept) return restore(kept, settings);
  const { bundleApart } = await import('./bundleApart');
  const bundle = await bundleApart(settings, siteSource, signal);
  cache.write(await siteSource(), keptBundle(bundle, settings));
  return bundle;
}

function keptBundle({ assets, files }: Bundle, { stagingDir }: BundleSettings): KeptBundle {
  return { assets, files: new Map(files.map((name) => [name, readFileSync(join(stagingDir, 'assets', name))])) };
}

function restore({ assets, files }: KeptBundle, { stagingDir }: BundleSettings): Bundle {
  for (const [name, content] of files) {
    const path = join(stagingDir, 'assets', name);
    outputFile(path, content);
  }
  return { assets, files: [...files.keys()], closed: Promise.resolve() };
}
